import type { sessionEndpoints } from '@sparring/contracts/desk/session-endpoints';
import type { Clock } from '../../request/clock.ts';
import { reply, type Handlers } from '../../request/handler.ts';
import { sentCookie, setCookie } from './cookie.ts';
import type { EndedSessions } from './ended-sessions.ts';
import type { KeyCheck } from './key-check.ts';
import type { Session, Sessions } from './session.ts';

interface SessionParts {
  readonly sessions: Sessions;
  readonly ended: EndedSessions;
  readonly checkKey: KeyCheck;
  readonly clock: Pick<Clock, 'now'>;
}

const shown = ({ csrf, expires }: Pick<Session, 'csrf' | 'expires'>) => ({
  csrf_token: csrf,
  expires_at: new Date(expires).toISOString(),
});

export const sessionRoutes = ({
  sessions,
  ended,
  checkKey,
  clock,
}: SessionParts): Handlers<typeof sessionEndpoints> => ({
  openDesk: (call) => {
    const { clientNumber, header, body } = call;
    checkKey(body.key, { clientNumber, known: sessions.signedIn(sentCookie(header('Cookie'))) });
    const session = sessions.begin(clock.now().getTime());
    const held = setCookie(sessions.cookieOf(session), call);
    return reply(200, shown(session), { 'Set-Cookie': held });
  },
  showDesk: ({ proof }) => reply(200, shown(proof)),
  closeDesk: async (call) => {
    const { session } = call.proof;
    if (session) await ended.end(session, clock.now().getTime());
    return reply(204, undefined, { 'Set-Cookie': setCookie('', call) });
  },
});
