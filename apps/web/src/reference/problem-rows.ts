import { type ProblemKind, problemKinds, problemType } from '@sparring/contracts/problem';
import type { ProblemRow } from './endpoint/problem-table.tsx';

export const problemRow = (kind: ProblemKind): ProblemRow => {
  const { status, title, error, when } = problemKinds[kind];
  return { kind, href: problemType(kind), status, title, error, when };
};
