import type { Audit, BaselineRun, Planted } from '../card/card.ts';
import { auditOf } from './audit-in.ts';
import type { Job } from './job.ts';
import type { Outcome } from './outcome.ts';
import type { Part } from './part.ts';
import { judge, steadyAtFirst, type Steadiness } from './steadiness.ts';
import type { Judged } from './shown.ts';

export interface Entry {
  readonly job: Job;
  readonly first: Outcome;
  readonly again?: Outcome | undefined;
  /** By runs with several defects. */
  readonly isOfPools?: true;
  /** Its place among all runs, by their ends. */
  readonly at: number;
  /** 'in part' if it could show only what had found the defect. */
  readonly repetition?: 'wanted' | 'over' | 'in part' | undefined;
}

/** What all runs of a card have shown, and what of it counts. */
export interface Ledger {
  readonly steadiness: Steadiness;
  /** By the baseline runs alone. */
  readonly inBaselines: Steadiness;
  readonly entries: ReadonlyMap<string, Entry>;
  readonly baselineRuns: readonly BaselineRun[];
  /** How many green baseline runs have named none of their tests. */
  readonly unnamed: number;
  readonly runs: number;
  /** Of these runs, the last one without a defect, with all tests. */
  readonly lastBaseline: number;
  readonly lastRed: number;
  readonly lastGreen: number;
  readonly finds: number;
  /** Decoys among the defects: no test can notice them. */
  readonly decoys: readonly Planted[];
  /** Those that seem to be found, and have an audit run. */
  readonly suspected: readonly string[];
  /** Whether every find is repeated, unless other runs show it twice. */
  readonly repeatsAll: boolean;
  /** Whether a find was red only once. */
  readonly isDoubtful: boolean;
  /** Runs that are to be made, too. */
  readonly wanted: readonly Job[];
}

export const startLedger = (
  isCommandSteady: boolean,
  { repeatsAll = false, decoys = [] }: Partial<Pick<Ledger, 'repeatsAll' | 'decoys'>> = {},
): Ledger => ({
  steadiness: steadyAtFirst(isCommandSteady),
  inBaselines: steadyAtFirst(true),
  entries: new Map(),
  baselineRuns: [],
  unnamed: 0,
  runs: 0,
  lastBaseline: 0,
  lastRed: 0,
  lastGreen: 0,
  finds: 0,
  decoys,
  suspected: [],
  repeatsAll,
  isDoubtful: false,
  wanted: [],
});

export const withEntry = (ledger: Ledger, entry: Entry): Ledger => ({
  ...ledger,
  entries: new Map(ledger.entries).set(entry.job.id, entry),
});

export const wanting = (ledger: Ledger, job: Job): Ledger => ({
  ...ledger,
  wanted: [...ledger.wanted, job],
});

const believed = ({ steadiness }: Ledger, { first, again }: Entry): Judged =>
  judge(steadiness, first.shown, again?.shown);

/** What is known of a run before a baseline run has confirmed it. */
export const provisional = (ledger: Ledger, id: string): Judged | undefined => {
  const entry = ledger.entries.get(id);
  return entry && believed(ledger, entry);
};

export const isRedNow = (ledger: Ledger, id: string): boolean =>
  provisional(ledger, id)?.kind === 'red';

/** Without a test that says so, a baseline run has to follow that shows that it was the defect. */
const awaitsBaseline = (ledger: Ledger, entry: Entry): boolean => {
  const judged = believed(ledger, entry);
  return (
    entry.at > ledger.lastBaseline &&
    (judged.kind === 'late' || (judged.kind === 'red' && judged.by.length === 0))
  );
};

export const final = (ledger: Ledger, id: string): Judged | undefined => {
  const entry = ledger.entries.get(id);
  return entry && !awaitsBaseline(ledger, entry) ? believed(ledger, entry) : undefined;
};

/** Whether a baseline run has to follow: a find needs it, or nothing was green after the last red run, so that the machine may be the cause. */
export const needsBaseline = (ledger: Ledger): boolean =>
  ledger.lastRed > Math.max(ledger.lastGreen, ledger.lastBaseline) ||
  [...ledger.entries.values()].some((entry) => awaitsBaseline(ledger, entry));

export const repeatingOnce = (ledger: Ledger, id: string): Ledger => {
  const entry = ledger.entries.get(id);
  if (!entry || entry.again || entry.repetition) return ledger;
  const next = withEntry(ledger, { ...entry, repetition: 'wanted' });
  return wanting(next, { ...entry.job, isRepeat: true });
};

/** Where something was red by chance, every find has to be red twice. */
export const repeatingInDoubt = (ledger: Ledger): Ledger => {
  if (!ledger.isDoubtful && ledger.steadiness.isWhole) return ledger;
  return [...ledger.entries.values()]
    .filter((entry) => entry.job.defect && believed(ledger, entry).kind === 'red')
    .reduce((next, { job }) => repeatingOnce(next, job.id), ledger);
};

export const doubting = (ledger: Ledger): Ledger =>
  repeatingInDoubt({ ...ledger, isDoubtful: true });

/** So many finds are repeated whatever happens, and then one in so many. */
const repeatedAtLeast = 3;
const repeatedOneIn = 8;

/** Whether the nth find is repeated. */
export const isRepeated = (nth: number): boolean =>
  nth <= repeatedAtLeast || nth % repeatedOneIn === 0;

/** A find more. */
export const afterFind = (ledger: Ledger, id: string): Ledger => {
  const finds = ledger.finds + 1;
  const next = { ...ledger, finds };
  return ledger.repeatsAll || isRepeated(finds) ? repeatingOnce(next, id) : next;
};

/** A decoy that seems to be found runs alone, with all tests: one that is red there twice costs the score. */
export const suspectingDecoys = (ledger: Ledger, part: Part): Ledger => {
  const { decoys, suspected, wanted } = ledger;
  const news = decoys.filter(({ id }) => isRedNow(ledger, id) && !suspected.includes(id));
  const jobs = news.map((decoy): Job => {
    return { id: `audit ${decoy.id}`, audited: [decoy], part, isWhole: true };
  });
  return {
    ...ledger,
    suspected: [...suspected, ...news.map(({ id }) => id)],
    wanted: [...wanted, ...jobs],
  };
};

export const auditIn = ({ entries, inBaselines, decoys, suspected }: Ledger): Audit => {
  const audit = auditOf(
    [...entries.values()].flatMap(({ job: { audited }, ...shown }) =>
      audited ? [{ ...shown, names: audited.map(({ name }) => name) }] : [],
    ),
    (shown) => judge(inBaselines, shown).kind === 'red',
  );
  return { ...audit, runs: audit.runs - suspected.length + decoys.length };
};

export const outcomeOf = ({ entries }: Ledger, id: string): Outcome | undefined =>
  entries.get(id)?.first;

export const outcomeOfAudited = ({ entries }: Ledger, id: string): Outcome | undefined =>
  [...entries.values()].find(({ job }) => job.audited?.some((one) => one.id === id))?.first;
