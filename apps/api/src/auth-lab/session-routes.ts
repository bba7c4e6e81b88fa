import { randomBytes } from 'node:crypto';
import { labLifetimes } from '@sparring/contracts/credentials/published';
import { csrfHeader } from '@sparring/contracts/auth-lab/csrf-header';
import type { sessionLabEndpoints } from '@sparring/contracts/auth-lab/session-endpoints';
import { schemeOf } from '@sparring/contracts/security';
import { createChance } from '@sparring/practice/chance';
import { drawYear } from '@sparring/practice/labs/file-downloads/months';
import { sessionReportOf } from '@sparring/practice/labs/file-downloads/report';
import { memberCode } from '@sparring/practice/labs/sessions/codes';
import { reply, type Handlers, type UrlBuilder } from '../request/handler.ts';
import { HttpProblem } from '../problem/refusal.ts';
import { requireAccount } from './accounts.ts';
import { isSame } from '../http/read/compare.ts';
import type { LabContext, LabSecrets, LabSession } from './secrets.ts';
import { noStore } from './token-routes.ts';
import { useCode } from './totp.ts';

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

const shown = (
  { username, csrf, expires, hasSecondFactor }: LabSession,
  { workspace }: LabContext,
) => ({
  username,
  csrf_token: csrf,
  expires_at: new Date(expires).toISOString(),
  member_code: hasSecondFactor ? memberCode(workspace.name, username) : null,
});

/** Throws 403 for a code that does not pass. A login without one is a session without a second factor. */
const requireCode = async (
  secrets: LabSecrets,
  context: LabContext,
  code: string | undefined,
): Promise<boolean> => {
  if (code === undefined) return false;
  const refused = await useCode(secrets, context, code);
  if (refused !== undefined) throw new HttpProblem('invalid-credentials', refused);
  return true;
};

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
    const hasSecondFactor = await requireCode(secrets, call, call.body.code);
    const [id, csrf] = [24, 12].map((size) => randomBytes(size).toString('base64url'));
    const expires = call.clock.now().getTime() + labLifetimes.session * 1000;
    const session = { username, csrf: csrf!, expires, hasSecondFactor };
    await secrets.change(call, (rows) => rows.put('session', id!, expires, session));
    const headers = { 'Set-Cookie': cookie(id!, labLifetimes.session, call), ...noStore };
    return reply(200, shown(session, call), headers);
  },
  showSession: (call) => reply(200, shown(call.proof, call), noStore),
  downloadReport: ({ query: { seed, size } }) =>
    reply(200, sessionReportOf(drawYear(size, createChance(seed))), {
      'Content-Disposition': 'attachment; filename="report.pdf"',
      ...noStore,
    }),
  endSession: async (call) => {
    requireCsrf(call.header(csrfHeader), call.proof.csrf);
    const { id, username } = call.proof;
    await secrets.change(call, function* (rows) {
      const all = call.query.everywhere === 'true' ? yield* rows.sessions() : [];
      const ids = all.filter((one) => one.username === username).map((one) => one.id);
      for (const each of [id, ...ids]) yield* rows.remove('session', each);
    });
    return reply(200, { message: 'Session ended' }, { 'Set-Cookie': cookie('', 0, call) });
  },
});
