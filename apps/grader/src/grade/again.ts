import type { Card, Earlier } from '../card/card.ts';
import { changesKnown } from '../card/counts.ts';
import { stepOf } from '../card/next-test.ts';

/** What --again or --keep-finds runs: the ids of defects and of harmless changes. */
export interface Unsettled {
  readonly defects: ReadonlySet<string>;
  readonly changes: ReadonlySet<string>;
  /** By find of an earlier card, the tests that found it: nothing else runs. */
  readonly expected?: ReadonlyMap<string, readonly string[]>;
}

const idsOf = (all: readonly { readonly id: string }[]): readonly string[] =>
  all.map(({ id }) => id);

/** What the last cards have missed, what had no run or told nothing, and the false alarms. */
export const unsettledAfter = (last: Card, earlier: readonly Earlier[]): Unsettled => {
  const open = last.defects.filter(({ verdict: { kind } }) => kind === 'open' || kind === 'error');
  const alarms = changesKnown(last).filter(({ calm }) => calm.kind === 'alarm');
  const noRun = last.changes.filter(({ calm }) => calm.kind === 'open');
  return {
    defects: new Set([...idsOf(earlier.filter(stepOf)), ...idsOf(open)]),
    changes: new Set([...idsOf(alarms), ...idsOf(noRun)]),
  };
};
