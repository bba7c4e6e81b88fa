import { createHmac, randomBytes } from 'node:crypto';
import { isSame } from '../../http/read/compare.ts';

/** How long a session lasts: longer than a day of lessons. */
export const sessionSeconds = 12 * 3600;

export interface Session {
  readonly nonce: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
  readonly csrf: string;
}

const form = /^(\d{13})\.([\w-]{22})\.([\w-]{43})$/;

/**
 * Sessions that the key signs: each API on the same key knows them, also after a restart, and another key ends them all.
 */
export const createSessions = (key: string) => {
  const sign = (text: string): string => createHmac('sha256', key).update(text).digest('base64url');
  const sessionOf = (expires: number, nonce: string): Session => ({
    nonce,
    expires,
    csrf: sign(`csrf ${expires}.${nonce}`),
  });
  const cookieOf = ({ expires, nonce }: Session): string =>
    `${expires}.${nonce}.${sign(`session ${expires}.${nonce}`)}`;

  return {
    isKey: (text: string): boolean => isSame(text, key),
    begin: (now: number): Session =>
      sessionOf(now + sessionSeconds * 1000, randomBytes(16).toString('base64url')),
    cookieOf,
    /** The session of a cookie that this key has signed, also one that is over. */
    signedIn: (cookie: string): Session | undefined => {
      const [, expires, nonce] = form.exec(cookie) ?? [];
      if (expires === undefined || nonce === undefined) return undefined;
      const session = sessionOf(Number(expires), nonce);
      return isSame(cookie, cookieOf(session)) ? session : undefined;
    },
  };
};

export type Sessions = ReturnType<typeof createSessions>;
