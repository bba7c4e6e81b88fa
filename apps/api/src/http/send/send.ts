import type { ServerResponse } from 'node:http';
import { passedFault, passesFaults } from '@sparring/serving/passed-fault';
import { bytesWith, sendBroken, type WireFault } from '@sparring/serving/wire-fault';
import { isPiece, type Answer, type Piece } from '../../request/answer.ts';
import { contextOf } from '../read/request-context.ts';
import { withOthers } from './answers-together.ts';
import { writeHead } from './head.ts';
import { openSocket } from './open-socket.ts';

/** HTTP allows no Content-Length in these. */
const hasLength = (status: number): boolean => status >= 200 && status !== 204 && status !== 304;

const sendWhole = (response: ServerResponse, { status, headers }: Answer, body: Piece): void => {
  const context = contextOf(response);
  const length = hasLength(status) ? Buffer.byteLength(body) : undefined;
  writeHead(response, context, status, headers, length);
  if (response.req.method !== 'HEAD') context.trace.kept?.keep(body);
  response.end(body);
};

/** Resolves when the client has read enough to write more, or has disconnected. */
const untilRoom = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      response.off('drain', done).off('close', done);
      resolve();
    };
    response.on('drain', done).on('close', done);
  });

/**
 * Sends each piece when it arrives, and requests the next one when there is room in the buffer. The head is sent
 * at once, so all refusals must happen before. An error that the client does not cause is thrown, and the answer
 * has no end.
 */
const sendPieces = async (
  response: ServerResponse,
  { status, headers }: Answer,
  pieces: AsyncIterable<Piece>,
): Promise<void> => {
  const context = contextOf(response);
  writeHead(response, context, status, headers);
  if (response.req.method === 'HEAD') {
    response.end();
    return;
  }
  response.flushHeaders();
  try {
    for await (const piece of pieces) {
      if (response.closed) return;
      context.trace.kept?.keep(piece);
      if (!response.write(piece)) await untilRoom(response);
      if (response.closed) return;
    }
    response.end();
  } catch (error) {
    if (!response.closed) throw error;
  }
};

/** The site's server receives the whole body and breaks it itself, but its connection to the API is closed as well. */
const sendFault = async (
  response: ServerResponse,
  { status, headers }: Answer,
  bytes: Buffer,
  fault: WireFault,
): Promise<void> => {
  const context = contextOf(response);
  const { request, trace } = context;
  trace.isBroken = true;
  if (request.method !== 'HEAD') trace.kept?.keep(bytesWith(fault, bytes));
  trace.over?.();
  const isPassed = request.headers[passesFaults] !== undefined;
  const passed = isPassed ? { [passedFault]: fault } : {};
  await sendBroken(response, isPassed ? 'longer' : fault, bytes, (length) =>
    writeHead(response, context, status, { ...headers, ...passed, ...length }),
  );
};

/** Sends an answer. Nothing else writes to a response. */
export const send = (response: ServerResponse, unchanged: Answer): Promise<void> | undefined => {
  const context = contextOf(response);
  const answer = context.changeAnswer ? context.changeAnswer(unchanged, context) : unchanged;
  const { body, status } = answer;
  context.trace.answer = answer;
  if (isPiece(body)) return withOthers(response, status, () => sendWhole(response, answer, body));
  if ('pieces' in body) return sendPieces(response, answer, body.pieces);
  if ('talk' in body) return openSocket(response, answer, body.talk);
  return sendFault(response, answer, body.bytes, body.fault);
};
