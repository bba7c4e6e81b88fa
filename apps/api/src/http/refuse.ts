import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { ProblemKind } from '@sparring/contracts/problem';
import { constantHeaders } from './every-answer.ts';
import { HttpProblem } from './http-problem.ts';
import type { Log } from './log.ts';

const unreadable: Readonly<Record<string, readonly [ProblemKind, string]>> = {
  HPE_HEADER_OVERFLOW: ['headers-too-large', 'The path and headers are over 16 kB. Send less.'],
  ERR_HTTP_REQUEST_TIMEOUT: [
    'request-timeout',
    'The request took longer than 30 seconds, or its headers longer than 10. Send it faster.',
  ],
};

/** What Node's parser says of bytes that never became a request. */
export const problemOf = ({ code = '', message }: NodeJS.ErrnoException): HttpProblem => {
  const [kind, detail] = unreadable[code] ?? [
    'malformed-request',
    `This is not HTTP as it can be read here: ${message}.`,
  ];
  return new HttpProblem(kind, detail);
};

const rawAnswer = (problem: HttpProblem, id: string): string => {
  const body = JSON.stringify(problem.body('/'));
  const headers = [
    ...constantHeaders,
    ['X-Request-Id', id],
    ...Object.entries(problem.headers),
    ['Content-Type', 'application/problem+json'],
    ['Content-Length', String(Buffer.byteLength(body))],
    ['Connection', 'close'],
  ];
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `HTTP/1.1 ${problem.status} ${problem.body('').title}\r\n${lines}\r\n${body}`;
};

/** Answers, and logs, what never became a request, so that Express cannot. Who has gone gets no answer. */
export const refuse = (socket: Duplex, problem: HttpProblem, log?: Log): void => {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const id = randomUUID();
  const { status, message } = problem;
  socket.end(rawAnswer(problem, id));
  log?.({ level: 'info', request_id: id, status, refused: message });
};
