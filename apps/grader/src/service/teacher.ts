import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { CookieOptions, Request } from 'express';
import { GraderProblem } from './problem.ts';

const cookie = 'ring_key';
const days = 30 * 24 * 3600 * 1000;

const same = (one: string, other: string): boolean => {
  const [left, right] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(left!, right!);
};

/** The cookie of this name, as the browser sent it. */
const cookieOf = ({ headers }: Request): string | undefined =>
  headers.cookie
    ?.split(/; */)
    .find((pair) => pair.startsWith(`${cookie}=`))
    ?.slice(cookie.length + 1);

const bearerOf = ({ headers }: Request): string | undefined =>
  /^Bearer +(.+)$/i.exec(headers.authorization ?? '')?.[1];

/** Who may see the table of all cards: whoever has the key, sent along or in the cookie of the form. */
export const createTeacher = (key: string | undefined) => {
  /* The cookie proves the key without holding it, also after a restart. */
  const proof =
    key && createHmac('sha256', key).update('the table of all cards').digest('base64url');
  const refuseWithoutTable = (): void => {
    if (key) return;
    throw new GraderProblem(
      'table-off',
      'The table of all cards is off: the grader was started without GRADER_KEY.',
    );
  };
  return {
    isKnown: (request: Request): boolean => {
      refuseWithoutTable();
      const [bearer, held] = [bearerOf(request), cookieOf(request)];
      return (
        (bearer !== undefined && same(bearer, key!)) || (held !== undefined && same(held, proof!))
      );
    },
    isKey: (text: string): boolean => {
      refuseWithoutTable();
      return same(text, key!);
    },
    cookie: (): readonly [string, string, CookieOptions] => [
      cookie,
      proof ?? '',
      { httpOnly: true, sameSite: 'strict', path: '/', maxAge: days },
    ],
  };
};

export type Teacher = ReturnType<typeof createTeacher>;
