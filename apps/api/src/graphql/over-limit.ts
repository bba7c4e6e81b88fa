import { GraphQLError, type GraphQLErrorOptions } from 'graphql';
import { graphqlCodes, type GraphqlCode } from '@sparring/contracts/graphql';

/** The error of a query that asks for too much. */
export const overLimit = (code: GraphqlCode, where: GraphQLErrorOptions): GraphQLError =>
  new GraphQLError(graphqlCodes[code], { ...where, extensions: { code } });
