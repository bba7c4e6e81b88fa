/** More than there will ever be defects. */
const most = 1009;

const mixed = (chosen: number, luck: number): number =>
  Math.imul(Math.imul(luck, 0x9e3779b1) ^ (chosen + 1), 0x85ebca6b) >>> 12;

/** A number that tells nobody at a glance which defect it stands for. */
export const roundOf = (chosen: number, luck: number): number =>
  mixed(chosen, luck) * most + chosen;

/** Harmless changes are counted from above: no defect has such a number. */
export const roundOfChange = (at: number, luck: number): number => roundOf(most - 1 - at, luck);

export const chosenIn = (round: number): number => round % most;

/** The place of the change in the list; beyond its end when something else was chosen. */
export const changeIn = (round: number): number => most - 1 - chosenIn(round);
