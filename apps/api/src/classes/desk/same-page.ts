import { isSame } from '../../http/read/compare.ts';
import { HttpProblem } from '../../problem/refusal.ts';
import type { RequestContext } from '../../request/context.ts';

const foreign = (detail: string): HttpProblem => new HttpProblem('foreign-page', detail);

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/** Refuses what a page of another origin makes a browser send: another port of this machine is one, too. */
export const requireOwnOrigin = (
  { request, reachedAt }: Pick<RequestContext, 'request' | 'reachedAt'>,
  isRequired: boolean,
): void => {
  const { origin } = request.headers;
  if (origin === undefined && !isRequired) return;
  const { scheme, host } = reachedAt();
  if (origin !== undefined && hostOf(origin) === hostOf(`${scheme}://${host}`)) return;
  throw foreign(
    origin === undefined
      ? 'The request has no Origin. A browser sends it with every change.'
      : `The request comes from a page of ${origin}, but the desk is at ${host}.`,
  );
};

/** Refuses a change without the token, which no other page can read. */
export const requireCsrf = (sent: string | undefined, csrf: string): void => {
  if (sent !== undefined && isSame(sent, csrf)) return;
  throw foreign(
    'X-CSRF-Token is missing or belongs to another session. GET /session has that of this one.',
  );
};
