import { stripVTControlCharacters } from 'node:util';

const keptBytes = 64 * 1024;
const longestLine = 300;

/** Keeps the end of what a command writes, however much that is. */
export interface Tail {
  readonly add: (chunk: Buffer) => void;
  readonly text: () => string;
}

export const createTail = (): Tail => {
  let kept = Buffer.alloc(0);
  return {
    add: (chunk) => {
      const both = Buffer.concat([kept, chunk.subarray(-keptBytes)]);
      kept = both.subarray(-keptBytes);
    },
    text: () => stripVTControlCharacters(kept.toString('utf8')),
  };
};

const keptLines = 40;
const keptLetters = 3000;

/** What of it is kept in a card, which has it of up to as many runs as it has bouts. */
export const endingOf = (text: string): string =>
  lastLines(text, keptLines).join('\n').slice(-keptLetters);

/** The last lines that say something. */
export const lastLines = (text: string, count: number): readonly string[] =>
  text
    .split(/\r?\n|\r/)
    .map((line) => line.trimEnd().slice(0, longestLine))
    .filter((line) => line !== '')
    .slice(-count);
