import { createChance } from '../../chance.ts';
import { drawCode, type House } from '../../house.ts';

export const desks = ['North', 'South', 'West'] as const;
export type Desk = (typeof desks)[number];

/** The order in which the windows open. */
export const drawOrder = (seed: number): readonly Desk[] =>
  createChance(seed).sample(desks, desks.length);

/** The desk that is asked for a message. */
export const drawWanted = (seed: number): Desk => {
  const [wanted = 'North'] = createChance(-seed - 1).sample(desks, 1);
  return wanted;
};

export const codeOf = (house: House, desk: Desk): string => drawCode(house, desk);

/** The number of the receipt, which only the printed page shows. */
export const receiptOf = (house: House): string => drawCode(house, 'receipt');

const path = '/windows/desk.html';

export const addressOf = (house: House, desk: Desk): string =>
  `${path}?desk=${desk}&code=${codeOf(house, desk)}`;
