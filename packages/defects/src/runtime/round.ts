/** More than there will ever be defects. */
const most = 1009;

/** A number that tells nobody at a glance which defect it stands for; `luck` is a whole number. */
export const roundOf = (chosen: number, luck: number): number => (luck % 100_000) * most + chosen;

export const chosenIn = (round: number): number => round % most;
