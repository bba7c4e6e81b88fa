import type { Outcome } from '@sparring/contracts/fault-outcome';
import type { WireFault } from '@sparring/serving/wire-fault';
import { isPiece, withHeaders, type Answer, type Body, type Piece } from '../request/answer.ts';

/** The break of the connection that an outcome makes, if it makes one. */
export const breakOf = (outcome: Outcome): WireFault | undefined => {
  const { kind } = outcome;
  if (kind === 'hang') return 'empty';
  if (kind === 'wrong-length') return outcome.length;
  return kind === 'reset' || kind === 'empty' || kind === 'cut' ? kind : undefined;
};

const firstOf = async (pieces: AsyncIterable<Piece>): Promise<Piece> => {
  for await (const piece of pieces) return piece;
  return '';
};

/** The bytes of a body; of a stream, its first item. */
const bytesOf = async (body: Body): Promise<Buffer> => {
  if (isPiece(body)) return Buffer.from(body);
  return 'pieces' in body ? Buffer.from(await firstOf(body.pieces)) : Buffer.alloc(0);
};

/** An answer that breaks on the connection. */
export const brokenAnswer = async (answer: Answer, fault: WireFault): Promise<Answer> => ({
  ...answer,
  body: { bytes: await bytesOf(answer.body), fault },
});

async function* shortened(pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  for await (const piece of pieces) yield piece.toString().replace(/\S(?=\s*$)/, '');
}

/** Without the last character; of a stream, without that of each item. */
export const shortenedAnswer = (answer: Answer): Answer => {
  const { body } = answer;
  if (isPiece(body)) return { ...answer, body: Buffer.from(body).subarray(0, -1) };
  return 'pieces' in body ? { ...answer, body: { pieces: shortened(body.pieces) } } : answer;
};

export const mistypedAnswer = (answer: Answer): Answer =>
  withHeaders(answer, { 'Content-Type': 'text/html; charset=utf-8' });
