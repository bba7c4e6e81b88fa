import { CutOff } from '../../request/cut-off.ts';
import type { Piece } from '../../request/answer.ts';

const halfOf = (text: string): string => text.slice(0, text.length / 2);

/** The text of each item of a stream. If the stream is broken off within an item, half of its text. */
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
