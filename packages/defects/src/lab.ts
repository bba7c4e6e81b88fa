import { createHash, createHmac } from 'node:crypto';
import {
  labAccounts,
  samplePkce,
  signingKey,
  totp,
} from '@sparring/contracts/credentials/published';
import type { Received, Client } from './client.ts';

/* A learner's own client of the auth lab. */

type Headers = Readonly<Record<string, string>>;
type Fields = Readonly<Record<string, string>>;

const [reader, editor] = labAccounts;
export const people = { reader, editor };

export const basic = (name: string, secret: string): Headers => ({
  Authorization: `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`,
});

export const bearer = (token: string): Headers => ({ Authorization: `Bearer ${token}` });

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly scope: string;
  readonly error?: string;
}

type Account = (typeof people)[keyof typeof people];

export const tokensOf = async (
  api: Client,
  { username, password }: Account = reader,
): Promise<Tokens> => (await api.post<Tokens>('/labs/auth/tokens', { username, password })).body;

export const refreshed = (api: Client, token: string): Promise<Received<Tokens>> =>
  api.post<Tokens>('/labs/auth/tokens', { refresh_token: token });

/** The cookie of a new session. */
export const sessionOf = async (api: Client): Promise<{ readonly Cookie: string }> => {
  const { username, password } = reader;
  const { headers } = await api.post('/labs/auth/session', { username, password });
  return { Cookie: headers.get('Set-Cookie')?.split(';')[0] ?? '' };
};

export const nonceOf = async (api: Client): Promise<string> => {
  const { headers } = await api.get('/labs/auth/digest');
  return /nonce="([^"]+)"/.exec(headers.get('WWW-Authenticate') ?? '')?.[1] ?? '';
};

const sha256 = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join(':')).digest('hex');

/** The answer of the reader to a challenge of Digest. */
export const digest = (api: Client, nonce: string): Headers => {
  const uri = `${api.base}/labs/auth/digest`;
  const { username, password } = reader;
  const account = sha256(username, 'auth lab', password);
  const response = sha256(account, nonce, '00000001', 'abc', 'auth', sha256('GET', uri));
  return {
    Authorization: `Digest username="${username}", realm="auth lab", nonce="${nonce}", uri="${uri}", qop=auth, nc=00000001, cnonce="abc", algorithm=SHA-256, response="${response}"`,
  };
};

const signedPath = '/labs/auth/signed';

/** The headers that sign a message. */
export const signed = (
  api: Client,
  body: string,
  created = Math.floor(Date.now() / 1000),
): Headers => {
  const hash = `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;
  const parameters = `("@method" "@path" "content-digest");created=${created};keyid="${signingKey.id}"`;
  const lines = [
    '"@method": POST',
    `"@path": ${api.base}${signedPath}`,
    `"content-digest": ${hash}`,
    `"@signature-params": ${parameters}`,
  ];
  const mac = createHmac('sha256', signingKey.secret).update(lines.join('\n')).digest('base64');
  return {
    'Content-Digest': hash,
    'Signature-Input': `sig1=${parameters}`,
    Signature: `sig1=:${mac}:`,
  };
};

export const sentSigned = (api: Client, headers: Headers, body: string): Promise<Response> =>
  fetch(`${api.origin}${api.base}${signedPath}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body,
  });

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The one-time code at a time. */
export const codeAt = (milliseconds: number): string => {
  const bits = Array.from(totp.secret, (one) =>
    letters.indexOf(one).toString(2).padStart(5, '0'),
  ).join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(milliseconds / 1000 / totp.period)));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE(mac.at(-1)! & 15) & 0x7f_ff_ff_ff;
  return String(number % 10 ** totp.digits).padStart(totp.digits, '0');
};

const oauth = (api: Client, name: string): string =>
  `${api.origin}${api.base}/labs/auth/oauth/${name}`;

export const callbackOf = (api: Client): string => oauth(api, 'callback');

const form = (address: string, fields: Fields): Promise<Response> =>
  fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

const asking = (api: Client): Fields => ({
  response_type: 'code',
  client_id: 'lab-web',
  redirect_uri: callbackOf(api),
  scope: 'read write',
  state: 'some-state',
  code_challenge: samplePkce.challenge,
  code_challenge_method: 'S256',
});

/** The reply to a request for authorization. */
export const asked = (api: Client, changes: Fields): Promise<Response> => {
  const query = new URLSearchParams({ ...asking(api), ...changes });
  return fetch(`${oauth(api, 'authorize')}?${query}`, { redirect: 'manual' });
};

/** The code that the provider gives when the editor allows the client. */
export const codeOf = async (api: Client): Promise<string> => {
  const { username, password } = editor;
  const fields = { ...asking(api), username, password, decision: 'allow' };
  const { headers } = await form(oauth(api, 'authorize'), fields);
  return new URL(headers.get('Location') ?? '').searchParams.get('code') ?? '';
};

const asWeb = { client_id: 'lab-web', client_secret: 'hollow-Cedar-24' };

const tokenFor = async (api: Client, fields: Fields): Promise<Tokens> =>
  (await (await form(oauth(api, 'token'), fields)).json()) as Tokens;

export const exchanged = (api: Client, code: string, changes: Fields = {}): Promise<Tokens> =>
  tokenFor(api, {
    ...asWeb,
    grant_type: 'authorization_code',
    code,
    redirect_uri: callbackOf(api),
    code_verifier: samplePkce.verifier,
    ...changes,
  });

/** A token of the service for itself. */
export const asService = (api: Client, changes: Fields = {}): Promise<Tokens> =>
  tokenFor(api, {
    client_id: 'lab-service',
    client_secret: 'silver-Anchor-86',
    grant_type: 'client_credentials',
    ...changes,
  });

export const revoked = (api: Client, token: string): Promise<Response> =>
  form(oauth(api, 'revoke'), { ...asWeb, token });
