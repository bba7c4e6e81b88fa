import { schemeOf } from '@sparring/contracts/security';
import { csrfHeader } from '@sparring/contracts/auth-lab/csrf-header';

export interface Login {
  readonly username: string;
  readonly password: string;
  readonly code?: string;
}

export interface Session {
  readonly username: string;
  readonly csrf_token: string;
  readonly expires_at: string;
  /** Null without a second factor. */
  readonly member_code: string | null;
}

/** The session of this browser in a workspace. The browser keeps its cookie, which no script reads. */
export const createServer = (api: string) => {
  const address = `${api}/labs/auth/session`;
  return {
    address,
    /** The session, or why there is none. */
    logIn: async (login: Login): Promise<Session | string> => {
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify(login);
      const reply = await fetch(address, { method: 'POST', headers, body });
      if (reply.ok) return reply.json() as Promise<Session>;
      const { detail } = (await reply.json()) as { readonly detail: string };
      return detail;
    },
    /** The session, or whether the API refused the cookie or got none. */
    show: async (): Promise<Session | 'refused' | 'no cookie'> => {
      const reply = await fetch(address, { cache: 'no-store' });
      if (reply.status === 401) {
        const { type } = (await reply.json()) as { readonly type: string };
        return type.endsWith(schemeOf('session').problems.missing) ? 'no cookie' : 'refused';
      }
      if (!reply.ok) throw new Error(`the API answers with ${reply.status}`);
      return reply.json() as Promise<Session>;
    },
    /** Whether the session was still there. */
    logOut: async ({ csrf_token }: Session, everywhere: boolean): Promise<boolean> => {
      const headers = { [csrfHeader]: csrf_token };
      const target = `${address}?everywhere=${everywhere}`;
      return (await fetch(target, { method: 'DELETE', headers })).ok;
    },
    /** The time of the workspace, which its clock decides. */
    now: async (): Promise<number> => {
      const { now } = (await (await fetch(`${api}/workspace`)).json()) as { readonly now: string };
      return Date.parse(now);
    },
  };
};
