import { chanceOf, type House } from '../../house.ts';

export const wantedPercent = 75;
export const tolerance = 2;

/** A bar takes this time, and is the slower at first the larger its power is. */
export interface Bar {
  readonly ms: number;
  readonly power: number;
}

/** Around 75 % no bar gets more than 2 % further in a frame, and all leave the tolerance in less than 70 ms. */
export const drawBar = (house: House): Bar => {
  const chance = chanceOf(house, 'bar');
  return { ms: 1200 + chance.integer(600), power: 1.2 + chance.integer(40) / 100 };
};

/** To a tenth. */
export const percentAt = ({ ms, power }: Bar, passed: number): number =>
  Math.round(1000 * Math.min(Math.max(passed / ms, 0), 1) ** power) / 10;
