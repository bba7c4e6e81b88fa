import { newWorkspace } from './test-client.ts';

export interface GraphqlBody {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions: {
      readonly code: string;
      readonly errors?: readonly { readonly pointer: string }[];
    };
  }[];
}

/** The id of the first book of every new workspace. */
export const firstId = '00000000-0000-4000-8000-000000000001';
export const unknownId = '00000000-0000-4000-8000-00000000ffff';

/** A client of a new workspace that sends GraphQL. */
export const newGraphql = () => {
  const workspace = newWorkspace();
  const post = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    workspace.send<GraphqlBody>('POST', '/labs/graphql', { body, headers });
  const ask = async (query: string, variables: object = {}): Promise<GraphqlBody> =>
    (await post({ query, variables })).body;
  return {
    workspace,
    post,
    ask,
    codesOf: async (query: string, variables: object = {}): Promise<readonly string[]> => {
      const { errors = [] } = await ask(query, variables);
      return errors.map(({ extensions }) => extensions.code);
    },
  };
};

export const repeated = (count: number, text: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => text(at)).join(' ');
