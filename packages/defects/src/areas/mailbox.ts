import type { Client } from '../client.ts';
import { type Defect, defect } from '../defect.ts';

const file = 'apps/api/src/mailbox/mailbox.ts';
const address = 'grace.hopper@example.com';

/** Asks for a link to a new password for the account of every workspace, whose clock stands still. Returns the token. */
const resetToken = async ({ get, post, send }: Client): Promise<string> => {
  await send('PATCH', '/workspace', { body: { clock: 'frozen' } });
  await post('/labs/mailbox/messages', { address, purpose: 'reset' });
  await send('PATCH', '/workspace', { body: { advance: 'PT5S' } });
  const { body: inbox } = await get<{
    readonly messages: readonly {
      readonly id: number;
      readonly to: readonly { readonly address: string }[];
    }[];
  }>('/labs/mailbox/messages');
  const ids = inbox.messages.flatMap(({ id, to: [to] }) => (to?.address === address ? [id] : []));
  const path = `/labs/mailbox/messages/${Math.max(...ids)}`;
  const { text } = (await get<{ readonly text: string }>(path)).body;
  return /token=(\S+)/.exec(text)![1]!;
};

const reset = async ({ post }: Client, token: string): Promise<number> =>
  (await post('/labs/mailbox/uses', { address, token, password: 'copper-Heron-59' })).status;

export const defects: readonly Defect[] = [
  defect('link-works-twice', 'MAIL-03', 'easy', 'sequences', {
    file,
    from: "if (mail.isUsed) return 'used';",
    to: '',
    matters: 'mail.isUsed',
    seen: 'A link in a mail works a second time.',
    nudge: 'Look at the links in the mails of the mailbox.',
    hint: 'How often does one work?',
    recipe: 'Use a link to a new password twice: the second time gets 403.',
    caught: async ({ api, expect }) => {
      const token = await resetToken(api);
      expect(await reset(api, token)).toBe(200);
      expect(await reset(api, token)).toBe(403);
    },
  }),
  defect('link-lives-too-long', 'MAIL-03', 'hard', 'boundaries', {
    file,
    from: 'if (now >= mail.until)',
    to: 'if (now > mail.until)',
    seen: 'A link still works 900 seconds after it was sent.',
    nudge: 'Look at the time for which a link in a mail works.',
    hint: 'Freeze the clock of the workspace.',
    recipe: 'Use a link exactly 900 seconds after it was sent: it gets 403.',
    caught: async ({ api, expect }) => {
      const token = await resetToken(api);
      await api.send('PATCH', '/workspace', { body: { advance: 'PT895S' } });
      expect(await reset(api, token)).toBe(403);
    },
  }),
  defect('old-password-logs-in', 'MAIL-04', 'medium', 'security', {
    file,
    from: 'if (account.password !== secret)',
    to: 'if (account.password !== secret && !account.former.includes(secret))',
    seen: 'After a reset, the old password still logs in.',
    nudge: 'Look at the login of the mailbox after a reset of the password.',
    hint: 'The new password works. What else does?',
    recipe: 'Reset the password of grace.hopper@example.com, and log in with amber-Falcon-92: 403.',
    caught: async ({ api, expect }) => {
      expect(await reset(api, await resetToken(api))).toBe(200);
      const login = { address, password: 'amber-Falcon-92' };
      expect((await api.post('/labs/mailbox/logins', login)).status).toBe(403);
    },
  }),
  defect('backspace-stays', 'MAILBOX-03', 'medium', 'accessibility', {
    file: 'apps/web/src/labs/mailbox/code-boxes.tsx',
    from: `    focus(at - 1);
`,
    to: '',
    seen: 'Backspace in an empty box of the code does not go back.',
    nudge: 'Look at the boxes of the code in the lab about the mailbox.',
    hint: 'Use the keyboard alone, and correct a mistake.',
    recipe: 'Type 1, 2, Backspace and 9: the second box has the 9.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/mailbox');
      await page.getByTestId('mailbox-digit-1').focus();
      for (const key of ['1', '2', 'Backspace', '9']) await page.keyboard.press(key);
      await expect(page.getByTestId('mailbox-digit-2')).toHaveValue('9');
    },
  }),
];
