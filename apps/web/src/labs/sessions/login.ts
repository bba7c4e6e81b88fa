import { accountOf } from '@sparring/practice/labs/sessions/codes';
import { clock } from '../../session/clock.ts';
import { apiOf } from '../../session/workspace-name.ts';
import { partsOf } from './parts.ts';
import { byForm, ended, found, type Seen, signedOut } from './seen.ts';
import { createServer, type Login, type Session } from './server.ts';

/** The session of a page: how it begins, and how it ends. Each act tells what the page shows after it. */
export const createLogin = (workspace: string, delay: number) => {
  const server = createServer(apiOf(workspace));
  const parts = partsOf(workspace);
  let session: Session | undefined;
  let login: Login = { username: '', password: '' };

  const isGone = async (isEnded: boolean): Promise<Seen> => {
    const known = session ?? parts.known();
    session = undefined;
    if (!known) return signedOut;
    const now = await server.now();
    await parts.clear();
    return ended(workspace, known, { now, isEnded });
  };

  /** Nothing, when the session is still the same. Another tab that signs out takes the cookie with it. */
  const ask = async (isTold = false): Promise<Seen | undefined> => {
    const shown = await server.show();
    if (typeof shown === 'string') return isGone(isTold || shown === 'refused');
    if (session?.csrf_token === shown.csrf_token) return undefined;
    session = shown.member_code === null ? undefined : shown;
    const isOwn = window.name === shown.csrf_token;
    return found(workspace, shown, { isOwn, missing: await parts.missing(shown) });
  };

  return {
    address: server.address,
    key: parts.key,
    ask: () => ask(),
    follow: () => ask(true),
    /* Most visitors have no session, and a refused request would be an error in their console. */
    begin: async () => (parts.known() ? ask() : signedOut),
    signIn: async (typed: Login): Promise<Seen> => {
      if (typed.username !== accountOf.Form)
        return { step: 'password', told: `Refused: This form takes ${accountOf.Form} alone.` };
      await clock.wait(delay * 1000);
      const reply = await server.logIn(typed);
      if (typeof reply === 'string') return { step: 'password', told: `Refused: ${reply}` };
      login = typed;
      return { step: 'code', told: 'The password is right. Type the one-time code.' };
    },
    confirm: async (code: string): Promise<Seen> => {
      await clock.wait(delay * 1000);
      const reply = await server.logIn({ ...login, code });
      if (typeof reply === 'string') return { step: 'code', told: `Refused: ${reply}` };
      session = reply;
      window.name = reply.csrf_token;
      await parts.write(reply);
      return byForm(workspace, reply);
    },
    signOut: async (everywhere: boolean): Promise<Seen | undefined> => {
      if (!session || !(await server.logOut(session, everywhere))) return ask();
      session = undefined;
      await parts.clear();
      return signedOut;
    },
  };
};
