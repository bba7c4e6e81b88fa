import { roundsOfAPage } from '@sparring/defects/runtime/round';
import type { CardDefect } from '../../card/card.ts';
import type { Draw } from '../../card/draw.ts';
import type { Outcome } from '../outcome.ts';
import type { Part, PartFor } from '../parts.ts';
import { type Choose, createChoice } from './choice.ts';
import { createEvidence } from './evidence.ts';
import type { Situation } from './expectations.ts';
import { hiddenIn } from './masked.ts';
import { type Limits, nextGroup } from './next-group.ts';
import { areRepeatable } from './repeatable.ts';
import { type Settled, settledBy } from './settled.ts';
import { hasOnly, isTest, others, signalsIn, type Trial, trialOf } from './trial.ts';

/** Before anything is known: so many are found of so many. Of the defects that tests reach, the kits find a quarter to a half. */
const foundBefore = 2;
const triedBefore = 7;

/** After so many runs a defect has one of its own, so that every search ends: the kits need ten. One in which tests were skipped, and nothing was red, tells little, and counts as several. */
const mostRuns = 32;
const runsOfSkipped = 8;

/**
 * Looks for the defects that a suite notices by runs with several of them. A test that was red with a defect, each time
 * in other company, is enough for a find; a command that breaks off, a run that is too long or an instance that is lost is looked at alone.
 */
