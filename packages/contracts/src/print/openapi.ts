import type { EndpointGroup } from '../endpoint.ts';
import { problem } from '../problem.ts';
import { publicWorkspace, workspaceName } from '../workspace.ts';
import { schemaOf, type Components, type Json } from './json-schema.ts';
import { operation } from './openapi-operation.ts';
import { headerComponents, problemExamples } from './openapi-responses.ts';

export interface PrintedTable {
  readonly api: Readonly<Record<string, EndpointGroup>>;
  /** The paths under which everything answers. */
  readonly bases: readonly string[];
  /** The nouns that also answer at the root of the site. */
  readonly atRoot: readonly string[];
}

const description = `Nothing here is precious: create, change and delete as you like.

Everybody shares the workspace \`${publicWorkspace}\`. For data and chance of your own, choose another one: by the server with a workspace in its path, or by the header \`X-Workspace\`. Any name of 3 to 64 letters a to z, digits and hyphens will do, and exists from its first use.

An answer that chance decided says how in \`X-Chance\`. Set the seed of your workspace to replay it.`;

const workspaceServer = (base: string) => ({
  url: `/w/{workspace}${base}`,
  description: 'A workspace of your own',
  variables: { workspace: { default: 'my-class', description: 'The name of the workspace.' } },
});

const servers = ([first, ...others]: readonly string[]): Json[] => [
  { url: first, description: 'The shared workspace' },
  ...(first === undefined ? [] : [workspaceServer(first)]),
  ...others.map((url) => ({ url, description: 'The same, under its other path' })),
];

const workspaceParameter = (components: Components): Json => ({
  name: 'X-Workspace',
  in: 'header',
  description: 'The workspace to use, when the path does not name one.',
  schema: schemaOf(workspaceName, 'output', components),
});

const tokenScheme = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description:
    'A token from POST /auth. No call needs it but GET /auth/me; a bad one is a 401 anywhere.',
};

const paths = ({ api, bases, atRoot }: PrintedTable, components: Components): Json => {
  const printed: Record<string, Json> = {};
  const alsoAtRoot = { servers: [...servers(bases), { url: '/', description: 'The root' }] };
  for (const [noun, group] of Object.entries(api))
    for (const [id, endpoint] of Object.entries(group)) {
      const path = (printed[endpoint.path] ??= atRoot.includes(noun) ? { ...alsoAtRoot } : {});
      path[endpoint.method.toLowerCase()] = operation(id, noun, endpoint, components);
    }
  return printed;
};

/** The whole table as an OpenAPI 3.1 document. */
export const printOpenApi = (table: PrintedTable, version: string): Json => {
  const schemas: Components = {};
  schemaOf(problem, 'output', schemas);
  const parameters = { Workspace: workspaceParameter(schemas) };
  return {
    openapi: '3.1.1',
    info: {
      title: 'Sparring',
      version,
      summary: 'The practice API of Sparring, a sparring partner for your automated tests.',
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: servers(table.bases),
    security: [{}, { token: [] }],
    tags: Object.keys(table.api).map((name) => ({ name })),
    paths: paths(table, schemas),
    components: {
      schemas,
      parameters,
      headers: headerComponents(),
      examples: problemExamples(),
      securitySchemes: { token: tokenScheme },
    },
  };
};
