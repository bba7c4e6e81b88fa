import type { Duplex } from 'node:stream';
import {
  problemKinds,
  problemType,
  type Problem,
  type ProblemKind,
} from '@sparring/contracts/problem';

/** The reason why a server refuses a request or a connection, as a problem of the contracts. */
export interface Refusal {
  readonly kind: ProblemKind;
  readonly detail: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export const bodyOf = ({ kind, detail }: Refusal, instance: string): Problem => {
  const { status, title, error } = problemKinds[kind];
  return { type: problemType(kind), title, status, error, detail, instance };
};

type Headers = Iterable<readonly [name: string, value: string]>;

/** A complete answer as text, for a connection without a readable request. It closes the connection. */
export const rawAnswer = (refusal: Refusal, headers: Headers): string => {
  const body = JSON.stringify(bodyOf(refusal, '/'));
  const all = [
    ...headers,
    ...Object.entries(refusal.headers ?? {}),
    ['Content-Type', 'application/problem+json'],
    ['Content-Length', String(Buffer.byteLength(body))],
    ['Connection', 'close'],
  ];
  const lines = all.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const { status, title } = problemKinds[refusal.kind];
  return `HTTP/1.1 ${status} ${title}\r\n${lines}\r\n${body}`;
};

/** Sends the text and closes the connection. */
export const endWith = (socket: Duplex, text: string): void => {
  socket.on('error', () => {});
  if (!socket.writable) socket.destroy();
  else socket.end(text, () => socket.destroy());
};
