import { problemKinds, problemMediaType, problemType, type ProblemKind } from '../problem.ts';
import { siteProblems } from '../site-problems.ts';
import type { Components, Json } from './json-schema.ts';

const problemExample = (kind: ProblemKind): Json => {
  const { status, title, error, when } = problemKinds[kind];
  const instance = '/v1/practice/…';
  const value = { type: problemType(kind), title, status, error, detail: when, instance };
  return problemMediaType(kind) === 'application/json'
    ? { value: { ...value, error_description: when } }
    : { value };
};

const mediaOf = (kinds: readonly ProblemKind[]): Json => ({
  schema: { $ref: '#/components/schemas/Problem' },
  examples: Object.fromEntries(
    kinds.map((kind) => [kind, { $ref: `#/components/examples/${kind}` }]),
  ),
});

/** The response of one status, which these kinds of problems share. Their examples are added to `named`. */
export const problemResponse = (
  kinds: readonly ProblemKind[],
  named: Components,
  headers?: Json,
): Json => {
  for (const kind of kinds) named[kind] ??= problemExample(kind);
  const byType = Array.from(Map.groupBy(kinds, problemMediaType));
  return {
    description: kinds.map((kind) => problemKinds[kind].when).join(' '),
    ...(headers && { headers }),
    content: Object.fromEntries(byType.map(([type, ofType]) => [type, mediaOf(ofType)])),
  };
};

const siteKinds = Object.keys(siteProblems) as (keyof typeof siteProblems)[];

/** The responses with which the site's server can answer any call, described once. */
export const siteResponseComponents = (named: Components): Json =>
  Object.fromEntries(siteKinds.map((kind) => [kind, problemResponse([kind], named)]));

/** References to them, for one operation. */
export const siteResponses = (): Json =>
  Object.fromEntries(
    siteKinds.map((kind) => [
      problemKinds[kind].status,
      { $ref: `#/components/responses/${kind}` },
    ]),
  );
