import type { NextTest } from '../card/next-test.ts';
import { plural } from './words.ts';

const areasShown = 3;

/** "12 defects in cart, payment, lists and 4 other areas, where your tests already go". */
export const gainOf = ({ misses, areas, isReached }: NextTest): string => {
  const others = areas.length - areasShown;
  const shown = areas.slice(0, areasShown).join(', ');
  return `${plural(misses.length, 'defect')} in ${shown}${others > 0 ? ` and ${plural(others, 'other area')}` : ''}, where ${isReached ? 'your tests already go' : 'no test goes'}`;
};
