import { ada, mailboxOf, newPassword } from '../test-mailbox.ts';
import { advance } from '../test-conditions.ts';
import type { Sample } from '../test-sample.ts';

export const acts = [
  'confirm other-address',
  'confirm done',
  'reset replaced',
  'reset done',
  'reset used',
  'log-in old-password',
  'log-in done',
  'sign-in done',
  'sign-in expired',
  'delete done',
  'log-in no-account',
].map((each) => {
  const [act, outcome] = each.split(' ');
  return { act, address: ada, outcome };
});

export const sample: Sample = {
  prepare: async (workspace) => {
    const { token, use, logIn } = mailboxOf(workspace);
    await use(await token('confirm', `${ada}.example`));
    await use(await token('confirm'));
    const [first, second] = [await token('reset'), await token('reset')];
    for (const link of [first, second, second]) await use(link, { password: newPassword });
    await logIn();
    await logIn(newPassword);
    await use(await token('sign-in'));
    const late = await token('sign-in');
    await advance(workspace, 'PT15M');
    await use(late);
    await use(await token('delete'));
    await logIn(newPassword);
  },
  solved: { seed: 7, acts },
  half: { acts: acts.slice(0, 7) },
  says: 'Not shown: no link has signed in; no link to sign in was refused after its time; the account was not deleted; no login was refused after that.',
};
