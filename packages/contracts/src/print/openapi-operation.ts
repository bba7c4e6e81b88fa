import type { z } from 'zod';
import { bodyFormat, securityOf, type Endpoint } from '../endpoint.ts';
import { schemeOf } from '../security.ts';
import { schemaOf, type Components, type Json } from './json-schema.ts';
import type { SharedComponents } from './openapi-problems.ts';
import { responses } from './openapi-responses.ts';

type Fields = NonNullable<Endpoint['params']>;

/** A schema, and its first example beside it, where most tools look for the example of a parameter. */
const shape = (schema: z.ZodType, components: Components): Json => {
  const { examples, ...printed } = schemaOf(schema, 'output', components);
  return { schema: printed, ...(Array.isArray(examples) && { example: examples[0] }) };
};

/** The parsed example: the number 2, not the text "2" of the URL. */
const read = (schema: z.ZodType, sent: unknown): unknown => schema.parse(sent);

const fieldParameters = (
  fields: Fields | undefined,
  place: 'path' | 'query',
  examples: Json,
  components: Components,
): Json[] =>
  Object.entries(fields?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || !schema.safeParse(undefined).success,
    description: schema.description,
    ...shape(schema, components),
    ...(name in examples && { example: read(schema, examples[name]) }),
  }));

const headerParameters = ({ headers = {} }: Endpoint, components: Components): Json[] =>
  Object.entries(headers)
    .filter(([name]) => name !== 'X-Workspace')
    .map(([name, schema]) => ({
      name,
      in: 'header',
      description: schema.description,
      ...shape(schema, components),
    }));

const requestBody = (endpoint: Endpoint, components: Components): Json => {
  const { body, bodyTypes = ['application/json'], example } = endpoint;
  if (!body) return {};
  const schema = schemaOf(body, 'input', components);
  /* The files of a multipart example are not written as OpenAPI would have them. */
  const isMultipart = bodyFormat(endpoint) === 'multipart';
  const media = isMultipart ? { schema } : { schema, example: example.body };
  const content = Object.fromEntries(bodyTypes.map((type) => [type, media]));
  return { requestBody: { required: true, content } };
};

/** The needed scopes. Only OAuth declares its scopes in the document. */
const scopesOf = (endpoint: Endpoint): readonly string[] => {
  const { scheme, scope } = securityOf(endpoint);
  return scope !== undefined && schemeOf(scheme).openApi('')['type'] === 'oauth2' ? [scope] : [];
};

/** One endpoint as an OpenAPI operation. */
export const operation = (
  id: string,
  tag: string,
  endpoint: Endpoint,
  components: SharedComponents,
): Json => {
  const { schemas } = components;
  const { title, description, params, query, example } = endpoint;
  const { scheme, required } = securityOf(endpoint);
  return {
    operationId: id,
    tags: [tag],
    summary: title,
    description,
    ...(required && { security: [{ [scheme]: scopesOf(endpoint) }] }),
    parameters: [
      ...fieldParameters(params, 'path', example.params ?? {}, schemas),
      ...fieldParameters(query, 'query', example.query ?? {}, schemas),
      ...headerParameters(endpoint, schemas),
      { $ref: '#/components/parameters/Workspace' },
    ],
    ...requestBody(endpoint, schemas),
    responses: responses(endpoint, components),
  };
};
