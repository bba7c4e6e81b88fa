import { stripVTControlCharacters } from 'node:util';

const keptBytes = 64 * 1024;
const longestLine = 300;

/** Keeps the end of what a command writes, however much that is. */
export interface Tail {
  readonly add: (chunk: Buffer) => void;
  readonly text: () => string;
}

/** Copies into one buffer: a new one for each chunk would be garbage as large as the whole output. */
export const createTail = (): Tail => {
  const kept = Buffer.alloc(keptBytes);
  let length = 0;
  return {
    add: (chunk) => {
      const last = chunk.subarray(-keptBytes);
      const staying = Math.min(length, keptBytes - last.length);
      kept.copyWithin(0, length - staying, length);
      last.copy(kept, staying);
      length = staying + last.length;
    },
    text: () => stripVTControlCharacters(kept.toString('utf8', 0, length)),
  };
};

const keptLines = 40;
const keptLetters = 3000;

/** What of it is kept in a card, which has it of each of its runs. */
export const endingOf = (text: string): string =>
  lastLines(text, keptLines).join('\n').slice(-keptLetters);

/** The last lines that say something. */
export const lastLines = (text: string, count: number): readonly string[] =>
  text
    .split(/\r?\n|\r/)
    .map((line) => line.trimEnd().slice(0, longestLine))
    .filter((line) => line !== '')
    .slice(-count);
