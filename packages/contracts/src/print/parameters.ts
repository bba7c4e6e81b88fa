import { z } from 'zod';
import { securityOf, type Endpoint } from '../endpoint.ts';
import { type Components, componentName, schemaOf } from './json-schema.ts';
import { schemeOf } from '../security.ts';

/** A row of the parameter table. */
export interface Parameter {
  readonly name: string;
  readonly place: 'path' | 'query' | 'header' | 'cookie' | 'body';
  readonly required: boolean;
  /** The type and bounds, in words. */
  readonly value: string;
  /** The only values, if there are a few. */
  readonly choices: readonly string[] | undefined;
  readonly byDefault: string | undefined;
  readonly meaning: string | undefined;
}

/** The part of JSON Schema that the contracts use. */
interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly default?: unknown;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly $ref?: string;
}

/** The JSON Schema, and a function that resolves its references. */
const printed = (schema: z.ZodType, io: 'input' | 'output') => {
  const components: Components = {};
  const resolved = (json: Schema): Schema =>
    json.$ref ? (components[componentName(json.$ref)] as Schema) : json;
  return { whole: resolved(schemaOf(schema, io, components)), resolved };
};

const kinds: Readonly<Record<string, string>> = {
  integer: 'whole number',
  string: 'text',
  uuid: 'UUID',
  'date-time': 'ISO timestamp',
};

const kindOf = ({ type = 'anything', format }: Schema): string =>
  kinds[format ?? type] ?? format ?? type;

/** A longer pattern is less clear than the description beside it. */
const readablePattern = 40;

const boundsOf = ({ minimum, maximum, multipleOf, maxLength, pattern }: Schema): string => {
  const range = [
    minimum === undefined ? '' : `from ${minimum}`,
    maximum === undefined ? '' : `to ${maximum}`,
    multipleOf === undefined ? '' : `in steps of ${multipleOf}`,
  ];
  const length = maxLength === undefined ? '' : `of at most ${maxLength} characters`;
  const isReadable = pattern && pattern.length <= readablePattern;
  const shape = isReadable && !maxLength ? `like ${pattern}` : '';
  return [...range, length, shape].filter(Boolean).join(' ');
};

/** The type and bounds of a value, in words. */
export const inWords = (schema: Schema): string => {
  if (schema.anyOf) return schema.anyOf.map(inWords).join(' or ');
  if (schema.enum) return schema.enum.join(', ').replace(/, ([^,]*)$/, ' or $1');
  return `${kindOf(schema)} ${boundsOf(schema)}`.trim();
};

const row = (
  name: string,
  place: Parameter['place'],
  schema: Schema,
  required: boolean,
): Parameter => ({
  name,
  place,
  required,
  value: inWords(schema),
  choices: schema.enum?.map(String),
  byDefault: schema.default === undefined ? undefined : JSON.stringify(schema.default),
  meaning: schema.description,
});

const rowsOf = (place: 'path' | 'query', fields: Endpoint['params']): Parameter[] =>
  Object.entries(fields?.shape ?? {}).map(([name, schema]) =>
    row(name, place, printed(schema, 'output').whole, !z.safeParse(schema, undefined).success),
  );

/** The fields of a body, or of each item if it is a list. */
const fieldRows = (schema: z.ZodType, io: 'input' | 'output'): Parameter[] => {
  const { whole, resolved } = printed(schema, io);
  const { properties = {}, required = [] } = whole.items ? resolved(whole.items) : whole;
  return Object.entries(properties).map(([name, field]) =>
    row(name, 'body', field, required.includes(name)),
  );
};

/** The place of the credentials, if the endpoint requires them. */
const credentialRows = (endpoint: Endpoint): Parameter[] => {
  const { scheme, required } = securityOf(endpoint);
  const { place, name, meaning } = schemeOf(scheme);
  return required ? [row(name, place, { type: 'string', description: meaning }, true)] : [];
};

/** Every parameter, header and field that a request of this endpoint can have. */
export const parametersOf = (endpoint: Endpoint): Parameter[] => {
  const { params, query, headers = {}, body } = endpoint;
  const headerRows = Object.entries(headers).map(([name, schema]) =>
    row(name, 'header', printed(schema, 'output').whole, false),
  );
  return [
    ...rowsOf('path', params),
    ...rowsOf('query', query),
    ...credentialRows(endpoint),
    ...headerRows,
    ...(body ? fieldRows(body, 'input') : []),
  ];
};

/** The fields of an answer, or of each item if it is a list. */
export const fieldsOf = (body: z.ZodType): Parameter[] => fieldRows(body, 'output');
