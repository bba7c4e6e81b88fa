import { drawn, type Drawn } from './drawn.ts';

/** More than there will ever be defects, sets of changes and blanks together. */
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

/** What a number can be; the build deals them out. */
export const numbers: readonly number[] = Array.from({ length: most - 1 }, (_, at) => at + 1);

/**
 * A number for a page, another one each time. It stands for the one that is chosen, and for no other; without the
 * number of the build, `seal`, it says nothing at all.
 */
export const roundOf = (chosen: number, seal: number, draw: Draw): number => {
  const salt = draw(size);
  const round = salt * size + markOf(chosen, salt, seal);
  const others = numbers.filter((number) => number !== chosen);
  return others.some(standsFor(round, seal)) ? roundOf(chosen, seal, draw) : round;
};

/** A page is told so many rounds, whatever is in its instance: more defects of pages than that are in none. */
export const roundsOfAPage = 32;

/** How many sets there are of the changes that a page makes itself. The first one is empty. */
export const setCount = 1 << drawn.length;

/** Which of these sets is in some changes. */
export const setOf = (changes: readonly string[]): number =>
  drawn.reduce((bits, id, bit) => bits | (changes.includes(id) ? 1 << bit : 0), 0);

/** Which changes the page makes itself, in the order in which they are made, given the number of each set. The empty one stands for nothing. */
export const drawnIn = (
  isChosen: (number: number) => boolean,
  sets: readonly number[],
): readonly Drawn[] => {
  const bits = sets.findLastIndex(isChosen);
  return drawn.filter((_, bit) => bits > 0 && bits & (1 << bit));
};
