import { z } from 'zod';
import { listFields, pricesInOrder } from './book.ts';
import { must } from './must.ts';
import { pagingFields } from './paging.ts';
import { invalidFields } from './problem.ts';

/** The media type of GraphQL over HTTP, with which the status says whether the request was executed. */
export const graphqlType = 'application/graphql-response+json';

/** What a request can ask for at most. */
export const graphqlLimits = {
  /** Levels of fields. Introspection is not counted. */
  depth: 8,
  aliases: 10,
  /** Characters of an alias, which the answer repeats for each book. */
  aliasLength: 100,
  /** Fields, with those of each fragment as often as it is used. */
  fields: 300,
  /** Books in all lists of the answer together, if each is as long as the request allows. */
  books: 200,
  /** Names, values and punctuators of the text. */
  tokens: 1000,
  /** Members of an object in the variables, and of the variables themselves. */
  members: 100,
  /** Braces, brackets and parentheses inside each other. */
  nesting: 50,
} as const;

/** The codes in `extensions.code` that do not come from a kind of problem. */
export const graphqlCodes = {
  GRAPHQL_PARSE_FAILED: `The query is not GraphQL, or has more than ${graphqlLimits.tokens} tokens.`,
  GRAPHQL_VALIDATION_FAILED: 'The query does not fit the schema.',
  OPERATION_RESOLUTION_FAILURE:
    'The query has several operations, and operationName does not choose one of them.',
  BAD_USER_INPUT: 'A variable does not have the type that the operation declares.',
  QUERY_TOO_DEEP: `The fields are nested more than ${graphqlLimits.depth} levels deep, or the brackets more than ${graphqlLimits.nesting}.`,
  TOO_MANY_ALIASES: `The query has more than ${graphqlLimits.aliases} aliases.`,
  ALIAS_TOO_LONG: `An alias has more than ${graphqlLimits.aliasLength} characters.`,
  TOO_MANY_MEMBERS: `The variables, or an object in them, have more than ${graphqlLimits.members} members.`,
  TOO_MANY_FIELDS: `The query has more than ${graphqlLimits.fields} fields.`,
  QUERY_TOO_COMPLEX: `The lists of the query can have more than ${graphqlLimits.books} books.`,
} as const;
export type GraphqlCode = keyof typeof graphqlCodes;

const isJsonObject = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && !Array.isArray(value);
  } catch {
    return false;
  }
};

const queryText = z.string({ error: must('be the text of a GraphQL document') });
const operationName = z.string({ error: must('be the name of an operation') });
const values = z.record(z.string(), z.unknown(), { error: must('be an object') });

/** The body of a POST. */
export const graphqlRequest = z
  .object({
    query: queryText.describe('The query or mutation.'),
    operationName: operationName
      .nullish()
      .describe('The operation to execute, if the query has several.'),
    variables: values.nullish().describe('The values of the variables, by name.'),
    extensions: values.nullish().describe('A JSON object. It has no effect.'),
  })
  .meta({ id: 'GraphqlRequest' });

/** The query string of a GET. */
export const graphqlSearch = z.object({
  query: queryText.meta({ description: 'The query. A mutation gets 405.' }),
  operationName: operationName
    .optional()
    .meta({
      description: 'The operation to execute, if the query has several.',
      examples: ['Cheap'],
    }),
  variables: z
    .string()
    .refine(isJsonObject, { error: must('be a JSON object') })
    .optional()
    .meta({
      description: 'The values of the variables, as a JSON object.',
      examples: ['{"first":2}'],
    }),
  extensions: z
    .string()
    .refine(isJsonObject, { error: must('be a JSON object') })
    .optional()
    .meta({ description: 'A JSON object. It has no effect.', examples: ['{}'] }),
});

const graphqlError = z
  .object({
    message: z.string().describe('What failed, and what to do next.'),
    locations: z
      .array(z.object({ line: z.int(), column: z.int() }).meta({ id: 'GraphqlLocation' }))
      .optional()
      .describe('The places in the query.'),
    path: z
      .array(z.unknown())
      .optional()
      .describe('The field of the response that failed: names, and numbers of list entries.'),
    extensions: z
      .object({
        code: z
          .string()
          .describe('A code to compare with in a test: `NOT_FOUND`, `GRAPHQL_VALIDATION_FAILED`.'),
        type: z.string().optional().describe('The same kind of problem in the REST API.'),
        errors: invalidFields
          .optional()
          .describe('For invalid input: the pointer of each invalid field, and its error.'),
      })
      .meta({ id: 'GraphqlErrorExtensions' }),
  })
  .meta({ id: 'GraphqlError' });
export type GraphqlFailure = z.infer<typeof graphqlError>;

export const graphqlResponse = z
  .object({
    errors: z.array(graphqlError).optional().describe('Left out if nothing failed.'),
    data: z
      .record(z.string(), z.unknown())
      .nullish()
      .describe('Left out if the request was not executed. A field that failed is null.'),
  })
  .meta({ id: 'GraphqlResponse' });
export type GraphqlResponse = z.infer<typeof graphqlResponse>;

/** The arguments of a list: filters and order as in GET /books, and a cursor instead of a page. */
export const connectionArguments = z
  .strictObject({
    ...listFields,
    first: pagingFields.limit.describe('The number of books, from 1 to 100.'),
    after: z.string().optional().describe('The cursor of a book: the list begins after it.'),
  })
  .check(pricesInOrder);
