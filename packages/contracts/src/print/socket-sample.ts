import type { PrintedRequest } from './request.ts';
import { shellQuote } from './shell-quote.ts';

const greeting = '{"type":"echo","text":"Hello"}';

const socketUrl = (url: string): string => url.replace(/^http/, 'ws');

/** A handshake of its own, because many builds of curl do not know ws:// addresses. */
const curl = ({ url }: PrintedRequest): string =>
  [
    "curl --include --no-buffer --output - --max-time 2 --header 'Connection: Upgrade'",
    "--header 'Upgrade: websocket'",
    "--header 'Sec-WebSocket-Version: 13'",
    "--header 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='",
    shellQuote(url),
  ].join(' \\\n  ');

const javaScript = ({
  url,
}: PrintedRequest): string => `const socket = new WebSocket('${socketUrl(url)}');
socket.addEventListener('open', () => socket.send('${greeting}'));
socket.addEventListener('message', ({ data }) => {
  console.log(data);
  if (JSON.parse(data).type === 'echo') socket.close(1000, 'Done');
});
socket.addEventListener('close', ({ code, reason }) => console.log(code, reason));`;

const python = ({ url }: PrintedRequest): string => `from websockets.sync.client import connect

with connect("${socketUrl(url)}") as socket:
    socket.send('${greeting}')
    for message in range(2):
        print(socket.recv())
print(socket.close_code)`;

/** A program that opens the WebSocket, sends an echo and closes. */
export const socketSample = { cURL: curl, JavaScript: javaScript, Python: python };
