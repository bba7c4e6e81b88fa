import type { MailboxFacts } from '@sparring/contracts/lab-facts/mailbox';
import type { Mail, Purpose } from '@sparring/contracts/mailbox/mailbox';

/** The mailbox of a workspace at the API. What is sent returns what came of it, in a sentence. */
export const createServer = (api: string) => {
  const address = `${api}/labs/mailbox`;
  const read = async <Body>(path: string, headers = {}): Promise<Body> => {
    const reply = await fetch(`${address}${path}`, { cache: 'no-store', headers });
    if (!reply.ok) throw new Error(`it replied ${reply.status}`);
    return reply.json() as Promise<Body>;
  };
  const send = async (path: string, sent: object, done: string): Promise<string> => {
    const reply = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(sent),
    });
    if (reply.ok) return done;
    const { detail } = (await reply.json()) as { readonly detail: string };
    return `Refused: ${detail}`;
  };

  return {
    mails: async (headers = {}) =>
      (await read<{ readonly messages: readonly Mail[] }>('/messages', headers)).messages,
    mail: (id: number) => read<Mail>(`/messages/${id}`),
    acts: async () => (await read<MailboxFacts>('')).acts,
    ask: (to: string, purpose: Purpose, more = {}) =>
      send('/messages', { address: to, purpose, ...more }, `A mail to ${to} is on its way.`),
    use: (to: string, token: string, purpose: Purpose, more = {}) =>
      send('/uses', { address: to, token, ...more }, `${done[purpose]}: ${to}.`),
    logIn: (to: string, password: string) =>
      send('/logins', { address: to, password }, `Logged in: ${to}.`),
  };
};

const done: Readonly<Record<Purpose, string>> = {
  confirm: 'Confirmed',
  'sign-in': 'Signed in',
  reset: 'Password changed',
  delete: 'Deleted',
};

export type Server = ReturnType<typeof createServer>;
