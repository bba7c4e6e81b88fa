import { createHash, createHmac } from 'node:crypto';
import type { RequestListener } from 'node:http';
import request from 'supertest';
import { sampleAccount } from '@sparring/contracts/auth';
import { labAccounts, signingKey, totp } from '@sparring/contracts/credentials/published';
import { csrfHeader } from '@sparring/contracts/auth-lab/csrf-header';
import { securityOf, type Endpoint } from '@sparring/contracts/endpoint';
import { exampleBody, exampleRequest, placeholderOf } from '@sparring/contracts/print/request';
import { bases } from '@sparring/contracts/paths';
import type { SchemeName } from '@sparring/contracts/security';
import { codeOf, fromBase32, stepAt } from '../../src/auth-lab/one-time-code.ts';

/** A client of the lab for tests, in one workspace. */
export const inAda = `/w/ada${bases[0]}`;

/** The time of the clock in tests. */
const testTime = Date.parse('2026-03-02T09:00:00.000Z');

const [reader, editor, admin] = labAccounts;
export const people = { reader, editor, admin };

export const tokensFor = async (
  app: RequestListener,
  { username, password } = people.reader as { username: string; password: string },
  base = inAda,
) => {
  const reply = await request(app).post(`${base}/labs/auth/tokens`).send({ username, password });
  return reply.body as { access_token: string; refresh_token: string };
};

export const sessionFor = async (app: RequestListener, base = inAda) => {
  const { headers, body } = await request(app)
    .post(`${base}/labs/auth/session`)
    .send(sampleAccount);
  const setCookie = String(headers['set-cookie']);
  const id = /lab_session=([^;]+)/.exec(setCookie)![1]!;
  return { id, setCookie, csrf: body.csrf_token as string };
};

const hash = (algorithm: string, ...parts: readonly string[]) =>
  createHash(algorithm).update(parts.join(':')).digest('hex');

interface DigestParts {
  readonly nonce: string;
  readonly uri: string;
  readonly nc?: string;
  readonly algorithm?: 'SHA-256' | 'MD5';
  readonly method?: string;
  readonly password?: string;
}

/** The value of Authorization after `Digest`. */
export const digestAnswer = ({
  nonce,
  uri,
  nc = '00000001',
  algorithm = 'SHA-256',
  method = 'GET',
  password = reader.password,
}: DigestParts): string => {
  const by = algorithm === 'MD5' ? 'md5' : 'sha256';
  const secret = hash(by, reader.username, 'auth lab', password);
  const response = hash(by, secret, nonce, nc, 'abc', 'auth', hash(by, method, uri));
  return `username="${reader.username}", realm="auth lab", nonce="${nonce}", uri="${uri}", qop=auth, nc=${nc}, cnonce="abc", algorithm=${algorithm}, response="${response}"`;
};

export const nonceFrom = async (app: RequestListener, base = inAda): Promise<string> => {
  const { headers } = await request(app).get(`${base}/labs/auth/digest`);
  return /nonce="([^"]+)"/.exec(String(headers['www-authenticate']))![1]!;
};

interface SignedParts {
  readonly path: string;
  readonly body: string;
  readonly created?: number;
  readonly list?: string;
}

/** The three headers of a signed request. */
export const signedHeaders = ({
  path,
  body,
  created = testTime / 1000,
  list = '"@method" "@path" "content-digest"',
}: SignedParts) => {
  const digest = `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;
  const parameters = `(${list});created=${created};keyid="${signingKey.id}"`;
  const lines = [
    '"@method": POST',
    `"@path": ${path}`,
    `"content-digest": ${digest}`,
    `"@signature-params": ${parameters}`,
  ];
  const mac = createHmac('sha256', signingKey.secret).update(lines.join('\n')).digest('base64');
  return {
    'Content-Digest': digest,
    'Signature-Input': `sig1=${parameters}`,
    Signature: `sig1=:${mac}:`,
  };
};

export const currentCode = (milliseconds = testTime): string =>
  codeOf(fromBase32(totp.secret), stepAt(milliseconds));

interface Found {
  readonly secret: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The credentials of each scheme that a client must get or compute first. */
const finders: Partial<
  Record<SchemeName, (app: RequestListener, base: string, endpoint: Endpoint) => Promise<Found>>
> = {
  token: async (app, base) => {
    const { body } = await request(app).post(`${base}/auth`).send(sampleAccount);
    return { secret: body.token };
  },
  accessToken: async (app, base) => ({
    secret: (await tokensFor(app, people.admin, base)).access_token,
  }),
  oauth: async (app, base) => ({ secret: (await tokensFor(app, people.admin, base)).access_token }),
  session: async (app, base) => {
    const { id, csrf } = await sessionFor(app, base);
    return { secret: id, headers: { [csrfHeader]: csrf } };
  },
  digest: async (app, base, { path }) => ({
    secret: digestAnswer({ nonce: await nonceFrom(app, base), uri: base + path }),
  }),
  signature: async (_app, base, endpoint) => {
    const body = exampleBody(endpoint);
    const { Signature, ...headers } = signedHeaders({ path: base + endpoint.path, body });
    return { secret: Signature, headers };
  },
  totp: async () => ({ secret: currentCode() }),
};

/** The documented example with credentials that are valid now. */
export const provenExample = async (app: RequestListener, endpoint: Endpoint, base: string) => {
  const { scheme } = securityOf(endpoint);
  const { secret, headers } = (await finders[scheme]?.(app, base, endpoint)) ?? {
    secret: placeholderOf(scheme),
  };
  const example = exampleRequest(endpoint, base, () => secret);
  return {
    ...example,
    headers: { ...example.headers, ...headers },
    body: endpoint.body && exampleBody(endpoint),
  };
};
