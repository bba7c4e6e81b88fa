import type { EndlessListFacts } from '@sparring/contracts/lab-facts/endless-list';
import { createChance } from '../../chance.ts';
import type { Judged } from '../../judged.ts';
import { verdictOf } from './journey.ts';
import { drawParcels, wantedOf } from './rows.ts';

export const judge = ({ seed, size, ...choice }: EndlessListFacts): Judged => {
  const parcels = drawParcels(size, createChance(seed));
  return verdictOf(wantedOf(size), { ...choice, title: parcels[choice.row - 1]?.title ?? '' });
};
