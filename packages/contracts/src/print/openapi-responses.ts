import type { Endpoint } from '../endpoint.ts';
import { exampleText, type Reply, type StreamReply } from '../reply.ts';
import { streamFormats } from '../stream.ts';
import { problemKinds, problemType, type ProblemKind } from '../problem.ts';
import type { ProblemText } from '../problem-text.ts';
import { chanceHeaders, statusByChance } from './chance.ts';
import { headersOf } from './headers.ts';
import { problemsOf } from './problems.ts';
import { schemaOf, type Components, type Json } from './json-schema.ts';

/** The headers of every answer, by the name they have in the document's components. */
export const commonHeaders = {
  'X-Request-Id': 'The id of this request in the logs: your own, when you sent one.',
  'X-Workspace': 'The workspace that answered.',
};

const text = (description: string): Json => ({ description, schema: { type: 'string' } });

export const headerComponents = (): Json =>
  Object.fromEntries(
    Object.entries(commonHeaders).map(([name, description]) => [name, text(description)]),
  );

const headerObjects = (headers: Readonly<Record<string, string>> = {}): Json => ({
  ...Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, text(description)]),
  ),
  ...Object.fromEntries(
    Object.keys(commonHeaders).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  ),
});

/* What generators know as a file; without a schema some of them see no answer at all. */
const bytes = { type: 'string', format: 'binary' };

/* OpenAPI 3.1 has no word for the items of a stream: 3.2 has `itemSchema`, which this extension is named after. */
const streamContent = (reply: StreamReply, components: Components): Json => ({
  content: {
    [streamFormats[reply.format].mediaType]: {
      schema: { type: 'string' },
      example: exampleText(reply),
      'x-item-schema': schemaOf(reply.data, 'output', components),
    },
  },
});

const content = (reply: Reply, components: Components): Json => {
  if (reply.kind === 'empty') return {};
  if (reply.kind === 'file') return { content: { [reply.mediaType]: { schema: bytes } } };
  if (reply.kind === 'stream') return streamContent(reply, components);
  const schema = schemaOf(reply.body, 'output', components);
  return { content: { 'application/json': { schema, example: reply.example } } };
};

const replies = (endpoint: Endpoint, components: Components): [string, Json][] =>
  Object.entries(endpoint.replies).map(([status, reply]) => [
    status,
    {
      description: reply.description,
      headers: headerObjects(headersOf(endpoint, Number(status))),
      ...content(reply, components),
    },
  ]);

const problemExample = (kind: ProblemKind): Json => {
  const { status, title, error, when } = problemKinds[kind];
  const instance = '/v1/practice/…';
  return { value: { type: problemType(kind), title, status, error, detail: when, instance } };
};

const problemResponse = (
  endpoint: Endpoint,
  kinds: readonly ProblemKind[],
  named: Components,
): Json => {
  const [{ status }] = kinds.map((kind) => problemKinds[kind]) as [ProblemText];
  const byChance = status === statusByChance(endpoint) && chanceHeaders(endpoint, status);
  const texts: readonly ProblemText[] = kinds.map((kind) => problemKinds[kind]);
  for (const kind of kinds) named[kind] ??= problemExample(kind);
  const examples = kinds.map((kind) => [kind, { $ref: `#/components/examples/${kind}` }]);
  return {
    description: texts.map(({ when }) => when).join(' '),
    headers: headerObjects(
      Object.assign({}, ...texts.map(({ headers }) => headers), byChance || {}),
    ),
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(examples),
      },
    },
  };
};

/** Every documented answer of an operation, by status. */
export const responses = (endpoint: Endpoint, schemas: Components, examples: Components): Json => {
  const byStatus = Map.groupBy(problemsOf(endpoint), (kind) => problemKinds[kind].status);
  const problems = [...byStatus].map(([status, kinds]): [string, Json] => [
    String(status),
    problemResponse(endpoint, kinds, examples),
  ]);
  return Object.fromEntries([...replies(endpoint, schemas), ...problems]);
};
