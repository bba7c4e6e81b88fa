import type { RequestListener } from 'node:http';
import request from 'supertest';
import { samplePkce } from '@sparring/contracts/credentials/published';
import { inAda, people } from './auth-lab-client.ts';

const Host = 'sparring.test';
const root = `${inAda}/labs/auth/oauth`;
export const issuer = `http://${Host}${root}`;
export const callback = `${issuer}/callback`;

const ask = {
  response_type: 'code',
  client_id: 'lab-web',
  redirect_uri: callback,
  scope: 'read write',
  state: 'a b&c',
  code_challenge: samplePkce.challenge,
  code_challenge_method: 'S256',
};

type Changes = Readonly<Record<string, string | undefined>>;

const defined = (fields: Changes): Record<string, string> =>
  JSON.parse(JSON.stringify(fields)) as Record<string, string>;

/** A client of the provider, which sends each request with changes to a right one. */
export const oauthClient = (app: RequestListener) => {
  const post = (name: string, body: Changes) =>
    request(app).post(`${root}/${name}`).set({ Host }).type('form').send(defined(body));
  const { username, password } = people.editor;
  const decide = (changes: Changes = {}) =>
    post('authorize', { ...ask, username, password, decision: 'allow', ...changes });
  const comeBack = async (changes: Changes = {}) => {
    const { headers } = await decide(changes);
    return Object.fromEntries(new URL(String(headers['location'])).searchParams);
  };
  const asWeb = { client_id: 'lab-web', client_secret: 'hollow-Cedar-24' };
  const exchange = (code = '', changes: Changes = {}) =>
    post('token', {
      ...asWeb,
      grant_type: 'authorization_code',
      code,
      redirect_uri: callback,
      code_verifier: samplePkce.verifier,
      ...changes,
    });
  return {
    get: (path: string) =>
      request(app)
        .get(root + path)
        .set({ Host }),
    ask: (changes: Changes = {}) =>
      request(app)
        .get(`${root}/authorize`)
        .set({ Host })
        .query(defined({ ...ask, ...changes })),
    decide,
    comeBack,
    exchange,
    refresh: (refresh_token: string, changes: Changes = {}) =>
      post('token', { ...asWeb, grant_type: 'refresh_token', refresh_token, ...changes }),
    me: (token: string) =>
      request(app).get(`${root}/me`).set({ Host }).auth(token, { type: 'bearer' }),
  };
};
