import type { Audit } from '../card/card.ts';
import type { Outcome } from './outcome.ts';
import { both } from './steadiness.ts';
import type { Shown } from './shown.ts';

/** A run with defects that no test reaches, and its repetition. */
interface AuditRun {
  /** Of its defects. */
  readonly names: readonly string[];
  readonly first: Outcome;
  readonly again?: Outcome | undefined;
}

/** What the audit runs came to, as far as no baseline run was red in the same way. */
export const auditOf = (entries: readonly AuditRun[], isRed: (shown: Shown) => boolean): Audit => {
  const red = entries.filter(({ first }) => isRed(first.shown));
  const [again, once] = [
    red.filter(isRedAgain(isRed)),
    red.filter((one) => !isRedAgain(isRed)(one)),
  ];
  return {
    runs: entries.flatMap(({ names }) => names).length,
    redTwice: again.flatMap(({ names }) => names),
    // One of each run: it may have been chance, which chooses no defect.
    redOnce: once.flatMap(({ names }) => names.slice(0, 1)),
    redApart: once.filter((one, at) => !once.slice(0, at).some(isRedLike(one))).length,
  };
};

const isRedAgain =
  (isRed: (shown: Shown) => boolean) =>
  ({ first, again }: AuditRun): boolean =>
    again !== undefined && again.shown.kind !== 'error' && isRed(both(first.shown, again.shown));

const redOf = ({ first: { shown } }: AuditRun): readonly string[] =>
  shown.kind === 'ended' ? shown.red : [];

const isRedLike =
  (one: AuditRun) =>
  (other: AuditRun): boolean =>
    redOf(one).some((name) => redOf(other).includes(name));
