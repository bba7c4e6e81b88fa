import { type ProblemKind, problemKinds, problemType } from '@sparring/contracts/problem';

export interface ProblemRow {
  readonly kind: string;
  /** The page of the problem's `type`. */
  readonly href: string;
  readonly status: number;
  readonly title: string;
  readonly error: string;
  readonly when: string;
}

export const problemRow = (kind: ProblemKind): ProblemRow => {
  const { status, title, error, when } = problemKinds[kind];
  return { kind, href: problemType(kind), status, title, error, when };
};
