import type { Audit, BaselineRun } from '../card/card.ts';
import { auditOf } from './audit-of.ts';
import type { Baseline } from './baseline.ts';
import { isRepeated } from './groups/at-the-end.ts';
import { changeId, isBaseline, type Job, repetitionsIn } from './job.ts';
import { missingTests } from './missing.ts';
import type { Outcome } from './outcome.ts';
import { both, createSteadiness } from './steadiness.ts';
import { isQuiet, type Judged } from './verdict.ts';

interface Entry {
  readonly job: Job;
  readonly first: Outcome;
  readonly again?: Outcome;
  /** By runs with several defects. */
  readonly isOfGroup?: true;
  /** Its place among all runs, by their ends. */
  readonly at: number;
}

/** What all runs of a card have shown, and what of it counts. */
export const createLedger = (
  baseline: Pick<Baseline, 'isCommandSteady'>,
  /** Puts a run among those that are left. */
  insert: (job: Job) => void,
) => {
  const steadiness = createSteadiness(baseline.isCommandSteady);
  const inBaselines = createSteadiness(true);
  const missingIn = missingTests();
  const entries = new Map<string, Entry>();
  const repeated = new Set<string>();
  /** Those whose repetition is over. */
  const repetitionsOver = new Set<string>();
  /** Of these, those that could show only what had found them. */
  const repeatedInPart = new Set<string>();
  const baselineRuns: BaselineRun[] = [];
  let runs = 0;
  let lastBaseline = 0;
  let lastRed = 0;
  let lastQuiet = 0;
  let finds = 0;
  /** Whether a find was red only once. */
  let isDoubtful = false;

  /** Without a test that says so, a baseline run has to follow that shows that it was the defect. */
  const waits = ({ at }: Entry, judged: Judged): boolean =>
    at > lastBaseline &&
    (judged.kind === 'late' || (judged.kind === 'red' && judged.by.length === 0));

  const believed = ({ first, again }: Entry): Judged => steadiness.judge(first.shown, again?.shown);

  const judged = (id: string): Judged | undefined => {
    const entry = entries.get(id);
    const now = entry && believed(entry);
    return now && !waits(entry, now) ? now : undefined;
  };

  const repeatOnce = ({ job, again }: Entry): void => {
    if (again || repeated.has(job.id)) return;
    repeated.add(job.id);
    insert({ ...job, isRepeat: true });
  };

  /** Where something was red by chance, every find has to be red twice. */
  const repeatInDoubt = (): void => {
    if (!isDoubtful && steadiness.isWhole()) return;
    for (const entry of entries.values())
      if (entry.job.defect && believed(entry).kind === 'red') repeatOnce(entry);
  };

  const noteBaseline = ({ part }: Job, outcome: Outcome): void => {
    const { shown, seconds } = outcome;
    if (shown.kind === 'error') return;
    const isPart = part.tests !== undefined || part.files !== undefined;
    const missing = missingIn(part, outcome);
    const isGreen = outcome.isGreen && missing.length === 0;
    baselineRuns.push({ seconds, isGreen, ...(isPart && { isPart }) });
    if (!isPart) lastBaseline = runs;
    steadiness.note(shown, missing);
    inBaselines.note(shown);
  };

  const noteFirst = (entry: Entry): void => {
    const { job, first } = entry;
    entries.set(job.id, entry);
    if (job.audited) {
      steadiness.note(first.shown);
      if (first.shown.kind === 'ended' && !isQuiet(first.shown)) repeatOnce(entry);
    } else if (job.defect && believed(entry).kind === 'red') noteFind(entry);
  };

  const noteFind = (entry: Entry): void => {
    finds += 1;
    if (isRepeated(finds)) repeatOnce(entry);
  };

  const forgetRepetition = (id: string): void => {
    for (const some of [repeated, repetitionsOver, repeatedInPart]) some.delete(id);
  };

  /** What runs with several defects say of one, which may change with each of them until it has a run of its own. */
  const settle = (job: Job, first: Outcome, again?: Outcome): void => {
    const before = entries.get(job.id);
    if (before && !before.isOfGroup) return;
    const isRed = (outcome?: Outcome) =>
      steadiness.judge(first.shown, outcome?.shown).kind === 'red';
    // Other tests have found it since.
    const isToRepeat = repeatedInPart.has(job.id) && isRed() && !isRed(before?.again);
    if (isToRepeat) forgetRepetition(job.id);
    const repetition = repetitionsOver.has(job.id) ? before?.again : again;
    const entry: Entry = {
      job,
      first,
      ...(repetition && { again: repetition }),
      isOfGroup: true,
      at: before?.at ?? runs,
    };
    entries.set(job.id, entry);
    const isFind = (one: Entry | undefined) => one && believed(one).kind === 'red';
    if (isFind(entry) && !isFind(before)) noteFind(entry);
    if (isToRepeat) repeatOnce(entry);
    repeatInDoubt();
  };

  /** They say nothing of it any more. */
  const unsettle = (id: string): void => {
    if (!entries.get(id)?.isOfGroup) return;
    entries.delete(id);
    forgetRepetition(id);
  };

  const noteAgain = (entry: Entry, again: Outcome): void => {
    const { job, isOfGroup } = entry;
    const before = believed(entry);
    const now = { ...entry, again };
    entries.set(job.id, now);
    repetitionsOver.add(job.id);
    if (before.kind !== 'red' || believed(now).kind === 'red') return;
    isDoubtful = true;
    if (!isOfGroup) return;
    // Two defects did it together, or chance did: the run of its own is its first.
    repeated.delete(job.id);
    noteFirst({ job, first: again, at: runs });
  };

  /** What is not red beside others may be hidden by them, or need other tests before it: it is looked at alone, with all tests. */
  const noteRepeats = ({ repeats = [] }: Job, outcome: Outcome): void => {
    for (const one of repeats) {
      const entry = entries.get(one.id);
      if (!entry) continue;
      const shown = both(entry.first.shown, outcome.shown);
      const isRed = outcome.shown.kind === 'ended' && steadiness.judge(shown).kind === 'red';
      if (!isRed) {
        if (repeats.length === 1) isDoubtful = true;
        insert({ ...one, isAlone: true });
        continue;
      }
      noteAgain(entry, { ...outcome, shown });
      repeatedInPart.add(one.id);
    }
  };

  const noteTogether = ({ together = [], part }: Job, first: Outcome): void => {
    for (const change of together) {
      const id = changeId(change);
      const job = { id, change, part };
      if (isQuiet(first.shown)) entries.set(id, { job, first, at: runs });
      else insert(job);
    }
  };

  /** Whether finds were red again by tests that have found them before, and some test was green. */
  const isAsBefore = (job: Job, { shown, green }: Outcome): boolean => {
    const before = repetitionsIn(job).flatMap(({ id }) => entries.get(id) ?? []);
    const known = new Set(
      before.map(believed).flatMap((one) => (one.kind === 'red' ? one.by : [])),
    );
    const red = shown.kind === 'ended' ? shown.red : [];
    return red.length > 0 && red.every((name) => known.has(name)) && green.length > 0;
  };

  const note = (job: Job, outcome: Outcome): void => {
    runs += 1;
    if (isQuiet(outcome.shown)) lastQuiet = runs;
    else if (!isBaseline(job) && !isAsBefore(job, outcome)) lastRed = runs;
    const entry = entries.get(job.id);
    if (job.isRepeat && entry) noteAgain(entry, outcome);
    else if (job.repeats) noteRepeats(job, outcome);
    else if (job.together) noteTogether(job, outcome);
    else if (job.change || job.defect || job.audited) noteFirst({ job, first: outcome, at: runs });
    else if (job.group) return;
    else noteBaseline(job, outcome);
    repeatInDoubt();
  };

  return {
    note,
    settle,
    unsettle,
    repeat: (id: string): void => {
      const entry = entries.get(id);
      if (entry) repeatOnce(entry);
    },
    doubt: (): void => {
      isDoubtful = true;
      repeatInDoubt();
    },
    judged,
    audit: (): Audit =>
      auditOf(
        [...entries.values()].flatMap(({ job: { audited }, ...shown }) =>
          audited ? [{ ...shown, names: audited.map(({ name }) => name) }] : [],
        ),
        (shown) => inBaselines.judge(shown).kind === 'red',
      ),
    outcomeOf: (id: string) => entries.get(id)?.first,
    outcomeOfAudited: (id: string) =>
      [...entries.values()].find(({ job }) => job.audited?.some((one) => one.id === id))?.first,
    /** What is known of a run before a baseline run has confirmed it. */
    judgedSoFar: (id: string): Judged | undefined => {
      const entry = entries.get(id);
      return entry && believed(entry);
    },
    /** Whether a baseline run has to follow: a find needs it, or nothing was green after the last red run, so that the machine may be the cause. */
    isWaiting: () =>
      lastRed > Math.max(lastQuiet, lastBaseline) ||
      [...entries.values()].some((entry) => waits(entry, believed(entry))),
    baselineRuns: (): readonly BaselineRun[] => baselineRuns,
    unsteady: () => steadiness.unsteady(),
    isCommandSteady: () => steadiness.isCommandSteady(),
  };
};

export type Ledger = ReturnType<typeof createLedger>;
