import { CutOff } from '../cut-off.ts';
import type { Piece } from '../request/answer.ts';

const halfOf = (text: string): string => text.slice(0, text.length / 2);

/** The text of each item of a stream; half of the item with which the stream is broken off. */
export async function* piecesOf(
  items: AsyncIterable<unknown>,
  textOf: (item: unknown) => string,
): AsyncGenerator<Piece> {
  try {
    for await (const item of items) yield textOf(item);
  } catch (error) {
    if (error instanceof CutOff && error.item !== undefined) yield halfOf(textOf(error.item));
    throw error;
  }
}
