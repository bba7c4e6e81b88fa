import { problemKinds, problemMediaType, type ProblemKind } from '../problem.ts';
import { siteProblems } from '../problems/site.ts';
import { exampleProblem } from './example-problem.ts';
import type { Components, Json } from './json-schema.ts';

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
  for (const kind of kinds) named[kind] ??= { value: exampleProblem(kind) };
  const byType = Array.from(Map.groupBy(kinds, problemMediaType));
  return {
    description: kinds.map((kind) => problemKinds[kind].when).join(' '),
    ...(headers && { headers }),
    content: Object.fromEntries(byType.map(([type, ofType]) => [type, mediaOf(ofType)])),
  };
};

/** The components that operations refer to, collected while the operations are printed. */
export interface Named {
  readonly schemas: Components;
  readonly examples: Components;
  readonly responses: Components;
}

/** A reference to a response of this kind. A response that differs from the one of this name stays where it is. */
export const shared = (kinds: readonly ProblemKind[], response: Json, named: Components): Json => {
  const name = kinds.join('-or-');
  named[name] ??= response;
  const isSame = JSON.stringify(named[name]) === JSON.stringify(response);
  return isSame ? { $ref: `#/components/responses/${name}` } : response;
};

const siteKinds = Object.keys(siteProblems) as (keyof typeof siteProblems)[];

/** The responses with which the site's server can answer any call. */
export const siteResponses = ({ examples, responses }: Named): Json =>
  Object.fromEntries(
    siteKinds.map((kind) => [
      problemKinds[kind].status,
      shared([kind], problemResponse([kind], examples), responses),
    ]),
  );
