import { securityOf, type EndpointGroup, type Method } from '../endpoint.ts';
import { problem } from '../problem.ts';
import { schemeOf, securitySchemes, type SchemeName } from '../security.ts';
import { publicWorkspace, sentWorkspaceName, workspaceHeader } from '../workspace.ts';
import { schemaOf, type Json } from './json-schema.ts';
import type { Address } from './address.ts';
import { operation } from './openapi-operation.ts';
import { headerComponents } from './openapi-headers.ts';
import type { SharedComponents } from './openapi-problems.ts';
import { noRules, sentences, withRules, type PrintedRules } from './printed-rules.ts';

export interface PrintedTable {
  readonly api: Readonly<Record<string, EndpointGroup>>;
  /** The description of each noun. */
  readonly nouns: Readonly<Record<string, string>>;
  /** The base paths of every endpoint. */
  readonly bases: readonly string[];
  /** The rules of the operations; none when left out. */
  readonly rules?: PrintedRules;
}

const description = (
  guarded: readonly string[],
): string => `All data is for practice. Create, change and delete what you like.

All users share the workspace \`${publicWorkspace}\`. To get data and random outcomes of your own, choose another workspace: use the server URL that has a workspace in its path, or send the header \`X-Workspace\`. A name has 3 to 64 characters: letters a to z, digits and hyphens. The API converts capitals to lower case. A workspace exists from its first use. \`X-Student-Id\` names one, too, for tests of 2025: with it the API reads and writes another JSON, which the guide Coming from the described site describes.

Only ${guarded.map((call) => `\`${call}\``).join(', ')} requires a token of \`POST /auth\`. The operations below \`/labs/auth\` have credentials of their own, which their \`security\` names. On every other endpoint the \`Authorization\` header is optional, but an invalid token always gets 401.

Some endpoints respond at random. The header \`X-Chance\` of their responses shows the seed, step, probability and outcome. Set the seed of your workspace to repeat a sequence of outcomes.

\`GET /\` of the server, or of a workspace such as \`/w/my-class\`, leads to its documentation: a client that prefers \`text/html\` gets 303, and any other gets JSON with the addresses of \`/docs\`, \`/openapi.json\`, \`/postman.json\` and the base path.

Numbered rules say what each operation does. The field \`x-rules\` of an operation lists their numbers, and the field \`x-rules\` of the document has their sentences. The rules listed here apply to every response.

The responses \`4XX\` and \`5XX\` are the same for all operations: \`4XX\` refuses a request before its operation is known, and \`5XX\` is a failure of the server, which no request causes on purpose.`;

const ofChoice = (url: string): Json => ({
  url,
  description: 'A workspace of your own',
  /* No description here: the first published schema of OpenAPI 3.1, which some validators use, refuses it. */
  variables: { workspace: { default: 'my-class' } },
});

/** The address before a base path. It names the workspace of the request, unless that is the shared one. */
const rootOf = ({ origin, workspace }: Address): string =>
  workspace === publicWorkspace ? origin : `${origin}/w/${workspace}`;

/** Absolute URLs with the workspace of the request: most tools do not know the URL of the document. */
const servers = (bases: readonly string[], address: Address): Json[] => {
  const { origin, workspace } = address;
  const isShared = workspace === publicWorkspace;
  const [first, ...others] = bases.map((base) => ({
    url: rootOf(address) + base,
    description: 'The same API with another base path',
  }));
  const named = isShared ? 'The shared workspace' : `The workspace ${workspace}`;
  const chosen = ofChoice(`${origin}/w/{workspace}${bases[0]}`);
  return [{ ...first, description: named }, ...(isShared ? [chosen] : []), ...others];
};

const workspaceParameter = (schema: Json, { workspace }: Address): Json => ({
  name: 'X-Workspace',
  in: 'header',
  description: workspaceHeader,
  /* Without a default, imports draw a name for each request. An example would be sent beside a name in the path. */
  schema: { ...schema, default: workspace },
});

/** The endpoints that refuse a request without a token of POST /auth. */
const needToken = (api: PrintedTable['api']): readonly string[] =>
  Object.values(api)
    .flatMap((group) => Object.values(group))
    .filter((endpoint) => securityOf(endpoint).scheme === 'token' && securityOf(endpoint).required)
    .map(({ method, path }) => `${method} ${path}`);

const schemeComponents = (base: string): Json =>
  Object.fromEntries(
    (Object.keys(securitySchemes) as SchemeName[]).map((name) => [
      name,
      schemeOf(name).openApi(base),
    ]),
  );

/* OpenAPI 3.1 has no QUERY. The extension is named after `query` of OpenAPI 3.2. */
const fieldOf = (method: Method): string => (method === 'QUERY' ? 'x-query' : method.toLowerCase());

const paths = (
  api: PrintedTable['api'],
  rules: PrintedRules,
  components: SharedComponents,
): Json => {
  const byPath: Record<string, Json> = {};
  for (const [noun, group] of Object.entries(api))
    for (const [id, endpoint] of Object.entries(group)) {
      const path = (byPath[endpoint.path] ??= {});
      const printed = operation(id, noun, endpoint, components);
      path[fieldOf(endpoint.method)] = withRules(printed, rules.of(id));
    }
  return byPath;
};

/** The API as an OpenAPI 3.1 document: printed once, then completed with the address of each request. */
export const printOpenApi = (
  { api, nouns, bases, rules = noRules }: PrintedTable,
  version: string,
) => {
  const components: SharedComponents = { schemas: {}, examples: {}, responses: {} };
  schemaOf(problem, 'output', components.schemas);
  const tags = Object.keys(api).map((name) => ({ name, description: nouns[name] }));
  const printed = paths(api, rules, components);
  const operations = Object.values(api).flatMap((group) => Object.keys(group));
  const everyRule = sentences([...rules.ofEveryAnswer, ...operations.flatMap(rules.of)]);
  const workspaceSchema = schemaOf(sentWorkspaceName, 'input', components.schemas);
  return (address: Address): Json => ({
    openapi: '3.1.1',
    info: withRules(
      {
        title: 'Sparring',
        version,
        summary: 'The practice API of Sparring, a sparring partner for your automated tests.',
        description: description(needToken(api)),
        contact: { name: 'The host of this server', url: `${address.origin}/docs` },
        license: { name: 'MIT', identifier: 'MIT' },
      },
      rules.ofEveryAnswer,
    ),
    'x-rules': everyRule,
    servers: servers(bases, address),
    security: [],
    tags,
    paths: printed,
    components: {
      ...components,
      parameters: { Workspace: workspaceParameter(workspaceSchema, address) },
      headers: headerComponents(),
      securitySchemes: schemeComponents(rootOf(address) + bases[0]),
    },
  });
};
