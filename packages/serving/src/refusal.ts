import type { Duplex } from 'node:stream';
import {
  problemKinds,
  problemType,
  type Problem,
  type ProblemKind,
} from '@sparring/contracts/problem';

/** Why a server does not take a request or a connection, as a problem that the contracts know. */
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

/** A whole answer as text, for what never became a request; the connection ends with it. */
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

/** Sends the text as the last of a connection. A client that has gone gets no answer. */
export const endWith = (socket: Duplex, text: string): void => {
  socket.on('error', () => {});
  if (!socket.writable) socket.destroy();
  else socket.end(text, () => socket.destroy());
};
