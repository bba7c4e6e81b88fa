import { problemKinds, problemMediaType, type ProblemKind } from '../problem.ts';
import { exampleProblem } from './example-problem.ts';
import type { ProblemText } from '../problems/text.ts';
import { beforeTheOperation, failuresOfTheServer } from './endpoint-problems.ts';
import { headerObjects } from './openapi-headers.ts';
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

/** The headers of all these problems, with their descriptions. */
export const headersOfProblems = (
  kinds: readonly ProblemKind[],
): Readonly<Record<string, string>> => {
  const texts: readonly ProblemText[] = kinds.map((kind) => problemKinds[kind]);
  return Object.assign({}, ...texts.map(({ headers }) => headers));
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

const ranges = { '4XX': beforeTheOperation, '5XX': failuresOfTheServer };

/** The responses that any operation can have: one for each range, so that they do not hide its own. */
export const commonResponses = ({ examples, responses }: SharedComponents): Json =>
  Object.fromEntries(
    Object.entries(ranges).map(([range, kinds]) => {
      responses[range] ??= problemResponse(
        kinds,
        examples,
        headerObjects(headersOfProblems(kinds)),
      );
      return [range, { $ref: `#/components/responses/${range}` }];
    }),
  );
