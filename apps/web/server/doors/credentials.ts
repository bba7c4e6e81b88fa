import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { accounts } from '@sparring/practice/labs/doors/doors';

const realm = 'Door';
const longestNonceMs = 300_000;

export const basicChallenge = `Basic realm="${realm}"`;

export const hasBasic = (request: Request): boolean => {
  const { username, password } = accounts.Basic;
  const [scheme, encoded = ''] = (request.get('Authorization') ?? '').split(' ');
  const sent = Buffer.from(encoded, 'base64').toString();
  return scheme?.toLowerCase() === 'basic' && sent === `${username}:${password}`;
};

/** A nonce is a time. The account is published, so nobody gains from a nonce that they make themselves. */
export const digestChallenge = (now: number): string =>
  `Digest realm="${realm}", qop="auth", algorithm=MD5, nonce="${now.toString(36)}"`;

/* A name begins only where no letter is before it: otherwise a long word is read again from each letter. */
const parameter = /(?<![a-z])([a-z]+)=(?:"([^"]*)"|([^\s,"]+))/gi;

const md5 = (...parts: readonly (string | undefined)[]): string =>
  createHash('md5').update(parts.join(':')).digest('hex');

/** Whether the response of RFC 7616 fits the account and the request. */
export const hasDigest = (request: Request, now: number): boolean => {
  const header = request.get('Authorization') ?? '';
  if (!/^Digest\s/i.test(header)) return false;
  const fields = Object.fromEntries(
    Array.from(header.matchAll(parameter), ([, name = '', quoted, plain]) => [
      name.toLowerCase(),
      quoted ?? plain ?? '',
    ]),
  );
  const { nonce = '', nc, cnonce, qop, uri, response } = fields;
  const age = now - Number.parseInt(nonce, 36);
  if (uri !== request.originalUrl || !(age >= 0 && age < longestNonceMs)) return false;
  const { username, password } = accounts.Digest;
  const account = md5(username, realm, password);
  return (
    fields['username'] === username &&
    response === md5(account, nonce, nc, cnonce, qop, md5(request.method, uri))
  );
};
