import {
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLString,
  type GraphQLScalarType,
} from 'graphql';
import type { z } from 'zod';
import { schemaOf, type Json } from '@sparring/contracts/print/json-schema';

/** A member of a schema of the contracts, as a field or an argument in GraphQL. */
export interface Member {
  /** Its name in the contract. */
  readonly name: string;
  readonly type: GraphQLScalarType;
  readonly isRequired: boolean;
  readonly description: string;
}

interface Described {
  readonly type?: string;
  readonly format?: string;
  readonly description?: string;
  readonly default?: string | number;
}

const meaning = ({ description = '', default: byDefault }: Described): string =>
  byDefault === undefined || byDefault === ''
    ? description
    : `${description} ${String(byDefault)} if left out.`;

const numbers: Readonly<Record<string, GraphQLScalarType>> = {
  integer: GraphQLInt,
  number: GraphQLFloat,
};

const scalarOf = ({ type = '', format }: Described): GraphQLScalarType =>
  format === 'uuid' ? GraphQLID : (numbers[type] ?? GraphQLString);

/** The members of an object, without those that may have any type, because the API ignores them. */
export const membersOf = (schema: z.ZodType, io: 'input' | 'output'): readonly Member[] => {
  const components: Json = {};
  const { $ref, ...inline } = schemaOf(schema, io, components) as { $ref?: string };
  const whole = $ref === undefined ? inline : components[$ref.split('/').at(-1)!];
  const { properties, required = [] } = whole as {
    properties: Readonly<Record<string, Described>>;
    required?: readonly string[];
  };
  return Object.entries(properties)
    .filter(([, { type }]) => type !== undefined)
    .map(([name, described]) => ({
      name,
      type: scalarOf(described),
      isRequired: required.includes(name),
      description: meaning(described),
    }));
};

export const typeOf = ({
  type,
  isRequired,
}: Member): GraphQLScalarType | GraphQLNonNull<GraphQLScalarType> =>
  isRequired ? new GraphQLNonNull(type) : type;

/** `created_at` of the contracts is `createdAt` in GraphQL. */
export const camel = (name: string): string =>
  name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The words of a contract as an enum: CREATED_AT stands for `created_at`. */
export const enumOf = (name: string, words: readonly string[]): GraphQLEnumType =>
  new GraphQLEnumType({
    name,
    values: Object.fromEntries(words.map((word) => [word.toUpperCase(), { value: word }])),
  });
