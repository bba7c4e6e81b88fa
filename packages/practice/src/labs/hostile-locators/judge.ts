import type { HostileLocatorsFacts } from '@sparring/contracts/lab-facts/hostile-locators';
import type { Judged } from '../../judged.ts';
import { mistakeIn, rowAfter, verdictOf } from './order.ts';

export const judge = ({ orders }: HostileLocatorsFacts): Judged | undefined => {
  const mistakes = orders.map(({ fields, pressed }) => mistakeIn(fields, pressed));
  return orders.length > 0 ? verdictOf(mistakes.reduce(rowAfter, 0), mistakes.at(-1)) : undefined;
};
