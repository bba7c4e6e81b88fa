import { accountOf, codeFrom, type Way } from '@sparring/practice/labs/sessions/codes';
import type { Session } from './server.ts';

/** What the page shows. */
export interface Seen {
  readonly step: 'asking' | 'password' | 'code' | 'in';
  readonly told: string;
  readonly code?: string | undefined;
}

export const asking: Seen = { step: 'asking', told: 'Asking the API…' };
export const signedOut: Seen = { step: 'password', told: 'Signed out, as far as this page knows.' };

/** The code of a way, for the account that can go it. */
const codeFor = (
  workspace: string,
  way: Way,
  { username, member_code }: Session,
): string | undefined =>
  member_code && username === accountOf[way] ? codeFrom(member_code, workspace, way) : undefined;

const signedIn = ({ username, expires_at }: Session, how: string, code?: string): Seen => ({
  step: 'in',
  told: `Signed in as ${username} ${how}, until ${expires_at.slice(11, 16)} UTC.`,
  code,
});

export const byForm = (workspace: string, session: Session): Seen =>
  signedIn(session, 'by the form', codeFor(workspace, 'Form', session));

interface Found {
  /** Whether this tab itself has signed in. */
  readonly isOwn: boolean;
  readonly missing: readonly string[];
}

/** A session that was there before the page. */
export const found = (workspace: string, session: Session, { isOwn, missing }: Found): Seen => {
  if (session.member_code === null)
    return { step: 'password', told: `The session of ${session.username} lacks a one-time code.` };
  if (isOwn) return signedIn(session, 'in this tab');
  if (session.username === accountOf.API)
    return signedIn(session, 'by the API', codeFor(workspace, 'API', session));
  return missing.length > 0
    ? signedIn(session, `without a part of the state (${missing.join(', ')})`)
    : signedIn(session, 'by the saved state', codeFor(workspace, 'State', session));
};

interface End {
  readonly now: number;
  /** Whether the API has ended it. A browser can have lost the cookie of a session that goes on. */
  readonly isEnded: boolean;
}

export const ended = (workspace: string, session: Session, { now, isEnded }: End): Seen => {
  const isExpired = now >= Date.parse(session.expires_at);
  if (!isExpired && !isEnded)
    return { step: 'password', told: 'This browser has no cookie. The session may go on.' };
  return {
    step: 'password',
    told: isExpired ? 'The session has expired.' : 'The session was ended elsewhere.',
    code: codeFor(workspace, isExpired ? 'Expired' : 'Elsewhere', session),
  };
};
