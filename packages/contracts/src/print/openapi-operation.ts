import type { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { schemaOf, type Components, type Json } from './json-schema.ts';
import { responses } from './openapi-responses.ts';

type Fields = NonNullable<Endpoint['params']>;

/** An example as the schema reads it: the number 2, not the text that a URL has for it. */
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
    schema: schemaOf(schema, 'output', components),
    ...(name in examples && { example: read(schema, examples[name]) }),
  }));

const headerParameters = ({ headers = {} }: Endpoint, components: Components): Json[] =>
  Object.entries(headers)
    .filter(([name]) => name !== 'X-Workspace')
    .map(([name, schema]) => ({
      name,
      in: 'header',
      description: schema.description,
      schema: schemaOf(schema, 'output', components),
    }));

const requestBody = (endpoint: Endpoint, components: Components): Json => {
  const { body, bodyTypes = ['application/json'], example } = endpoint;
  if (!body) return {};
  const media = { schema: schemaOf(body, 'input', components), example: example.body };
  const content = Object.fromEntries(bodyTypes.map((type) => [type, media]));
  return { requestBody: { required: true, content } };
};

/** One endpoint as an OpenAPI operation. */
export const operation = (
  id: string,
  tag: string,
  endpoint: Endpoint,
  components: Components,
): Json => {
  const { title, description, params, query, example, needsToken } = endpoint;
  return {
    operationId: id,
    tags: [tag],
    summary: title,
    description,
    ...(needsToken && { security: [{ token: [] }] }),
    parameters: [
      ...fieldParameters(params, 'path', example.params ?? {}, components),
      ...fieldParameters(query, 'query', example.query ?? {}, components),
      ...headerParameters(endpoint, components),
      { $ref: '#/components/parameters/Workspace' },
    ],
    ...requestBody(endpoint, components),
    responses: responses(endpoint, components),
  };
};
