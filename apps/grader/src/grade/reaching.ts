import type { ChangeId } from '@sparring/defects/changes';
import type { CardChange } from '../card/card.ts';
import type { Baseline } from './baseline.ts';
import type { Selection } from './select.ts';

const ofPages: ReadonlySet<string> = new Set<ChangeId>([
  'chunks-in-another-order',
  'class-names',
  'wrappers',
  'text-in-pieces',
  'other-tags',
  'dark-and-still',
  'banner-and-leads',
]);

const ofApi: ReadonlySet<string> = new Set<ChangeId>([
  'other-shapes',
  'other-json',
  'more-headers',
  'other-words',
  'full-workspace',
]);

interface Sides extends Pick<Baseline['reach'], 'isAtPages'> {
  readonly isAtApi: boolean;
}

/** A change of what a suite never sees would be survived by any suite. */
const canReach =
  ({ isAtPages, isAtApi }: Sides) =>
  ({ id }: Pick<CardChange, 'id'>): boolean =>
    ofPages.has(id) ? isAtPages : !ofApi.has(id) || isAtApi;

/** The changes of a card: those that were alarms before, and the first of those that can reach the suite. */
export const changesFor = (
  { changes, changeCount, changesAgain }: Selection,
  sides: Sides,
): Selection['changes'] => {
  const reaching = changes.filter(canReach(sides));
  const first = new Set(reaching.slice(0, changeCount).map(({ id }) => id));
  return reaching.filter(({ id }) => first.has(id) || changesAgain.has(id));
};
