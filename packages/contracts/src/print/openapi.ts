import { securityOf, type EndpointGroup } from '../endpoint.ts';
import { problem } from '../problem.ts';
import { securitySchemes } from '../security.ts';
import { publicWorkspace, sentWorkspaceName } from '../workspace.ts';
import { schemaOf, type Json } from './json-schema.ts';
import type { Address } from './address.ts';
import { operation, type Named } from './openapi-operation.ts';
import { headerComponents } from './openapi-headers.ts';
import { siteResponseComponents } from './openapi-problems.ts';
import { noRules, sentences, withRules, type PrintedRules } from './printed-rules.ts';

export interface PrintedTable {
  readonly api: Readonly<Record<string, EndpointGroup>>;
  /** What each noun is about, in a sentence. */
  readonly nouns: Readonly<Record<string, string>>;
  /** The paths under which everything answers. */
  readonly bases: readonly string[];
  /** What is promised; nothing when left out. */
  readonly rules?: PrintedRules;
}

const description = (
  guarded: readonly string[],
): string => `Nothing here is precious: create, change and delete as you like.

Everybody shares the workspace \`${publicWorkspace}\`. For data and chance of your own, choose another one: by the server with a workspace in its path, or by the header \`X-Workspace\`. Any name of 3 to 64 letters a to z, digits and hyphens will do, capitals are taken in lower case, and it exists from its first use.

No call needs a token but ${guarded.map((call) => `\`${call}\``).join(', ')}. A call that sends an \`Authorization\` header all the same needs a good one there: a token that is not valid is a 401 at each of them.

An answer that chance decided says how in \`X-Chance\`. Set the seed of your workspace to replay it.

What an operation promises stands in numbered rules, which \`x-rules\` names; their sentences are in the \`x-rules\` of the document. The rules of this description hold for every answer.`;

/** Stands where the name of a workspace belongs. */
const ownWorkspace = 'my-class';

const ofChoice = (url: string): Json => ({
  url,
  description: 'A workspace of your own, by its name',
  /* No description here: the first schema of OpenAPI 3.1, which some validators have, refuses it. */
  variables: { workspace: { default: ownWorkspace } },
});

/** Whole addresses, of the workspace that was asked: most tools do not know where the document is from. */
const servers = (bases: readonly string[], { origin, workspace }: Address): Json[] => {
  const isShared = workspace === publicWorkspace;
  const prefix = isShared ? '' : `/w/${workspace}`;
  const [first, ...others] = bases.map((base) => ({
    url: origin + prefix + base,
    description: 'The same, under its other path',
  }));
  const named = isShared ? 'The shared workspace' : `The workspace ${workspace}`;
  const chosen = ofChoice(`${origin}/w/{workspace}${bases[0]}`);
  return [{ ...first, description: named }, ...(isShared ? [chosen] : []), ...others];
};

const workspaceParameter = (schema: Json, { workspace }: Address): Json => ({
  name: 'X-Workspace',
  in: 'header',
  description:
    'The workspace to use, when the path does not name one. Capitals are taken in lower case.',
  ...(workspace === publicWorkspace
    ? { schema, example: ownWorkspace }
    : { schema: { ...schema, default: workspace }, example: workspace }),
});

/** The calls that are refused without a token. */
const needToken = (api: PrintedTable['api']): readonly string[] =>
  Object.values(api)
    .flatMap((group) => Object.values(group))
    .filter((endpoint) => securityOf(endpoint).required)
    .map(({ method, path }) => `${method} ${path}`);

const schemeComponents = (): Json =>
  Object.fromEntries(Object.entries(securitySchemes).map(([name, { openApi }]) => [name, openApi]));

const paths = (api: PrintedTable['api'], rules: PrintedRules, named: Named): Json => {
  const byPath: Record<string, Json> = {};
  for (const [noun, group] of Object.entries(api))
    for (const [id, endpoint] of Object.entries(group)) {
      const path = (byPath[endpoint.path] ??= {});
      const printed = operation(id, noun, endpoint, named);
      path[endpoint.method.toLowerCase()] = withRules(printed, rules.of(id));
    }
  return byPath;
};

/** The whole table as an OpenAPI 3.1 document: printed once, then finished for whoever asks. */
export const printOpenApi = (
  { api, nouns, bases, rules = noRules }: PrintedTable,
  version: string,
) => {
  const named: Named = { schemas: {}, examples: {} };
  schemaOf(problem, 'output', named.schemas);
  const tags = Object.keys(api).map((name) => ({ name, description: nouns[name] }));
  const printed = paths(api, rules, named);
  const operations = Object.values(api).flatMap((group) => Object.keys(group));
  const everyRule = sentences([...rules.ofEveryAnswer, ...operations.flatMap(rules.of)]);
  const siteResponses = siteResponseComponents(named.examples);
  const workspaceSchema = schemaOf(sentWorkspaceName, 'input', named.schemas);
  return (address: Address): Json => ({
    openapi: '3.1.1',
    info: withRules(
      {
        title: 'Sparring',
        version,
        summary: 'The practice API of Sparring, a sparring partner for your automated tests.',
        description: description(needToken(api)),
        contact: { name: 'Who runs this server', url: `${address.origin}/docs` },
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
      ...named,
      parameters: { Workspace: workspaceParameter(workspaceSchema, address) },
      headers: headerComponents(),
      responses: siteResponses,
      securitySchemes: schemeComponents(),
    },
  });
};
