import type { CardDefect } from '../card/card.ts';

/** The source of each file that a defect edits, by its path from the root. */
export type Sources = Readonly<Record<string, string>>;

/** A place in a text; both count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

const positionAt = (text: string, index: number): Position => {
  const before = text.slice(0, index).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
};

/** Where the edit of a defect stands; the beginning of the file when the source is not at hand. */
export const locationOf = (
  { file, from }: Pick<CardDefect, 'file' | 'from'>,
  sources: Sources,
): { readonly start: Position; readonly end: Position } => {
  const source = sources[file] ?? '';
  const index = Math.max(0, source.indexOf(from));
  const length = source === '' ? 0 : from.length;
  return { start: positionAt(source, index), end: positionAt(source, index + length) };
};
