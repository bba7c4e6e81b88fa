import { once } from 'node:events';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A request as bytes, so that no client library escapes or refuses it. */
export interface RawRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer | string;
}

/** The timeout of an answer to an invalid request. */
const timeout = 5000;

const bytesOf = ({ method, target, headers, body }: RawRequest): Buffer => {
  const content = Buffer.from(body as string);
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: close',
    `Content-Length: ${content.length}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), content]);
};

/** Sends the bytes and reads until the connection closes. Throws at the timeout. */
export const exchange = async (port: number, request: RawRequest) => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const late = () => socket.destroy(new Error(`no answer in ${timeout} ms`));
  socket.setTimeout(timeout, late).write(bytesOf(request));
  const bytes = await buffer(socket);
  const answer = bytes.toString();
  const split = answer.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = answer.slice(0, split).split('\r\n');
  const headers = new Headers(lines.map((line) => line.split(/: (.*)/s, 2) as [string, string]));
  const status = Number(statusLine.split(' ')[1]);
  return { status, headers, text: answer.slice(split + 4), size: bytes.length };
};

export type RawReply = Awaited<ReturnType<typeof exchange>>;
