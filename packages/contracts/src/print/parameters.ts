import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';

/** What the parameter table says about one value of a request. */
export interface Parameter {
  readonly name: string;
  readonly place: 'path' | 'query' | 'header' | 'body';
  readonly required: boolean;
  /** Kind and bounds, in words. */
  readonly value: string;
  readonly byDefault: string | undefined;
  readonly meaning: string | undefined;
}

/** The part of JSON Schema that the contracts are printed to. */
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
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** What a `$ref` stands for in this document. */
const named = ({ $defs }: Schema, schema: Schema): Schema =>
  $defs?.[schema.$ref?.replace('#/$defs/', '') ?? ''] ?? schema;

const printed = (schema: z.ZodType, io: 'input' | 'output'): Schema => {
  const json = z.toJSONSchema(schema, { io }) as Schema;
  return { ...named(json, json), ...(json.$defs && { $defs: json.$defs }) };
};

const kinds: Readonly<Record<string, string>> = {
  integer: 'whole number',
  string: 'text',
  uuid: 'UUID',
  'date-time': 'ISO timestamp',
};

const kindOf = ({ type = 'anything', format }: Schema): string =>
  kinds[format ?? type] ?? format ?? type;

/** A longer pattern says less than the words beside it. */
const readablePattern = 40;

const boundsOf = ({ minimum, maximum, multipleOf, maxLength, pattern, format }: Schema): string => {
  const range = [
    minimum === undefined ? '' : `from ${minimum}`,
    maximum === undefined ? '' : `to ${maximum}`,
    multipleOf === undefined ? '' : `in steps of ${multipleOf}`,
  ];
  const length = maxLength === undefined ? '' : `of at most ${maxLength} characters`;
  const isReadable = pattern && pattern.length <= readablePattern;
  const shape = isReadable && !maxLength && !format ? `like ${pattern}` : '';
  return [...range, length, shape].filter(Boolean).join(' ');
};

/** Kind and bounds of a value, in words. */
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
  byDefault: schema.default === undefined ? undefined : JSON.stringify(schema.default),
  meaning: schema.description,
});

const rowsOf = (place: 'path' | 'query', fields: Endpoint['params']): Parameter[] =>
  Object.entries(fields?.shape ?? {}).map(([name, schema]) =>
    row(name, place, printed(schema, 'output'), !z.safeParse(schema, undefined).success),
  );

/** The fields of a body; of each of its items where it is a list. */
const fieldRows = (schema: z.ZodType, io: 'input' | 'output'): Parameter[] => {
  const whole = printed(schema, io);
  const { properties = {}, required = [] } = whole.items ? named(whole, whole.items) : whole;
  return Object.entries(properties).map(([name, field]) =>
    row(name, 'body', field, required.includes(name)),
  );
};

/** Every value a request of this endpoint can carry, read from its own schemas. */
export const parametersOf = ({ params, query, headers = {}, body, needsToken }: Endpoint) => {
  const token = needsToken && { Authorization: z.string().describe('The token: `Bearer …`.') };
  const headerRows = Object.entries({ ...token, ...headers }).map(([name, schema]) =>
    row(name, 'header', printed(schema, 'output'), name === 'Authorization'),
  );
  return [
    ...rowsOf('path', params),
    ...rowsOf('query', query),
    ...headerRows,
    ...(body ? fieldRows(body, 'input') : []),
  ];
};

/** Every field of an answer; of each of its items where it is a list. */
export const fieldsOf = (body: z.ZodType): Parameter[] => fieldRows(body, 'output');
