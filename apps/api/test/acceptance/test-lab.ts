import { labAccounts, samplePkce } from '@sparring/contracts/credentials/published';
import { origin, send, type Reply, type Workspace } from './test-client.ts';

type Headers = Readonly<Record<string, string>>;
type Fields = Readonly<Record<string, string | undefined>>;

const [reader, editor, admin] = labAccounts;
export const people = { reader, editor, admin };
export type Role = keyof typeof people;

export const bearer = (token: string): Headers => ({ Authorization: `Bearer ${token}` });
export const basic = (pair: string): Headers => ({ Authorization: `Basic ${btoa(pair)}` });

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly token_type: string;
  readonly expires_in: number;
  readonly scope: string;
}

const account = (role: Role) => {
  const { username, password } = people[role];
  return { username, password };
};

export const logIn = async (workspace: Workspace, role: Role = 'reader'): Promise<Tokens> =>
  (await workspace.send<Tokens>('POST', '/labs/auth/tokens', { body: account(role) })).body;

export const renew = (workspace: Workspace, refresh_token: string) =>
  workspace.send<Tokens>('POST', '/labs/auth/tokens', { body: { refresh_token } });

export const startSession = async (workspace: Workspace, role: Role = 'reader') => {
  const sent = { body: account(role) };
  const { headers, body } = await workspace.send<{ csrf_token: string; expires_at: string }>(
    'POST',
    '/labs/auth/session',
    sent,
  );
  const setCookie = headers.get('Set-Cookie') ?? '';
  return { setCookie, Cookie: setCookie.split(';')[0] ?? '', ...body };
};

const formOf = (fields: Fields): string => new URLSearchParams(withoutUndefined(fields)).toString();
const withoutUndefined = (fields: Fields) =>
  JSON.parse(JSON.stringify(fields)) as Record<string, string>;

interface OAuthReply extends Tokens {
  readonly error: string;
  readonly error_description: string;
  readonly active: boolean;
}

/** A client of the OAuth provider of a workspace, which sends each request with changes to a right one. */
export const oauthClient = (workspace: Workspace) => {
  const root = `${workspace.base}/labs/auth/oauth`;
  const callback = `${origin}${root}/callback`;
  const asWeb = { client_id: 'lab-web', client_secret: 'hollow-Cedar-24' };
  const asking: Fields = {
    response_type: 'code',
    client_id: 'lab-web',
    redirect_uri: callback,
    scope: 'read write',
    state: 'a b&c',
    code_challenge: samplePkce.challenge,
    code_challenge_method: 'S256',
  };
  const post = (name: string, fields: Fields, headers: Headers = {}): Promise<Reply<OAuthReply>> =>
    send('POST', `${root}/${name}`, {
      raw: formOf(fields),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    });
  const ask = (changes: Fields = {}) =>
    send<{ error: string }>('GET', `${root}/authorize?${formOf({ ...asking, ...changes })}`);
  const decide = (changes: Fields = {}) =>
    post('authorize', { ...asking, ...account('editor'), decision: 'allow', ...changes });
  const comeBack = async (changes: Fields = {}) => {
    const { headers } = await decide(changes);
    return Object.fromEntries(new URL(headers.get('Location') ?? '').searchParams);
  };
  const exchange = (code = '', changes: Fields = {}) =>
    post('token', {
      ...asWeb,
      grant_type: 'authorization_code',
      code,
      redirect_uri: callback,
      code_verifier: samplePkce.verifier,
      ...changes,
    });
  return {
    root,
    callback,
    issuer: origin + root,
    post,
    ask,
    decide,
    comeBack,
    exchange,
    tokens: async () => (await exchange((await comeBack())['code'])).body,
    renew: (refresh_token: string) =>
      post('token', { ...asWeb, grant_type: 'refresh_token', refresh_token }),
    serve: (changes: Fields = {}) =>
      post(
        'token',
        { grant_type: 'client_credentials', ...changes },
        basic('lab-service:silver-Anchor-86'),
      ),
    revoke: (token: string, as: Fields = asWeb) => post('revoke', { ...as, token }),
    introspect: async (token: string) =>
      (await post('introspect', { token }, basic('lab-web:hollow-Cedar-24'))).body,
    me: (token: string) =>
      workspace.get<{ subject: string; scope: string }>('/labs/auth/oauth/me', bearer(token)),
  };
};
