import {
  problemKinds,
  problemMediaType,
  problemType,
  type Problem,
  type ProblemKind,
} from '../problem.ts';

/** The body of a response of this kind. The detail of a real response also names the value that caused it. */
export const exampleProblem = (kind: ProblemKind): Problem => {
  const { status, title, error, when } = problemKinds[kind];
  const instance = '/v1/practice/…';
  const body = { type: problemType(kind), title, status, error, detail: when, instance };
  return problemMediaType(kind) === 'application/json'
    ? { ...body, error_description: when }
    : body;
};
