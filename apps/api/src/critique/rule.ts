import type { Remark } from '@sparring/contracts/critique';
import type { RecordedRequest } from '@sparring/contracts/recorded-request';

export type Log = readonly RecordedRequest[];

/** A place in the log that shows how the client does it. */
export interface Case {
  readonly request: number;
  readonly isGood: boolean;
}

export interface Rule {
  /** Its name, which never changes. */
  readonly rule: string;
  readonly question: string;
  /** What to do if the client does not do it. */
  readonly improvement: string;
  /** What to send, so that the log shows it. */
  readonly whenNotSeen: string;
  /** Finds what the log, the oldest request first, shows. */
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
  if (wrong)
    return { rule, question, verdict: 'improve', request: wrong.request, advice: improvement };
  const right = found.at(-1);
  if (right)
    return { rule, question, verdict: 'good', request: right.request, advice: nothingToDo };
  return { rule, question, verdict: 'not-seen', request: null, advice: whenNotSeen };
};
