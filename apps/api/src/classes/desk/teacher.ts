import type { Clock } from '../../request/clock.ts';
import type { Guard, GuardOf, TeacherProof } from '../../request/proof.ts';
import type { RequestContext } from '../../request/context.ts';
import { sentCookie } from './cookie.ts';
import type { EndedSessions } from './ended-sessions.ts';
import { wrongKey, type KeyCheck } from './key-check.ts';
import { requireCsrf, requireOwnOrigin } from './same-page.ts';
import { sessionSeconds, type Sessions } from './session.ts';

interface TeacherParts {
  readonly sessions: Sessions;
  readonly ended: EndedSessions;
  readonly checkKey: KeyCheck;
  readonly clock: Pick<Clock, 'now'>;
}

const bearer = /^Bearer +(\S.*)$/i;

const reads = new Set(['GET', 'HEAD']);

const atLogin: Guard = (context) => {
  requireOwnOrigin(context, false);
  return undefined;
};

/** Lets the teacher in: by the key in the Authorization header, or by the cookie of a session. */
export const teacherGuards = ({ sessions, ended, checkKey, clock }: TeacherParts): GuardOf => {
  /** The session of the cookie, also one that is over. */
  const signedSession = ({ request }: RequestContext) =>
    sessions.signedIn(sentCookie(request.headers.cookie));

  const byKey = (authorization: string, context: RequestContext): TeacherProof => {
    const known = signedSession(context);
    const { clientNumber } = context;
    checkKey(bearer.exec(authorization)?.[1] ?? '', { clientNumber, known });
    requireOwnOrigin(context, false);
    return { csrf: '', expires: clock.now().getTime() + sessionSeconds * 1000 };
  };

  const bySession = async (context: RequestContext): Promise<TeacherProof> => {
    const session = signedSession(context);
    if (!session || session.expires <= clock.now().getTime() || (await ended.has(session)))
      throw wrongKey('Nobody is logged in here. POST /session takes the key of the teacher.');
    const { request } = context;
    if (!reads.has(request.method ?? '')) {
      requireOwnOrigin(context, true);
      requireCsrf(request.headers['x-csrf-token']?.toString(), session.csrf);
    }
    return { csrf: session.csrf, expires: session.expires, session };
  };

  const guard: Guard = async (context) => {
    const { authorization } = context.request.headers;
    return authorization === undefined ? bySession(context) : byKey(authorization, context);
  };
  return ({ required }) => (required ? guard : atLogin);
};
