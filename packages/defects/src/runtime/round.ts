import { drawn, type Drawn } from './drawn.ts';

/** More than there will ever be defects. Sets of harmless changes are counted from above. */
const most = 1009;
/** A round is a salt and a mark, each as large as this: JSON and every language can read it. */
const size = 2 ** 26;

/** A whole number below a bound, drawn at random. */
export type Draw = (below: number) => number;

const mixed = (hash: number, part: number): number => {
  const first = Math.imul(hash ^ part, 0x85ebca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return second ^ (second >>> 16);
};

const markOf = (number: number, salt: number, seal: number): number =>
  [seal, salt, number].reduce(mixed, 0x9e3779b1) >>> 6;

/** Whether a round, which a page shows, stands for a number. */
export const standsFor = (round: number, seal: number) => {
  const [salt, mark] = [Math.floor(round / size), round % size];
  return (number: number): boolean => markOf(number, salt, seal) === mark;
};

const numbers = Array.from({ length: most - 1 }, (_, at) => at + 1);

/**
 * A number for a page, another one each time. It stands for the one that is chosen, as far as the page needs to
 * know it, and otherwise for none: then it says nothing at all. `seal` is a number of the build.
 */
export const roundOf = (chosen: number | undefined, seal: number, draw: Draw): number => {
  const salt = draw(size);
  const mark = chosen === undefined ? draw(size) : markOf(chosen, salt, seal);
  const round = salt * size + mark;
  const others = numbers.filter((number) => number !== chosen);
  return others.some(standsFor(round, seal)) ? roundOf(chosen, seal, draw) : round;
};

const bitsOf = (changes: readonly string[]): number =>
  drawn.reduce((bits, id, bit) => bits | (changes.includes(id) ? 1 << bit : 0), 0);

/** The number of the changes that the page makes itself; nothing when it makes none. */
export const numberOfChanges = (changes: readonly string[]): number | undefined => {
  const bits = bitsOf(changes);
  return bits === 0 ? undefined : most - 1 - bits;
};

/** Which changes the page makes itself, in the order in which they are made. */
export const drawnIn = (isChosen: (number: number) => boolean): readonly Drawn[] => {
  const sets = Array.from({ length: (1 << drawn.length) - 1 }, (_, at) => at + 1);
  const bits = sets.find((set) => isChosen(most - 1 - set)) ?? 0;
  return drawn.filter((_, bit) => bits & (1 << bit));
};
