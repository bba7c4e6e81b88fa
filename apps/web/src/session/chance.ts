import { createChance } from '@sparring/practice/chance';
import { tabSetting } from './tab-setting.ts';

export const seed = tabSetting({
  name: 'seed',
  expects: 'a whole number',
  accepts: Number.isSafeInteger,
});

/** Differs at each load of the page, whatever the seed is. */
export const unseeded = createChance(Math.random() * 2 ** 32);

export const chance = seed.value === undefined ? unseeded : createChance(seed.value);
