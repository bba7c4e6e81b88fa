import type { ChangeId } from '@sparring/defects/changes';
import type { CardChange } from '../card/card.ts';
import { type Draw, drawn } from '../card/draw.ts';
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

interface Sides extends Pick<Baseline['reach'], 'pages'> {
  readonly isAtApi: boolean;
}

/** A change of what a suite never sees would be survived by any suite. */
const canReach =
  ({ pages, isAtApi }: Sides) =>
  ({ id }: Pick<CardChange, 'id'>): boolean =>
    ofPages.has(id) ? pages > 0 : !ofApi.has(id) || isAtApi;

/** The harmless changes of a card. */
interface Changes {
  readonly changes: Selection['changes'];
  /** Of so many that can reach the suite. */
  readonly reaching: number;
}

/**
 * Those that were alarms before, and a few of those that can reach the suite, drawn for the card. Few runners can be
 * told to turn the order of the tests, so that is drawn last.
 */
export const changesFor = (
  { changes, changeCount, changesAgain }: Selection,
  sides: Sides,
  draw: Draw,
): Changes => {
  const reaching = changes.filter(canReach(sides));
  const inTurn = drawn(reaching, reaching.length, draw).toSorted(
    (one, other) => Number(one.isTurned ?? false) - Number(other.isTurned ?? false),
  );
  const first = new Set(inTurn.slice(0, changeCount).map(({ id }) => id));
  return {
    changes: inTurn.filter(({ id }) => first.has(id) || changesAgain.has(id)),
    reaching: reaching.length,
  };
};
