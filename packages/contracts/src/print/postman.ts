import { z } from 'zod';
import { isForm, securityOf, type Endpoint, type EndpointGroup } from '../endpoint.ts';
import type { JsonReply } from '../reply.ts';
import { schemeOf, securitySchemes, type SchemeName } from '../security.ts';
import { publicWorkspace } from '../workspace.ts';
import type { Address } from './address.ts';
import { statusByChance } from './chance.ts';
import { requiredFields } from './json-schema.ts';
import { exampleRequest, placeholderOf } from './request.ts';

const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** The status of the example, and that of the random error if there is one. */
const expectedStatuses = (endpoint: Endpoint): number[] =>
  [Number(Object.keys(endpoint.replies)[0]), statusByChance(endpoint)].filter(
    (status) => status !== undefined,
  );

const statusTest = (statuses: number[]): string[] => [
  `pm.test('replies ${statuses.join(' or ')}', () => {`,
  `  pm.expect(pm.response.code).to.be.oneOf([${statuses.join(', ')}]);`,
  '});',
];

const shapeLines = ({ body }: JsonReply): string[] => {
  const ofEach = body instanceof z.ZodArray;
  const fields = requiredFields(ofEach ? (body.element as z.ZodType) : body);
  const keys = fields.map((field) => `'${field}'`).join(', ');
  if (!ofEach) return [`  pm.expect(pm.response.json()).to.include.all.keys(${keys});`];
  return [
    "  pm.expect(pm.response.json()).to.be.an('array');",
    `  pm.response.json().forEach((entry) => pm.expect(entry).to.include.all.keys(${keys}));`,
  ];
};

const shapeTest = ({ replies }: Endpoint): string[] => {
  const [[status, reply]] = Object.entries(replies) as [[string, Endpoint['replies'][number]]];
  if (reply.kind !== 'json') return [];
  return [
    `if (pm.response.code === ${status}) {`,
    "  pm.test('has the documented fields', () => {",
    ...shapeLines(reply).map((line) => `  ${line}`),
    '  });',
    '}',
  ];
};

/** The names of the secrets that an answer can contain. */
const variables = (Object.keys(securitySchemes) as SchemeName[]).flatMap((name) => {
  const { secret } = schemeOf(name);
  return 'variable' in secret ? [secret.variable] : [];
});

/** Stores the token of an answer for later requests. */
const keepToken = ({ replies }: Endpoint): string[] => {
  const given = new Set(
    Object.values(replies).flatMap((reply) =>
      reply.kind === 'json' ? requiredFields(reply.body) : [],
    ),
  );
  return [...new Set(variables)]
    .filter((name) => given.has(name))
    .map((name) => `pm.collectionVariables.set('${name}', pm.response.json().${name});`);
};

const testScript = (endpoint: Endpoint): string[] => [
  ...statusTest(expectedStatuses(endpoint)),
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

const entriesOf = (values: object) =>
  Object.entries(values).map(([key, value]) => ({ key, value: String(value) }));

const bodyOf = ({ bodyTypes }: Endpoint, body: object) =>
  isForm(bodyTypes)
    ? { mode: 'urlencoded', urlencoded: entriesOf(body) }
    : {
        mode: 'raw',
        raw: JSON.stringify(body, null, 2),
        options: { raw: { language: 'json' } },
      };

const item = (endpoint: Endpoint) => {
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
    event: [event('test', testScript(endpoint))],
    request: {
      method,
      description: endpoint.description,
      ...(auth && { auth }),
      header: entriesOf(sent),
      url,
      ...(body !== undefined && { body: bodyOf(endpoint, body as object) }),
    },
  };
};

const variable = (key: string, value: string) => ({ key, value, type: 'string' });

/** The API as a Postman collection with one folder per noun. */
export const printPostman = (
  api: Readonly<Record<string, EndpointGroup>>,
  base: string,
  { origin, workspace }: Address,
) => ({
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
    item: Object.values(group).map((endpoint) => item(endpoint)),
  })),
});
