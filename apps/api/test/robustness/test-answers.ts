import { connect } from 'node:net';

interface Answer {
  readonly status: number;
  readonly headers: Headers;
}

const head = /^HTTP\/1\.1 (\d{3}) [^\r\n]*\r\n((?:[\w-]+: [^\r\n]*\r\n)*)\r\n/;
const chunk = /^([\dA-F]+)\r\n/i;

/** What follows the chunks at the start of a text; undefined if they are not whole. */
const afterChunks = (text: string): string | undefined => {
  const [line, size = ''] = chunk.exec(text) ?? [];
  if (line === undefined) return undefined;
  const length = Number.parseInt(size, 16);
  const after = text.slice(line.length + length);
  if (!after.startsWith('\r\n')) return undefined;
  return length === 0 ? after.slice(2) : afterChunks(after.slice(2));
};

/** What follows the body at the start of a text; undefined if it is not whole. */
const afterBody = ({ status, headers }: Answer, text: string, method?: string) => {
  if (status === 101) return '';
  if (method === 'HEAD' || status < 200 || [204, 304].includes(status)) return text;
  if (headers.get('Transfer-Encoding') === 'chunked') return afterChunks(text);
  const length = Number(headers.get('Content-Length') ?? Number.NaN);
  return text.length >= length ? text.slice(length) : undefined;
};

/** The whole answers at the start of what was received, the first to a request with the method, and the rest. */
export const answersIn = (received: string, method: string) => {
  const answers: Answer[] = [];
  const isFinal = ({ status }: Answer) => status >= 200;
  let rest = received;
  for (let found = head.exec(rest); found; found = head.exec(rest)) {
    const [start, status, lines = ''] = found;
    const pairs = lines.split('\r\n').slice(0, -1);
    const headers = new Headers(pairs.map((line) => line.split(/: (.*)/s, 2) as [string, string]));
    const answer = { status: Number(status), headers };
    const isFirst = !answers.some(isFinal);
    const after = afterBody(answer, rest.slice(start.length), isFirst ? method : undefined);
    if (after === undefined) break;
    answers.push(answer);
    rest = after;
  }
  return { answers: answers.filter((one) => isFinal(one) || one.status === 101), rest };
};

interface Conversation {
  readonly port: number;
  readonly method: string;
  readonly first: string;
  /** Is sent after the first answer. */
  readonly last: string;
}

/** The timeout of a connection on which nothing happens. */
const timeout = 5000;

/** Sends bytes, more bytes after the first whole answer, and receives until the server ends the connection. */
export const converse = async ({ port, method, first, last }: Conversation) => {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let received = '';
  let isOpen = false;
  let isAnswered = false;
  socket.on('data', (piece: string) => {
    received += piece;
    if (isAnswered || answersIn(received, method).answers.length === 0) return;
    isAnswered = true;
    socket.write(last);
  });
  socket.setTimeout(timeout, () => {
    isOpen = true;
    socket.destroy();
  });
  socket.on('error', () => {}).write(first, 'latin1');
  await new Promise((resolve) => socket.once('close', resolve));
  if (isOpen) throw new Error(`Nothing happens for ${timeout} ms after ${received}`);
  return answersIn(received, method);
};
