import type { Remark } from '@sparring/contracts/critique';
import type { RecordedRequest } from '@sparring/contracts/recorded-request';

export type Log = readonly RecordedRequest[];

/** A request that shows whether the client follows the rule. */
export interface Case {
  readonly request: number;
  readonly isGood: boolean;
  /** What was measured, as a sentence. The advice to a client that breaks the rule begins with it. */
  readonly measured?: string;
}

export interface Rule {
  /** The name of the rule. It never changes. */
  readonly rule: string;
  readonly question: string;
  /** The advice to a client that breaks the rule. */
  readonly improvement: string;
  /** The advice when the log has no case: what to send. */
  readonly whenNotSeen: string;
  /** Finds the cases in a log, whose oldest request is first. */
  readonly cases: (log: Log) => readonly Case[];
}

const nothingToDo = 'Keep it.';

/** The first case that is not good decides; otherwise the last good one. */
export const remarkOf = (
  { rule, question, improvement, whenNotSeen, cases }: Rule,
  log: Log,
): Remark => {
  const found = cases(log);
  const wrong = found.find(({ isGood }) => !isGood);
  if (wrong) {
    const advice = wrong.measured ? `${wrong.measured} ${improvement}` : improvement;
    return { rule, question, verdict: 'improve', request: wrong.request, advice };
  }
  const right = found.at(-1);
  if (right)
    return { rule, question, verdict: 'good', request: right.request, advice: nothingToDo };
  return { rule, question, verdict: 'not-seen', request: null, advice: whenNotSeen };
};
