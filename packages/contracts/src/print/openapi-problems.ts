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

/** The response for problems that have one status in common. Adds an example of each to `examples`. */
export const problemResponse = (
  kinds: readonly ProblemKind[],
  examples: Components,
  headers?: Json,
): Json => {
  for (const kind of kinds) examples[kind] ??= { value: exampleProblem(kind) };
  const byType = Array.from(Map.groupBy(kinds, problemMediaType));
  return {
    description: kinds.map((kind) => problemKinds[kind].when).join(' '),
    ...(headers && { headers }),
    content: Object.fromEntries(byType.map(([type, ofType]) => [type, mediaOf(ofType)])),
  };
};

/** The components that operations refer to, collected while the operations are printed. */
export interface SharedComponents {
  readonly schemas: Components;
  readonly examples: Components;
  readonly responses: Components;
}

/** A reference to the response in `responses`. If that one differs, because of its headers, the response itself. */
export const referToShared = (
  kinds: readonly ProblemKind[],
  response: Json,
  responses: Components,
): Json => {
  const name = kinds.join('-or-');
  responses[name] ??= response;
  const isSame = JSON.stringify(responses[name]) === JSON.stringify(response);
  return isSame ? { $ref: `#/components/responses/${name}` } : response;
};

const siteKinds = Object.keys(siteProblems) as (keyof typeof siteProblems)[];

/** The responses with which the site's server can answer any call. */
export const siteResponses = ({ examples, responses }: SharedComponents): Json =>
  Object.fromEntries(
    siteKinds.map((kind) => [
      problemKinds[kind].status,
      referToShared([kind], problemResponse([kind], examples), responses),
    ]),
  );
