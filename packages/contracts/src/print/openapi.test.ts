import { expect, test } from 'vitest';
import { api, nouns } from '../api.ts';
import { bases } from '../paths.ts';
import { sampleAccount } from '../auth.ts';
import { printOpenApi } from './openapi.ts';
import type { PrintedRules } from './printed-rules.ts';

const rules: PrintedRules = {
  of: (id) => (id === 'addBook' ? [{ id: 'BOOK-01', text: 'It is 201.' }] : []),
  ofEveryAnswer: [{ id: 'ANSWER-01', text: 'An error is a problem.' }],
};
const print = printOpenApi({ api, nouns, bases, rules }, '1.0.0');
const printedFor = (workspace: string) => print({ origin: 'https://school.test', workspace });

const document = printedFor('public');
const text = JSON.stringify(document);

interface Printed {
  readonly paths: Record<
    string,
    Record<string, { security?: unknown; parameters?: Json[]; responses: Json }>
  >;
  readonly components: Record<string, Record<string, Json>>;
  readonly servers: readonly { url: string }[];
  readonly security: unknown;
  readonly tags: readonly Json[];
}
type Json = Record<string, unknown>;
const { paths, components, servers, security, tags } = document as unknown as Printed;

const operations = Object.entries(paths).flatMap(([path, ofPath]) =>
  Object.entries(ofPath).map(([method, operation]) => ({ path, method, operation })),
);

const objectsIn = (value: unknown): Json[] =>
  typeof value === 'object' && value !== null
    ? [value as Json, ...Object.values(value).flatMap(objectsIn)]
    : [];

test.each(['BookUpdate', 'BookPatch'])('says that a %s has at least one field', (name) => {
  const anyField = ['title', 'author', 'price', 'description', 'category', 'isbn', 'stock'];
  const anyOf = anyField.map((field) => ({ required: [field] }));
  expect(document).toHaveProperty(['components', 'schemas', name, 'anyOf'], anyOf);
});

test('says that the settings of a workspace are not empty', () => {
  const settings = ['components', 'schemas', 'WorkspaceSettings', 'minProperties'];
  expect(document).toHaveProperty(settings, 1);
});

test('has QUERY as an extension, because its version of OpenAPI has no such field', () => {
  expect(document).toHaveProperty(['paths', '/labs/books', 'x-query', 'operationId'], 'queryBooks');
  expect(operations.filter(({ method }) => method === 'query')).toEqual([]);
});

test('says that If-Match holds ETags', () => {
  const update = ['paths', '/books/{id}', 'put', 'parameters'];
  expect(document).toHaveProperty(
    update,
    expect.arrayContaining([
      expect.objectContaining({
        name: 'If-Match',
        schema: expect.objectContaining({ pattern: expect.stringContaining('W\\/') }),
      }),
    ]),
  );
});

test('says how long a title may be', () => {
  expect(document).toHaveProperty('components.schemas.Book.properties.title.maxLength', 200);
});

