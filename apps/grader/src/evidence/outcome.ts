import type { CardDefect, ChangeVerdict, MissStep, Verdict } from '../card/card.ts';
import { type Judged, missed, type Shown } from './shown.ts';

/** What came of a run. */
export interface Outcome {
  readonly shown: Shown;
  /** A green command without a red test. */
  readonly isGreen: boolean;
  readonly seconds: number;
  /** The end of what the run wrote. */
  readonly output: string;
  /** The names of the tests, as they ran. */
  readonly order: readonly string[];
  /** The names of those that were green. */
  readonly green: readonly string[];
}

export const withVerdict = (
  defect: CardDefect,
  judged: Judged | undefined,
  outcome: Outcome | undefined,
  step: MissStep,
): CardDefect => {
  if (!judged) return defect;
  const isFind = judged.kind === 'red' || judged.kind === 'late';
  return {
    ...defect,
    verdict: verdictOf(judged, step),
    ...(outcome && { seconds: outcome.seconds }),
    ...(isFind && writtenIn(outcome)),
  };
};

/** Nothing when the command was silent. */
const writtenIn = (outcome: Outcome | undefined): { readonly output?: string } =>
  outcome?.output ? { output: outcome.output } : {};

const verdictOf = (judged: Judged, step: MissStep): Verdict => {
  switch (judged.kind) {
    case 'green':
      return missed(step);
    case 'red':
      return { kind: 'found', by: judged.by };
    case 'late':
      return { kind: 'found by time' };
    default:
      return judged;
  }
};

/** A run that hangs writes nothing of it. */
const lateOutput = (outcome: Outcome | undefined): string =>
  [outcome?.output, 'The run was ended: it took too long, twice.'].filter(Boolean).join('\n');

export const changeVerdictOf = (
  judged: Judged | undefined,
  outcome: Outcome | undefined,
): ChangeVerdict => {
  switch (judged?.kind) {
    case 'green':
      return { kind: 'calm' };
    case 'red':
      return { kind: 'alarm', by: judged.by, ...writtenIn(outcome) };
    case 'late':
      return { kind: 'alarm', by: [], output: lateOutput(outcome) };
    case 'error':
      return judged;
    default:
      return { kind: 'open' };
  }
};
