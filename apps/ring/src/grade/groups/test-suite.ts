import { drawFrom } from '../../card/draw.ts';
import type { CardDefect } from '../../card/card.ts';
import { testCard } from '../../report/test-card.ts';
import type { Baseline } from '../baseline.ts';
import type { Outcome } from '../outcome.ts';
import type { Part } from '../parts.ts';
import type { Choose } from './choice.ts';
import type { Evidence } from './evidence.ts';
import { type Limits, usualLimits } from './next-group.ts';
import { createSearch } from './search.ts';
import type { Settled } from './settled.ts';
import { trialOf } from './trial.ts';

/** By defect: the tests that it turns red, alone or in company. */
export type Sensitive = Readonly<Record<string, readonly string[]>>;

export const defectsOf = (ids: readonly string[]): readonly CardDefect[] => {
  const [one] = testCard().defects;
  return ids.map((id) => ({ ...one!, id, name: id, file: `${id}.ts`, verdict: { kind: 'open' } }));
};

/** The outcome of a run of these tests, of which some are red. What is red without a name is the command. */
export const outcomeWith = (tests: readonly string[], red: readonly string[]): Outcome => ({
  shown: {
    kind: 'ended',
    red: red.filter((name) => tests.includes(name)),
    isBroken: tests.length === 0 && red.length > 0,
  },
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

/** The baseline runs of a suite of which nothing is known but these tests. */
export const baselineOf = (tests: readonly string[]): Baseline => ({
  ...partOf(tests),
  isCommandSteady: true,
  reach: {
    reached: new Set(),
    different: new Set(),
    seen: new Set(),
    visits: new Map(),
    unheard: new Set(),
    isAtPages: false,
  },
  requests: 1,
  notes: [],
});

interface Searched {
  readonly groups: readonly (readonly string[])[];
  /** Before each run: how many were to come. */
  readonly left: readonly number[];
  readonly found: ReadonlyMap<string, readonly string[]>;
  readonly settled: ReadonlyMap<string, Settled>;
  /** By run: how many tests it had. */
  readonly sizes: readonly number[];
}

interface Search {
  readonly limits?: Limits;
  readonly seed?: number;
  /** The tests of the files that reach it. */
  readonly testsOf?: (id: string) => readonly string[];
  /** The runner takes a choice of tests; in a run without a defect these are red when only some tests run. */
  readonly redAlone?: readonly string[];
  readonly choose?: Choose;
  /** Whether a run with these takes too long. */
  readonly isCut?: (group: readonly string[]) => boolean;
  /** Whether a run with these skips all tests. */
  readonly isSkipped?: (group: readonly string[]) => boolean;
}

/** More runs than any search of the tests needs. */
const endless = 1000;

export const cutOff: Outcome = { ...outcomeWith([], []), shown: { kind: 'late' } };

/** Tells it of a run of these defects, with all tests or with those that are named. */
export const noteTo =
  (evidence: Evidence, tests: readonly string[]) =>
  (group: readonly string[], red: readonly string[] = [], ran = tests): void =>
    evidence.note(trialOf(group, outcomeWith(ran, red), partOf(ran)));

/** Runs groups until nothing is open. `redOf` says what is red with these defects in the instance, when these tests run. Without tests, the command is. */
export const searched = (
  tests: readonly string[],
  ids: readonly string[],
  redOf: (group: readonly string[], ran: readonly string[]) => readonly string[],
  {
    limits = usualLimits,
    seed = 1,
    isCut = () => false,
    isSkipped = () => false,
    testsOf = () => tests,
    redAlone,
    choose = (chosen) => (redAlone ? chosen : undefined),
  }: Search = {},
): Searched => {
  const partFor = (some: readonly CardDefect[]) => partOf(some.flatMap(({ id }) => testsOf(id)));
  const search = createSearch(defectsOf(ids), partFor, limits, choose);
  const draw = drawFrom(seed);
  const groups: (readonly string[])[] = [];
  const left: number[] = [];
  const sizes: number[] = [];
  const found = new Map<string, readonly string[]>();
  for (let group = search.next(new Set(), draw); group.length > 0;) {
    const names = group.map(({ id }) => id);
    groups.push(names);
    left.push(search.left());
    const tried = search.trialOfChoice(draw);
    if (tried) search.noteChoice(tried, outcomeWith([...tried.green], redAlone ?? []));
    const part = search.partOf(group);
    const ran = part.tests ?? [...part.green];
    sizes.push(ran.length);
    const red = redOf(names, ran).filter((name) => tests.length === 0 || ran.includes(name));
    const outcome = isSkipped(names) ? outcomeWith([], []) : outcomeWith(ran, red);
    search.note(group, isCut(names) ? cutOff : outcome, part);
    if (groups.length > endless) throw new Error('The search does not end.');
    search.suspectAgain();
    if (names.length === 1 && red.length > 0 && !isCut(names)) found.set(names[0]!, red);
    group = search.next(new Set(), draw);
  }
  for (const [id, one] of search.settled())
    if (one.kind === 'found' && !search.isAlone(id)) found.set(id, one.by);
  return { groups, left, found, sizes, settled: search.settled() };
};
