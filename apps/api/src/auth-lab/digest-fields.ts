import { createHash } from 'node:crypto';
import type { Account } from './accounts.ts';

/** The hash functions of Digest that the lab accepts, by their names in RFC 7616. The challenge offers them in this order. */
export const algorithms = { 'SHA-256': 'sha256', MD5: 'md5' } as const;
type Algorithm = keyof typeof algorithms;

/** The parameters of an Authorization header of Digest. */
export type DigestFields = Readonly<Record<string, string>>;

/* A name begins only where no letter is before it: otherwise a long word is read again from each letter. */
const parameter = /(?<![a-z])([a-z]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s,"]+))/gi;

/** The parameters by name; undefined if the header is not Digest or repeats one. */
export const digestFields = (sent: string): DigestFields | undefined => {
  if (!/^Digest\s/i.test(sent)) return undefined;
  const fields: Record<string, string> = {};
  for (const [, name = '', quoted, plain] of sent.slice(7).matchAll(parameter)) {
    const key = name.toLowerCase();
    if (Object.hasOwn(fields, key)) return undefined;
    fields[key] = quoted?.replaceAll(/\\(.)/g, '$1') ?? plain ?? '';
  }
  return fields;
};

export const isAlgorithm = (name: string): name is Algorithm => Object.hasOwn(algorithms, name);

/** The response that a client with the password of the account computes (RFC 7616, section 3.4). */
export const digestResponse = (
  { username, password }: Pick<Account, 'username' | 'password'>,
  method: string,
  { realm, nonce, nc, cnonce, qop, uri, algorithm = 'MD5' }: DigestFields,
): string => {
  const hash = (...parts: readonly (string | undefined)[]): string =>
    createHash(algorithms[algorithm as Algorithm])
      .update(parts.join(':'))
      .digest('hex');
  return hash(hash(username, realm, password), nonce, nc, cnonce, qop, hash(method, uri));
};
