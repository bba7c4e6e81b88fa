import { z } from 'zod';
import { labAccounts } from '../credentials/published.ts';
import { bodyFormat, securityOf, type Endpoint, type EndpointGroup } from '../endpoint.ts';
import type { JsonReply } from '../reply.ts';
import { problemKinds, type ProblemKind } from '../problem.ts';
import { schemeOf, securitySchemes, type SchemeName } from '../security.ts';
import { publicWorkspace } from '../workspace.ts';
import type { Address } from './address.ts';
import { statusByChance } from './chance.ts';
import { requiredFields } from './json-schema.ts';
import { exampleBody, exampleRequest, placeholderOf } from './request.ts';

const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

const statusOf = (kind: ProblemKind): number => problemKinds[kind].status;

/** The refusal of credentials that no request of the collection gets and that Postman does not compute. */
const statusWithoutSecret = (endpoint: Endpoint, given: ReadonlySet<string>) => {
  const { scheme, required } = securityOf(endpoint);
  const { place, secret, postman, problems } = schemeOf(scheme);
  const isOfPostman = postman !== undefined || place === 'cookie';
  if (!required || isOfPostman || !('variable' in secret) || given.has(secret.variable))
    return undefined;
  return statusOf(problems.invalid);
};

/** The collection logs in as the first account, which does not have every scope. */
const statusWithoutScope = (endpoint: Endpoint) => {
  const { scope } = securityOf(endpoint);
  const owned: readonly string[] = labAccounts[0].scopes;
  return scope === undefined || owned.includes(scope) ? undefined : statusOf('insufficient-scope');
};

/** The first documented status. A request of the collection is no handshake of a WebSocket. */
const documentedStatus = ({ replies }: Endpoint): number => {
  const [[status, reply]] = Object.entries(replies) as [[string, Endpoint['replies'][number]]];
  return reply.kind === 'socket' ? statusOf('upgrade-required') : Number(status);
};

/** The status of the example, and those of the refusals that a collection cannot avoid. */
const expectedStatuses = (endpoint: Endpoint, given: ReadonlySet<string>): number[] =>
  [
    documentedStatus(endpoint),
    statusByChance(endpoint),
    statusWithoutSecret(endpoint, given),
    statusWithoutScope(endpoint),
  ].filter((status) => status !== undefined);

const statusTest = (statuses: number[]): string[] => [
  `pm.test('replies ${statuses.join(' or ')}', () => {`,
  `  pm.expect(pm.response.code).to.be.oneOf([${statuses.join(', ')}]);`,
  '});',
];

/** The fields of the reply, or of each of its entries. */
const fieldsOf = ({ body }: JsonReply): readonly string[] =>
  requiredFields(body instanceof z.ZodArray ? (body.element as z.ZodType) : body);

const shapeLines = (reply: JsonReply): string[] => {
  const ofEach = reply.body instanceof z.ZodArray;
  const keys = fieldsOf(reply)
    .map((field) => `'${field}'`)
    .join(', ');
  if (!ofEach) return [`  pm.expect(pm.response.json()).to.include.all.keys(${keys});`];
  return [
    "  pm.expect(pm.response.json()).to.be.an('array');",
    `  pm.response.json().forEach((entry) => pm.expect(entry).to.include.all.keys(${keys}));`,
  ];
};

const shapeTest = ({ replies }: Endpoint): string[] => {
  const [[status, reply]] = Object.entries(replies) as [[string, Endpoint['replies'][number]]];
  if (reply.kind !== 'json' || fieldsOf(reply).length === 0) return [];
  return [
    `if (pm.response.code === ${status}) {`,
    "  pm.test('has the documented fields', () => {",
    ...shapeLines(reply).map((line) => `  ${line}`),
    '  });',
    '}',
  ];
};

/** The names of the secrets that an answer can contain. */
const variables = [
  'csrf_token',
  ...(Object.keys(securitySchemes) as SchemeName[]).flatMap((name) => {
    const { secret } = schemeOf(name);
    return 'variable' in secret ? [secret.variable] : [];
  }),
];

/** The names of all that the answers of an endpoint give. */
const givenBy = ({ replies }: Endpoint): readonly string[] =>
  Object.values(replies).flatMap((reply) =>
    reply.kind === 'json' ? requiredFields(reply.body) : [],
  );

/** Stores the token of an answer for later requests. */
const keepToken = (endpoint: Endpoint): string[] => {
  const given = new Set(givenBy(endpoint));
  return [...new Set(variables)]
    .filter((name) => given.has(name))
    .map((name) => `pm.collectionVariables.set('${name}', pm.response.json().${name});`);
};

