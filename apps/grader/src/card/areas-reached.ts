import type { Card } from './card.ts';
import { foundOf, type Share } from './counts.ts';
import { stepOf } from './next-test.ts';

export interface AreasReached {
  readonly areas: readonly string[];
  readonly defects: Card['defects'];
  /** Of these defects. */
  readonly found: Share;
}

/** The areas where some test goes; nothing when these are all. */
export const areasReached = ({ defects }: Pick<Card, 'defects'>): AreasReached | undefined => {
  const reached = defects.filter(
    (one) => one.verdict.kind !== 'open' && stepOf(one) !== 'not visited',
  );
  const areas = [...new Set(reached.map(({ area }) => area))];
  const here = defects.filter(({ area }) => areas.includes(area));
  return areas.length === 0 || here.length === defects.length
    ? undefined
    : { areas, defects: here, found: foundOf(here) };
};