export const createSearch = (
  defects: readonly CardDefect[],
  partFor: PartFor,
  limits: Limits,
  choose: Choose = () => undefined,
) => {
  const ofTests = new Map<ReadonlySet<string>, ReadonlySet<string>>();
  const signalsOfTests = (green: ReadonlySet<string>): ReadonlySet<string> => {
    const signals = ofTests.get(green) ?? signalsIn({ green });
    ofTests.set(green, signals);
    return signals;
  };
  const signals = new Map(defects.map((one) => [one.id, signalsOfTests(partFor([one]).green)]));
  const signalsOf = (id: string): ReadonlySet<string> => signals.get(id)!;
  let evidence = createEvidence(signalsOf);
  const choice = createChoice(choose, partFor, defects);
  const lastTrial = new Map<string, Trial>();
  /** Those that had a run of their own, and whether it was red. */
  const alone = new Map<string, boolean>();
  const checks = new Map<string, number>();
  const runsOf = new Map<string, number>();
  let settled: ReadonlyMap<string, Settled> = new Map();

  const settle = (): void => {
    settled = settledBy(evidence, defects, { checks, lastTrial });
  };

  const findOf = (id: string) => {
    const one = settled.get(id);
    return one?.kind === 'found' ? one : undefined;
  };
  const redBy = (id: string): readonly string[] | undefined => findOf(id)?.by;

  const isAlone = (id: string): boolean => alone.has(id);
  const hidden = (): string | undefined => hiddenIn(evidence);
  const isOpen = ({ id }: CardDefect): boolean => !settled.has(id) && !alone.has(id);
  const isWorn = ({ id }: CardDefect): boolean => (runsOf.get(id) ?? 0) >= mostRuns;

  const isCheck = (group: readonly CardDefect[]): boolean =>
    group.every(({ id }) => evidence.isCleared(id));

  const testsOf = ({ id }: CardDefect): number => signalsOf(id).size - Object.keys(others).length;
  const tests = defects.reduce((sum, one) => sum + testsOf(one), 0) / defects.length;

  const union = new Set([...ofTests.values()].flatMap((some) => [...some]));
  const areApart = [...ofTests.values()].some(({ size }) => size < union.size);

  const situation = (): Situation => {
    const found = new Set(
      [...settled].filter(([, { kind }]) => kind === 'found').map(([id]) => id),
    );
    for (const [id, isRed] of alone) if (isRed) found.add(id);
    const tried = new Set([...settled.keys(), ...alone.keys()]);
    const share = (found.size + foundBefore) / (tried.size + triedBefore);
    return { evidence, found: found.size, share, tests, areApart };
  };

  return {
    /** Those that have to be in the next run, without those that are in one at this moment. */
    next: (running: ReadonlySet<string>, draw: Draw): readonly CardDefect[] => {
      const free = defects.filter(({ id }) => !running.has(id));
      const open = free.filter(isOpen);
      const first = hidden();
      const suspect = free.find(({ id }) => id === first);
      if (suspect) return [suspect];
      const again = evidence.toRepeat()?.trial.defects ?? [];
      if (again.some((id) => !running.has(id)))
        return defects.filter(({ id }) => again.includes(id));
      if (open.length === 0) return [];
      const guilty = evidence.guilty();
      const isUnclear = ({ id }: CardDefect) =>
        guilty.get(id)?.some(({ signal }) => !isTest(signal));
      const single = open.find(isUnclear) ?? open.find(isWorn);
      if (single) return [single];
      const group = nextGroup(open, situation(), limits, draw);
      // What these runs will tell decides who has to be looked at once more.
      const isSuspect = (one: CardDefect) =>
        running.has(one.id) && isOpen(one) && !evidence.isCleared(one.id);
      const isToCome = again.length > 0 || defects.some(isSuspect);
      const mayWait = isToCome && choice.isTaken() && evidence.isAsking();
      return mayWait && isCheck(group) ? [] : group;
    },
    /** About how many runs are left. In simulations, every fourth defect takes one until it is cleared or found. */
    left: (): number => {
      const open = defects.filter(isOpen);
      if (open.length === 0) return evidence.toRepeat() ? 1 : 0;
      if (limits.members === 1) return open.length;
      const cleared = open.filter(({ id }) => evidence.isCleared(id)).length;
      const unclear = open.length - cleared;
      const last = Math.ceil(cleared / roundsOfAPage);
      return unclear === 0 ? last : last + 2 + Math.ceil(unclear / 4);
    },
    /** The tests of a run with these. */
    partOf: (group: readonly CardDefect[]): Part => {
      const again = evidence.toRepeat();
      const ids = group.map(({ id }) => id);
      if (again && hasOnly(again.trial, ids)) return choice.partAgain(group, again.signals);
      const [only, ...more] = group;
      // Where it was hidden, a test is green beside it that says nothing.
      if (!only || more.length > 0 || only.id !== hidden()) return choice.partOf(group, evidence);
      return choice.partOf(group, evidence, evidence.unexplainedBeside(only.id));
    },
    /** Those of a run that shows these finds again, if one run can: all, or those of a run without a defect that was green. */
    partAgain: (finds: readonly CardDefect[]): Part | undefined => {
      const isTooMuch = finds.length > Math.min(limits.finds, limits.members);
      if (isTooMuch || !areRepeatable(finds, redBy, evidence)) return undefined;
      const some = choice.greenWith(finds.flatMap(({ id }) => redBy(id)!));
      return some ? choice.partAgain(finds, some) : partFor(finds);
    },
    /** Those of a run without a defect that shows whether the runner takes a choice of tests: at once, unless a single run may be enough. */
    trialOfChoice: (draw: Draw): Part | undefined => {
      const isNeeded = defects.length > limits.members || evidence.suspicions().length > 0;
      return isNeeded && limits.members > 1 ? choice.trial(draw) : undefined;
    },
    /** Whether a run of chosen tests without a defect was green: where they are red, what such runs said of defects does not count. */
    noteChoice: (part: Part, outcome: Outcome): boolean => {
      const isGreen = choice.note(part, outcome);
      if (isGreen !== false) return isGreen === true;
      const whole = evidence.trials().filter(({ isChosen }) => !isChosen);
      evidence = createEvidence(signalsOf);
      for (const trial of whole) evidence.note(trial);
      settle();
      return false;
    },
    note: (group: readonly CardDefect[], outcome: Outcome, part: Part): void => {
      if (part.tests && choice.isRefused()) return;
      const trial = trialOf(
        group.map(({ id }) => id),
        outcome,
        { ...part, green: new Set([...part.green].filter(evidence.isBelieved)) },
      );
      const isSkipped = trial.red.size === 0 && trial.unclear.size > 0;
      for (const { id } of group) {
        runsOf.set(id, (runsOf.get(id) ?? 0) + (isSkipped ? runsOfSkipped : 1));
        if (!trial.isChosen || !lastTrial.has(id)) lastTrial.set(id, trial);
      }
      if (!trial.isChosen && isCheck(group))
        for (const { id } of group) checks.set(id, (checks.get(id) ?? 0) + 1);
      if (group.length === 1 && !trial.isChosen) alone.set(group[0]!.id, trial.red.size > 0);
      evidence.note(trial);
      settle();
    },
    settled: (): ReadonlyMap<string, Settled> => settled,
    isAlone,
    /** Whether all of these are cleared, so that hardly anything turns red beside them. */
    isCheck,
    /** Whether it is a find that runs with several defects have not yet shown twice. */
    needsRepetition: (id: string): boolean => {
      const find = findOf(id);
      return alone.get(id) ?? (find !== undefined && !find.again);
    },
    suspectAgain: (): void => {
      // A run of its own takes less time than to ask the second time, with all tests.
      const mayAskTwice = choice.isTaken() && hidden() === undefined;
      if (evidence.suspectAgain(mayAskTwice ? 2 : 1)) settle();
    },
    /** Whether something was red that no find explains: nobody is left to be asked, or it is asked for the second time. */
    isInDoubt: (): boolean =>
      evidence.isInDoubt(2) ||
      (!defects.some(isOpen) &&
        hidden() === undefined &&
        !evidence.toRepeat() &&
        evidence.isInDoubt(1)),
    disbelieve: (names: ReadonlySet<string>): void => {
      evidence.disbelieve(names);
      settle();
    },
  };
};

export type Search = ReturnType<typeof createSearch>;
