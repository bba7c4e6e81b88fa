import type { Received, Client } from './client.ts';

export interface GraphqlAnswer<Data> {
  readonly data?: Data;
  readonly errors?: readonly {
    readonly path?: readonly string[];
    readonly extensions: {
      readonly code: string;
      readonly errors?: readonly { readonly pointer: string }[];
    };
  }[];
}

/** Sends a query or mutation, and `accept` if it is given. */
export const askGraphql = <Data>(
  api: Client,
  query: string,
  variables: object = {},
  accept = 'application/json',
): Promise<Received<GraphqlAnswer<Data>>> =>
  api.send('POST', '/labs/graphql', { headers: { Accept: accept }, body: { query, variables } });

export const codesIn = ({ body }: Received<GraphqlAnswer<unknown>>): readonly string[] =>
  (body.errors ?? []).map(({ extensions }) => extensions.code);