const testScript = (endpoint: Endpoint, given: ReadonlySet<string>): string[] => [
  ...statusTest(expectedStatuses(endpoint, given)),
  ...shapeTest(endpoint),
  ...keepToken(endpoint),
];

/** Each copy of the collection uses its own workspace. Clearing the variable selects a new one. */
const chooseWorkspace = [
  "if (!pm.collectionVariables.get('workspace')) {",
  "  const name = `postman-${pm.variables.replaceIn('{{$guid}}')}`;",
  "  pm.collectionVariables.set('workspace', name);",
  '}',
];

const event = (listen: 'prerequest' | 'test', exec: string[]) => ({
  listen,
  script: { type: 'text/javascript', exec },
});

/** The secret of a scheme: published, or a variable of the collection. */
const secretOf = (scheme: SchemeName): string => {
  const { secret } = schemeOf(scheme);
  return 'variable' in secret ? `{{${secret.variable}}}` : placeholderOf(scheme);
};

/** The credentials that Postman computes itself. */
const authOf = (endpoint: Endpoint) => {
  const { scheme, required } = securityOf(endpoint);
  const { postman } = schemeOf(scheme);
  if (!postman || !required) return undefined;
  const values = Object.entries(postman.values).map(([key, value]) => ({
    key,
    value,
    type: 'string',
  }));
  return { type: postman.type, [postman.type]: values };
};

/** YOUR_CSRF_TOKEN stands for the variable csrf_token. */
const withVariable = (value: string): string => {
  const name = /^YOUR_([A-Z_]+)$/.exec(value)?.[1]?.toLowerCase();
  return name !== undefined && variables.includes(name) ? `{{${name}}}` : value;
};

const entriesOf = (values: object) =>
  Object.entries(values).map(([key, value]) => ({ key, value: withVariable(String(value)) }));

/** A redirect is the answer that the test is about. */
const isRedirect = ({ replies }: Endpoint): boolean => Object.keys(replies)[0]!.startsWith('3');

/** A multipart body is sent as text too, because Postman reads the parts of one from files. */
const bodyOf = (endpoint: Endpoint, body: unknown) => {
  const format = bodyFormat(endpoint);
  if (format === 'form') return { mode: 'urlencoded', urlencoded: entriesOf(body as object) };
  const language = format === 'json' ? 'json' : 'text';
  return { mode: 'raw', raw: exampleBody(endpoint), options: { raw: { language } } };
};

const item = (endpoint: Endpoint, given: ReadonlySet<string>) => {
  const { method, url, headers, body } = exampleRequest(endpoint, '{{baseUrl}}', secretOf);
  const auth = authOf(endpoint);
  /* Postman has a store of cookies, and computes the header of some schemes. */
  const { Cookie: _cookie, Authorization, ...others } = headers;
  const sent = {
    ...others,
    ...(Authorization !== undefined && !auth && { Authorization }),
    'X-Workspace': '{{workspace}}',
  };
  return {
    name: `${method} - ${endpoint.title}`,
    event: [event('test', testScript(endpoint, given))],
    ...(isRedirect(endpoint) && { protocolProfileBehavior: { followRedirects: false } }),
    request: {
      method,
      description: endpoint.description,
      ...(auth && { auth }),
      header: entriesOf(sent),
      url,
      ...(body !== undefined && { body: bodyOf(endpoint, body) }),
    },
  };
};

const variable = (key: string, value: string) => ({ key, value, type: 'string' });

/** The API as a Postman collection with one folder per noun. */
export const printPostman = (
  api: Readonly<Record<string, EndpointGroup>>,
  base: string,
  { origin, workspace }: Address,
) => {
  const given = new Set(
    Object.values(api).flatMap((group) => Object.values(group).flatMap(givenBy)),
  );
  return {
    info: {
      name: 'Sparring',
      description:
        'The practice API of Sparring: a request with tests for every endpoint. If the variable `workspace` is empty, the first request sets it to a random name.',
      schema,
    },
    variable: [
      variable('baseUrl', origin + base),
      variable('workspace', workspace === publicWorkspace ? '' : workspace),
      ...[...new Set(variables)].map((name) => variable(name, '')),
    ],
    event: [event('prerequest', chooseWorkspace)],
    item: Object.entries(api).map(([name, group]) => ({
      name,
      item: Object.values(group).map((endpoint) => item(endpoint, given)),
    })),
  };
};
