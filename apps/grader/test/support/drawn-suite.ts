import { drawFrom } from '../../src/card/draw.ts';
import type { CardDefect, Planted } from '../../src/card/card.ts';
import { testCard } from './card.ts';
import type { Baseline } from '../../src/grade/baseline.ts';
import type { Outcome } from '../../src/evidence/outcome.ts';
import type { Part } from '../../src/evidence/part.ts';
import type { Choose } from '../../src/plan/choice.ts';
import { noEvidence, withTrial } from '../../src/evidence/evidence.ts';
import { type Limits, usualLimits } from '../../src/plan/next-pool.ts';
import { retesting } from '../../src/evidence/retests.ts';
import { nextOf, partOf as partIn, partOfProbe, runsLeft } from '../../src/plan/next-run.ts';
import {
  afterChoice,
  afterTrial,
  reconsidering,
  type Searched,
  settled,
  startSearch,
  probing,
} from '../../src/plan/search.ts';
import type { Settled } from '../../src/evidence/settled.ts';
import { type Trial, trialOf } from '../../src/evidence/trial.ts';

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
  leftOut: new Set(),
  isCommandSteady: true,
  reach: {
    reached: new Set(),
    different: new Set(),
    seen: new Set(),
    visits: new Map(),
    unheard: new Set(),
    pages: 0,
  },
  requests: 1,
  notes: [],
});

interface Runs {
  readonly pools: readonly (readonly string[])[];
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
  readonly expected?: Searched['expected'];
  /** Whether a run with these takes too long. */
  readonly isCut?: (pool: readonly string[]) => boolean;
  /** Whether a run with these skips all tests. */
  readonly isSkipped?: (pool: readonly string[]) => boolean;
}

/** More runs than any search of the tests needs. */
const endless = 1000;

export const cutOff: Outcome = { ...outcomeWith([], []), shown: { kind: 'late' } };

const names = ['one', 'two', 'three', 'other', 'skips it', 'caught by it'];

/** Evidence that a test moves on, by runs of defects with all tests or with those that are named. */
export const evidenceOf = (tests: readonly string[]) => {
  let evidence = noEvidence(new Map(names.map((name) => [name, new Set(tests)])));
  const add = (trial: Trial): void => {
    evidence = withTrial(evidence, trial);
  };
  return {
    now: () => evidence,
    add,
    note: (pool: readonly string[], red: readonly string[] = [], ran = tests): void =>
      add(trialOf(pool, outcomeWith(ran, red), partOf(ran))),
    /** Whether there was something to retest. */
    retest: (most = 1): boolean => {
      const before = evidence;
      evidence = retesting(evidence, most);
      return evidence !== before;
    },
  };
};

/** A search that a test moves on. */
export const searchOf = (searched: Partial<Searched> & Pick<Searched, 'defects' | 'partFor'>) => {
  let search = startSearch({ limits: usualLimits, choose: () => undefined, ...searched });
  return {
    now: () => search,
    note: (pool: readonly string[], outcome: Outcome, part: Part): void => {
      search = afterTrial(search, defectsOf(pool), outcome, part);
    },
    noteChoice: (part: Part, outcome: Outcome): void => {
      search = afterChoice(search, part, outcome);
    },
    reconsider: (flaky: readonly string[] = []): void => {
      search = reconsidering(search, new Set(flaky));
    },
    next: (running: readonly string[] = []): readonly string[] =>
      nextOf(search, new Set(running), drawFrom(1)).map(({ id }) => id),
  };
};

/** Runs pools until nothing is open. `redOf` says what is red with these defects in the instance, when these tests run. Without tests, the command is. */
export const searched = (
  tests: readonly string[],
  ids: readonly string[],
  redOf: (pool: readonly string[], ran: readonly string[]) => readonly string[],
  {
    limits = usualLimits,
    seed = 1,
    isCut = () => false,
    isSkipped = () => false,
    testsOf = () => tests,
    expected,
    redAlone,
    choose = (chosen) => (redAlone ? chosen : undefined),
  }: Search = {},
): Runs => {
  const partFor = (some: readonly Planted[]) => partOf(some.flatMap(({ id }) => testsOf(id)));
  let search = startSearch({ defects: defectsOf(ids), partFor, limits, choose, expected });
  const draw = drawFrom(seed);
  const pools: (readonly string[])[] = [];
  const left: number[] = [];
  const sizes: number[] = [];
  const found = new Map<string, readonly string[]>();
  for (let pool = nextOf(search, new Set(), draw); pool.length > 0;) {
    const ofRun = pool.map(({ id }) => id);
    pools.push(ofRun);
    left.push(runsLeft(search));
    const probe = partOfProbe(search, draw);
    if (probe) {
      const outcome = outcomeWith([...probe.green], redAlone ?? []);
      search = afterChoice(probing(search), probe, outcome);
    }
    const part = partIn(search, pool);
    const ran = part.tests ?? [...part.green];
    sizes.push(ran.length);
    const red = redOf(ofRun, ran).filter((name) => tests.length === 0 || ran.includes(name));
    const outcome = isSkipped(ofRun) ? outcomeWith([], []) : outcomeWith(ran, red);
    search = afterTrial(search, pool, isCut(ofRun) ? cutOff : outcome, part);
    if (pools.length > endless) throw new Error('The search does not end.');
    search = reconsidering(search, new Set());
    if (ofRun.length === 1 && red.length > 0 && !isCut(ofRun)) found.set(ofRun[0]!, red);
    pool = nextOf(search, new Set(), draw);
  }
  for (const [id, one] of settled(search))
    if (one.kind === 'found' && !search.alone.has(id)) found.set(id, one.by);
  return { pools, left, found, sizes, settled: settled(search) };
};
