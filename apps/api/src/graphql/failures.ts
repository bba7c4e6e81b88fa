import type { GraphQLError } from 'graphql';
import type { GraphqlCode, GraphqlFailure } from '@sparring/contracts/graphql';
import { problemType } from '@sparring/contracts/problem';
import { shortened } from '@sparring/contracts/shortened';
import { HttpProblem } from '../problem/refusal.ts';
import { camel } from './from-contract.ts';

/** The highest number of characters of a message. A message can quote names and values of the client. */
const longestMessage = 500;

/** An error as the client receives it. */
const failureWith = (
  error: GraphQLError,
  extensions: GraphqlFailure['extensions'],
): GraphqlFailure => ({
  ...(error.toJSON() as Omit<GraphqlFailure, 'extensions'>),
  message: shortened(error.message, longestMessage),
  extensions,
});

/** The errors of a request that is not executed. */
export const failuresWith = (
  code: GraphqlCode,
  errors: readonly GraphQLError[],
): readonly GraphqlFailure[] =>
  errors.map((error) => failureWith(error, { code: (error.extensions['code'] as string) ?? code }));

/** From this status on, a problem concerns the service and not the request. */
const firstServiceStatus = 429;

/**
 * The error of one field, for what the REST API would answer with 400 to 428. Its code is the kind of the problem.
 * Throws any other error, such as that of a database that does not answer: it fails the whole request.
 */
export const fieldFailure = (error: GraphQLError): GraphqlFailure => {
  const { originalError } = error;
  if (originalError === undefined) return failureWith(error, { code: 'BAD_USER_INPUT' });
  if (!(originalError instanceof HttpProblem) || originalError.status >= firstServiceStatus)
    throw originalError;
  const { kind, errors } = originalError;
  return failureWith(error, {
    code: kind.toUpperCase().replaceAll('-', '_'),
    type: problemType(kind),
    ...(errors && {
      errors: errors.map(({ pointer, detail }) => ({ pointer: camel(pointer), detail })),
    }),
  });
};
