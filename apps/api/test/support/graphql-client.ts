import type { RequestListener } from 'node:http';
import request from 'supertest';
import { graphqlResponse } from '@sparring/contracts/graphql';

/** Sends GraphQL to a workspace of an app, and returns the codes of its errors. */
export const codesFrom =
  (app: RequestListener, name: string) =>
  async (query: string, variables: object = {}): Promise<readonly string[]> => {
    const { body } = await request(app)
      .post(`/w/${name}/v1/practice/labs/graphql`)
      .send({ query, variables })
      .expect(200);
    const { errors = [] } = graphqlResponse.parse(body);
    return errors.map(({ extensions }) => extensions.code);
  };
