import type { Endpoint } from '@sparring/contracts/endpoint';
import type { graphqlEndpoints } from '@sparring/contracts/graphql-endpoints';
import { graphqlType } from '@sparring/contracts/graphql';
import type { Books } from '../books/books.ts';
import { reply, type Call, type Handlers } from '../request/handler.ts';
import type { GraphqlRequest } from './answer.ts';
import { createContext } from './context.ts';

/** Loaded at the first request, so that the API starts faster. */
const answering = () => import('./answer.ts');

interface Parameters {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: GraphqlRequest['variables'] | null | undefined;
}

export const graphqlRoutes = (store: Books): Handlers<typeof graphqlEndpoints> => {
  const respond = async (
    call: Call<Endpoint>,
    { query, operationName, variables }: Parameters,
    isReadOnly: boolean,
  ) => {
    const request = {
      query,
      operationName: operationName ?? undefined,
      variables: variables ?? {},
      isReadOnly,
    };
    const { answerGraphql } = await answering();
    const { isExecuted, body } = await answerGraphql(request, createContext(store, call));
    return isExecuted || call.mediaType !== graphqlType ? reply(200, body) : reply(400, body);
  };
  return {
    executeGraphql: (call) => respond(call, call.body, false),
    queryGraphql: (call) => {
      const { variables = '{}', ...parameters } = call.query;
      const values = JSON.parse(variables) as GraphqlRequest['variables'];
      return respond(call, { ...parameters, variables: values }, true);
    },
  };
};
