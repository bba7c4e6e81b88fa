import { Failure } from '../programs/failure.ts';

interface Sliced {
  /** Those of a list that the slice has, in turn: slice 0/3 has the first, the fourth, the seventh … */
  readonly take: <Part>(all: readonly Part[]) => readonly Part[];
  /** As it was written; 0/1 has everything. */
  readonly slice: string;
  /** The same as Playwright writes it, whose first slice is 1/3; undefined if it is everything. */
  readonly shard?: string;
  /** The arguments without `--slice`. */
  readonly rest: readonly string[];
}

/** Reads `--slice 2/8`, where the first is 0/8; without it the slice has everything. */
export const readSlice = (args: readonly string[]): Sliced => {
  const at = args.indexOf('--slice');
  if (at < 0) return { take: (all) => all, slice: '0/1', rest: args };
  const text = args[at + 1] ?? '';
  const [, turn, count] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (turn === undefined || count === undefined || turn >= count)
    throw new Failure(`--slice is "${text}", expected two numbers such as 0/8 or 7/8.`);
  return {
    take: (all) => all.filter((_, index) => index % count === turn),
    slice: text,
    shard: `${turn + 1}/${count}`,
    rest: args.toSpliced(at, 2),
  };
};