test('has only patterns that other languages understand', () => {
  expect(text).not.toMatch(/\\p\{/i);
});

test('has servers with the address of the request', () => {
  expect(servers.map(({ url }) => url)).toEqual([
    'https://school.test/v1/practice',
    'https://school.test/w/{workspace}/v1/practice',
    'https://school.test/practice',
  ]);
});

test('has only servers of the requested workspace, and has it as the default', () => {
  const { servers: own, components: parts } = printedFor('ada') as unknown as Printed;
  expect(own.map(({ url }) => url)).toEqual([
    'https://school.test/w/ada/v1/practice',
    'https://school.test/w/ada/practice',
  ]);
  expect(parts['parameters']!['Workspace']).toMatchObject({ schema: { default: 'ada' } });
});

test('has no servers of a single path', () => {
  expect(Object.values(paths).filter((path) => 'servers' in path)).toEqual([]);
});

test('requires credentials only where the endpoint does, with their scheme and scope', () => {
  const named = operations.flatMap(({ operation }) => operation.security ?? []);
  const schemes = new Set(named.flatMap((one) => Object.keys(one)));
  expect([...schemes].toSorted()).toEqual(Object.keys(components['securitySchemes']!).toSorted());
  expect(named).toContainEqual({ oauth: ['read'] });
});

test('requires a token of POST /auth only where the endpoint does', () => {
  expect(security).toEqual([]);
  const guarded = operations.filter(
    ({ operation }) => JSON.stringify(operation.security) === '[{"token":[]}]',
  );
  expect(guarded.map(({ path, method }) => `${method} ${path}`)).toEqual(['get /auth/me']);
});

test('has a reply of success, a redirect or an upgrade for every operation', () => {
  const failing = operations.filter(({ operation }) => {
    const { responses = {} } = operation as { responses?: Json };
    return !Object.keys(responses).some((status) => /^(101|2|3)/.test(status));
  });
  expect(failing).toEqual([]);
});

test('has an example for every parameter, so that an import can send it', () => {
  const own = operations.flatMap(({ operation }) => operation.parameters ?? []);
  const silent = own.filter((one) => !('$ref' in one || 'example' in one));
  expect(silent).toEqual([]);
});

test('has for a text either a format or one pattern', () => {
  const schemas = objectsIn(document);
  expect(schemas.filter((schema) => 'format' in schema && 'pattern' in schema)).toEqual([]);
  expect(schemas.filter((schema) => 'allOf' in schema)).toEqual([]);
});

/* What openapi-generator writes beside each schema, in one language or another. */
const writtenByGenerators =
  /^(New|Nullable|Test|instanceOf)|(Api|Test|WithDefaults|FromJSON|ToJSON|Configuration)$|^(Error|Exception|Client|Object|Date|File|Map|List|Set|String|Type|Any|Response|Request)$/;

test('gives no schema a name that a client generator uses itself', () => {
  const names = Object.keys(components['schemas']!);
  expect(names.filter((name) => writtenByGenerators.test(name))).toEqual([]);
});

test('gives a schema of an array of objects a name', () => {
  const nameless = objectsIn(document).filter(
    ({ items }) =>
      typeof items === 'object' && items !== null && !('$ref' in items) && 'properties' in items,
  );
  expect(nameless).toEqual([]);
});

test('has the media type of every reply with a body', () => {
  const contents = objectsIn(document).flatMap(({ content }) => objectsIn(content));
  const bare = contents.filter((media) => Object.keys(media).length === 0);
  expect(bare).toEqual([]);
});

test('describes every tag', () => {
  expect(tags.map(({ name }) => name)).toEqual(Object.keys(api));
  expect(tags.filter(({ description }) => typeof description !== 'string')).toEqual([]);
});

test.each([
  ['4XX', 'expectation-failed'],
  ['5XX', 'api-unreachable'],
])('has for every operation a response %s, with %s among its examples', (range, kind) => {
  const shared = { [range]: { $ref: `#/components/responses/${range}` } };
  for (const { operation } of operations) expect(operation.responses).toMatchObject(shared);
  expect(JSON.stringify(components['responses']![range])).toContain(kind);
});

test('lists only those statuses of the server that a request can cause on purpose', () => {
  const listed = operations.flatMap(({ path, operation }) =>
    Object.keys(operation.responses)
      .filter((status) => /^5\d/.test(status))
      .map((status) => `${status} ${path}`),
  );
  expect(listed).toEqual(['500 /testing/random500', '503 /testing/latency-simulation']);
});

test('gives the workspace no example, which a tool would send beside the one in the path', () => {
  expect(components['parameters']!['Workspace']).not.toHaveProperty('example');
});

test('says both in a body and in an address what the extensions of GraphQL have to be', () => {
  expect(text.split('A JSON object. It has no effect.').length).toBeGreaterThan(2);
});

test('describes a response once that several operations have', () => {
  const inPlace = operations.flatMap(({ operation }) =>
    Object.values(operation.responses).map((response) => JSON.stringify(response)),
  );
  const problems = inPlace.filter((response) => response.includes('schemas/Problem'));
  expect(problems.filter((response, at) => problems.indexOf(response) !== at)).toEqual([]);
});

test('has no unused component', () => {
  const { securitySchemes: _named, ...others } = components;
  const named = Object.entries(others).flatMap(([kind, all]) =>
    Object.keys(all).map((name) => `#/components/${kind}/${name}`),
  );
  const unused = named.filter((ref) => !text.includes(`"${ref}"`));
  expect(unused).toEqual([]);
});

test('shows the sample account', () => {
  expect(text).toContain(JSON.stringify(sampleAccount));
});

test('names the rules of an operation in its description and in x-rules', () => {
  const add = paths['/books']!['post'] as Json;
  expect(add['description']).toMatch(/\n\nRules: BOOK-01\.$/);
  expect(add['x-rules']).toEqual(['BOOK-01']);
  expect(paths['/ping']!['get']).not.toHaveProperty('x-rules');
});

test('says once what each rule is', () => {
  expect(document).toHaveProperty('x-rules', {
    'ANSWER-01': 'An error is a problem.',
    'BOOK-01': 'It is 201.',
  });
  expect(document).toHaveProperty(['info', 'x-rules'], ['ANSWER-01']);
});

test('no member of JSON is named by a keyword, which a generated client has to rename', () => {
  const schemas = Object.entries(components['schemas']!) as [string, { properties?: object }][];
  const names = schemas.flatMap(([, { properties = {} }]) => Object.keys(properties));
  expect(names).toContain('class_title');
  expect(
    names.filter((name) =>
      ['class', 'default', 'for', 'from', 'import', 'in', 'return'].includes(name),
    ),
  ).toEqual([]);
});
