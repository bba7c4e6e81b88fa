import { drawn, type Drawn } from './drawn.ts';

/** More than there will ever be defects. */
const most = 1009;

const mixed = (chosen: number, luck: number): number =>
  Math.imul(Math.imul(luck, 0x9e3779b1) ^ (chosen + 1), 0x85ebca6b) >>> 12;

/** A number that tells nobody at a glance which defect it stands for. */
export const roundOf = (chosen: number, luck: number): number =>
  mixed(chosen, luck) * most + chosen;

export const chosenIn = (round: number): number => round % most;

/** Harmless changes are counted from above: no defect has such a number. */
export const roundOfChanges = (changes: readonly string[], luck: number): number =>
  roundOf(most - 1 - bitsOf(changes), luck);

/** Which changes the page makes itself, in the order in which they are made. */
export const drawnIn = (round: number): readonly Drawn[] => {
  const bits = most - 1 - chosenIn(round);
  return bits < 1 << drawn.length ? drawn.filter((_, bit) => bits & (1 << bit)) : [];
};

const bitsOf = (changes: readonly string[]): number =>
  drawn.reduce((bits, id, bit) => bits | (changes.includes(id) ? 1 << bit : 0), 0);
