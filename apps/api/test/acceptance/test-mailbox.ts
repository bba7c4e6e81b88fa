import type { Problem, Workspace } from './test-client.ts';
import { advance } from './test-conditions.ts';

export interface Mail {
  readonly id: number;
  readonly to: readonly { readonly address: string }[];
  readonly created_at: string;
  readonly text: string;
}

export const ada = 'ada@example.com';
export const password = 'amber-Falcon-93';
export const newPassword = 'copper-Heron-59';

/** What a test does with the mailbox of a workspace. */
export const mailboxOf = (workspace: Workspace) => {
  const post = (path: string, body: object) =>
    workspace.send<Problem>('POST', `/labs/mailbox/${path}`, { body });
  const read = async <Body>(path: string) =>
    (await workspace.get<Body>(`/labs/mailbox${path}`)).body;
  const mails = async () => (await read<{ messages: readonly Mail[] }>('/messages')).messages;
  const ask = (purpose: string, more: object = { password }) =>
    post('messages', { address: ada, purpose, ...more });
  return {
    mails,
    ask,
    use: (token: string, more: object = {}) => post('uses', { address: ada, token, ...more }),
    logIn: (typed = password) => post('logins', { address: ada, password: typed }),
    /** Asks for a mail, and returns the code or the token that arrives. */
    token: async (purpose: string, address = ada): Promise<string> => {
      await ask(purpose);
      await advance(workspace, 'PT5S');
      const own = (await mails()).filter(({ to: [to] }) => to!.address === address);
      const { text } = await read<Mail>(`/messages/${Math.max(...own.map(({ id }) => id))}`);
      return /(?:Code: |token=)(\S+)/.exec(text)![1]!;
    },
  };
};
