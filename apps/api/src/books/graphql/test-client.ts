import type { RequestListener } from 'node:http';
import request from 'supertest';
import { graphqlResponse, type GraphqlResponse } from '@sparring/contracts/graphql';

/** Sends GraphQL to a workspace of an app. */
export const graphqlClient = (app: RequestListener, name: string) => {
  const base = `/w/${name}/v1/practice`;
  const ask = async (query: string, variables: object = {}): Promise<GraphqlResponse> => {
    const { body } = await request(app)
      .post(`${base}/labs/graphql`)
      .send({ query, variables })
      .expect(200);
    return graphqlResponse.parse(body);
  };
  return {
    base,
    ask,
    /** The data of a request in which nothing fails. */
    dataOf: async <Data>(query: string, variables: object = {}): Promise<Data> => {
      const { data, errors } = await ask(query, variables);
      if (errors) throw new Error(JSON.stringify(errors));
      return data as Data;
    },
    codesOf: async (query: string, variables: object = {}): Promise<readonly string[]> => {
      const { errors = [] } = await ask(query, variables);
      return errors.map(({ extensions }) => extensions.code);
    },
    rest: <Body>(path: string) =>
      request(app)
        .get(base + path)
        .then(({ body }) => body as Body),
  };
};
