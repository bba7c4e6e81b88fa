import {
  execute,
  getOperationAST,
  GraphQLError,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
} from 'graphql';
import { mostErrors } from '@sparring/contracts/problem';
import {
  graphqlLimits,
  type GraphqlCode,
  type GraphqlFailure,
  type GraphqlResponse,
} from '@sparring/contracts/graphql';
import { HttpProblem } from '../problem/refusal.ts';
import type { Context } from './context.ts';
import { fieldFailure, failuresWith } from './failures.ts';
import { requireWithinLimits } from './limits.ts';
import { requireShallowNesting } from './nesting.ts';
import { schema } from './schema.ts';
import { overLimit } from './over-limit.ts';

/** The levels of a value that a message of the library quotes, with the object of the variables itself. */
const quotedLevels = 4;

const isSmall = (value: unknown, levels = quotedLevels): boolean => {
  if (levels === 0 || typeof value !== 'object' || value === null) return true;
  /* The values of an object with thousands of members take three times as long as its names. */
  if (!Array.isArray(value) && Object.keys(value).length > graphqlLimits.members) return false;
  return Object.values(value).every((one) => isSmall(one, levels - 1));
};

/** Throws if an object has more members than any input. The library would quote all of them in several messages. */
const requireSmall = (variables: Readonly<Record<string, unknown>>): void => {
  if (!isSmall(variables)) throw overLimit('TOO_MANY_MEMBERS', {});
};

export interface GraphqlRequest {
  readonly query: string;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
  /** A GET changes nothing. */
  readonly isReadOnly: boolean;
}

export interface Answered {
  readonly isExecuted: boolean;
  readonly body: GraphqlResponse;
}

const refused = (code: GraphqlCode, ...errors: readonly GraphQLError[]): Answered => ({
  isExecuted: false,
  body: { errors: [...failuresWith(code, errors)] },
});

/** Returns the document, or the error of a step that throws one. */
const tried = (step: () => DocumentNode): DocumentNode | GraphQLError => {
  try {
    return step();
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
};

const read = (query: string, variables: GraphqlRequest['variables']): DocumentNode => {
  requireSmall(variables);
  requireShallowNesting(query);
  const document = parse(query, {
    maxLexicalTokens: graphqlLimits.tokens,
    allowEmptySelectionSets: false,
  });
  requireWithinLimits(document, variables);
  return document;
};

const requirePost = (): never => {
  const detail = 'GET executes only queries. Send the mutation by POST.';
  throw new HttpProblem('method-not-allowed', detail, { headers: { Allow: 'POST' } });
};

/** The order of the query, because fields fail in any order. */
const byPosition = (one: GraphQLError, other: GraphQLError): number =>
  (one.positions?.[0] ?? 0) - (other.positions?.[0] ?? 0);

/** Executes a request in four steps: parse and measure, validate, choose the operation, execute. */
export const answerGraphql = async (
  request: GraphqlRequest,
  context: Context,
): Promise<Answered> => {
  const { query, operationName, variables, isReadOnly } = request;
  const document = tried(() => read(query, variables));
  if (document instanceof GraphQLError) return refused('GRAPHQL_PARSE_FAILED', document);
  const invalid = validate(schema, document, specifiedRules, { maxErrors: mostErrors });
  if (invalid.length > 0) return refused('GRAPHQL_VALIDATION_FAILED', ...invalid);
  const operation = getOperationAST(document, operationName);
  if (!operation) return refused('OPERATION_RESOLUTION_FAILURE', unresolved(operationName));
  if (isReadOnly && operation.operation === 'mutation') return requirePost();
  const { data, errors = [] } = await execute({
    schema,
    document,
    operationName: operationName ?? null,
    variableValues: variables,
    contextValue: context,
    options: { maxCoercionErrors: mostErrors },
  });
  if (data === undefined) return refused('BAD_USER_INPUT', ...errors);
  const failures: GraphqlFailure[] = errors.toSorted(byPosition).map(fieldFailure);
  return { isExecuted: true, body: { ...(failures.length > 0 && { errors: failures }), data } };
};

const unresolved = (name: string | undefined): GraphQLError =>
  new GraphQLError(
    name === undefined
      ? 'The query has several operations. Name one of them in operationName.'
      : `The query has no operation ${name}. Name one of its operations in operationName.`,
  );
