import { drawFrom } from '../../card/draw.ts';
import type { CardDefect } from '../../card/card.ts';
import { testCard } from '../../report/test-card.ts';
import type { Outcome } from '../outcome.ts';
import type { Part } from '../parts.ts';
import { usualLimits } from './next-group.ts';
import { createSearch, type Settled } from './search.ts';

/** By defect: the tests that it turns red, alone or in company. */
export type Sensitive = Readonly<Record<string, readonly string[]>>;

export const defectsOf = (ids: readonly string[]): readonly CardDefect[] => {
  const [one] = testCard().defects;
  return ids.map((id) => ({ ...one!, id, name: id, file: `${id}.ts`, verdict: { kind: 'open' } }));
};

/** The outcome of a run of these tests, of which some are red. */
export const outcomeWith = (tests: readonly string[], red: readonly string[]): Outcome => ({
  shown: { kind: 'ended', red, isBroken: false },
  isGreen: red.length === 0,
  seconds: 1,
  output: '',
  order: tests,
  green: tests.filter((name) => !red.includes(name)),
});

export const partOf = (tests: readonly string[]): Part => ({
  runs: [{ seconds: 1, isGreen: true }],
  green: new Set(tests),
  leftOut: new Set(),
});

interface Searched {
  readonly groups: readonly (readonly string[])[];
  readonly found: ReadonlyMap<string, readonly string[]>;
  readonly settled: ReadonlyMap<string, Settled>;
}

/** Runs groups until nothing is open. `redOf` says what is red with these defects in the instance. */
export const searched = (
  tests: readonly string[],
  ids: readonly string[],
  redOf: (group: readonly string[]) => readonly string[],
  { limits = usualLimits, seed = 1 } = {},
): Searched => {
  const part = partOf(tests);
  const search = createSearch(defectsOf(ids), () => part, limits);
  const draw = drawFrom(seed);
  const groups: (readonly string[])[] = [];
  const found = new Map<string, readonly string[]>();
  for (let group = search.next(new Set(), draw); group.length > 0;) {
    const names = group.map(({ id }) => id);
    groups.push(names);
    const outcome = outcomeWith(tests, redOf(names));
    search.note(group, outcome);
    search.suspectAgain();
    if (names.length === 1 && outcome.shown.kind === 'ended' && outcome.shown.red.length > 0)
      found.set(names[0]!, outcome.shown.red);
    group = search.next(new Set(), draw);
  }
  for (const [id, one] of search.settled())
    if (one.kind === 'found' && !search.isAlone(id)) found.set(id, one.by);
  return { groups, found, settled: search.settled() };
};
