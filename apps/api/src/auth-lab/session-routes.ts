import { randomBytes } from 'node:crypto';
import { labLifetimes } from '@sparring/contracts/credentials/published';
import { csrfHeader } from '@sparring/contracts/auth-lab/csrf-header';
import type { sessionLabEndpoints } from '@sparring/contracts/auth-lab/session-endpoints';
import { schemeOf } from '@sparring/contracts/security';
import { createChance } from '@sparring/practice/chance';
import { drawYear } from '@sparring/practice/labs/file-downloads/months';
import { sessionReportOf } from '@sparring/practice/labs/file-downloads/report';
import { answer, type Handlers, type UrlBuilder } from '../request/handler.ts';
import { HttpProblem } from '../refusal.ts';
import { requireAccount } from './accounts.ts';
import { isSame } from '../http/compare.ts';
import type { LabSecrets, LabSession } from './secrets.ts';
import { noStore } from './token-routes.ts';

const { name } = schemeOf('session');

/** The cookie goes only to the session of its own workspace. A browser takes Secure only over HTTPS. */
const cookie = (value: string, seconds: number, { href, origin }: UrlBuilder): string =>
  [
    `${name}=${value}`,
    `Path=${href('/labs/auth/session')}`,
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(origin().startsWith('https:') ? ['Secure'] : []),
  ].join('; ');

const shown = ({ username, csrf, expires }: LabSession) => ({
  username,
  csrf_token: csrf,
  expires_at: new Date(expires).toISOString(),
});

const requireCsrf = (sent: string | undefined, csrf: string): void => {
  if (sent !== undefined && isSame(sent, csrf)) return;
  const what =
    sent === undefined ? `has no ${csrfHeader}` : `has the ${csrfHeader} of another session`;
  throw new HttpProblem(
    'wrong-csrf-token',
    `The cookie is valid, but the request ${what}. A page of another origin could have made the browser send it. Send the csrf_token of the login.`,
  );
};

export const sessionRoutes = (secrets: LabSecrets): Handlers<typeof sessionLabEndpoints> => ({
  startSession: async (call) => {
    const { username } = requireAccount(call.body.username, call.body.password);
    const [id, csrf] = [24, 12].map((size) => randomBytes(size).toString('base64url'));
    const expires = call.clock.now().getTime() + labLifetimes.session * 1000;
    const session = { username, csrf: csrf!, expires };
    await secrets.change(call, (rows) => rows.put('session', id!, expires, session));
    const headers = { 'Set-Cookie': cookie(id!, labLifetimes.session, call), ...noStore };
    return answer(200, shown(session), headers);
  },
  showSession: ({ proof }) => answer(200, shown(proof), noStore),
  downloadReport: ({ query: { seed, size } }) =>
    answer(200, sessionReportOf(drawYear(size, createChance(seed))), {
      'Content-Disposition': 'attachment; filename="report.pdf"',
      ...noStore,
    }),
  endSession: async (call) => {
    requireCsrf(call.header(csrfHeader), call.proof.csrf);
    await secrets.change(call, (rows) => rows.remove('session', call.proof.id));
    return answer(200, { message: 'Session ended' }, { 'Set-Cookie': cookie('', 0, call) });
  },
});
