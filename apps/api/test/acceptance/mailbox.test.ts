import { expect, test } from 'vitest';
import { acts, sample } from './labs/mailbox.ts';
import { newWorkspace, pointersOf } from './test-client.ts';
import { advance, frozen } from './test-conditions.ts';
import { ada, mailboxOf, newPassword } from './test-mailbox.ts';

const neighbor = `${ada}.example`;

/** A confirmed account in a workspace whose clock stands still. */
const confirmed = async () => {
  const workspace = await frozen();
  const box = mailboxOf(workspace);
  const code = await box.token('confirm');
  expect((await box.use(code)).status).toBe(200);
  return { ...box, code, workspace };
};

test('a mail comes when the seed says, between two to the neighbor [MAIL-01]', async () => {
  const workspace = newWorkspace();
  const { ask, mails } = mailboxOf(workspace);
  const arrivals = async (seed: number) => {
    await workspace.send('POST', '/workspace/reset');
    const settings = { seed, now: '2030-01-01T00:00:00Z', clock: 'frozen' };
    await workspace.send('PATCH', '/workspace', { body: settings });
    await ask('confirm');
    expect(await mails()).toHaveLength(1);
    await advance(workspace, 'PT5S');
    const arrived = (await mails()).slice(0, -1);
    expect(arrived.map(({ to: [to] }) => to!.address)).toEqual([neighbor, ada, neighbor]);
    return arrived.map((mail) => Date.parse(mail.created_at) % 60_000);
  };
  const first = await arrivals(7);
  expect(first.every((at) => at >= 1000 && at <= 5000)).toBe(true);
  expect(await arrivals(7)).toEqual(first);
  expect(await arrivals(8)).not.toEqual(first);
});

test('lists the mails that have arrived, the last one first, and each has its text [MAIL-02]', async () => {
  const workspace = await frozen();
  const { ask, mails } = mailboxOf(workspace);
  await ask('confirm');
  const read = () => workspace.get('/labs/mailbox/messages/3');
  expect((await read()).status).toBe(404);
  await advance(workspace, 'PT5S');
  const listed = await mails();
  expect(listed.map(({ id }) => id)).toEqual([4, 3, 2, 1]);
  const text = expect.stringMatching(/^This code is for ada@example\.com and .*\n\nCode: \d{6}\n/);
  expect((await read()).body).toEqual({ ...listed[1], text });
});

test('a code or a link works for its address alone, once, and until a later one; the old password is refused, and a deleted account is gone [MAIL-03, MAIL-04, MAIL-05]', async () => {
  const workspace = newWorkspace();
  await sample.prepare!(workspace);
  expect((await workspace.get('/labs/mailbox')).body).toEqual({ acts });
});

test('a link works for 900 seconds, and a refused one changes nothing [MAIL-03]', async () => {
  const { ask, token, use, logIn, workspace } = await confirmed();
  const [first, late] = [await token('reset'), await token('reset')];
  const refused = await use(first, { password: newPassword });
  expect([refused.status, refused.body.detail]).toEqual([
    403,
    'It was replaced by that of a later mail.',
  ]);
  await advance(workspace, 'PT894S');
  expect((await logIn()).status).toBe(200);
  for (const short of [use(late), use(late, { password: 'seven-7' }), ask('confirm', {})])
    expect(pointersOf(await short)).toEqual(['/password']);
  await advance(workspace, 'PT1S');
  expect((await use(late, { password: newPassword })).body.detail).toBe('It has expired.');
});

test('a request for a mail does not tell who has an account [MAIL-06]', async () => {
  const { ask, mails, workspace } = await confirmed();
  const own = await ask('reset');
  const replies = [await ask('reset', { address: 'bob@example.com' }), await ask('confirm')];
  for (const { status, body } of replies) expect([status, body]).toEqual([202, own.body]);
  await advance(workspace, 'PT5S');
  expect(await mails()).toHaveLength(1 + 3 + 3);
});

test('DELETE empties the inbox, and stops neither mails nor links [MAIL-07]', async () => {
  const { ask, token, use, mails, workspace } = await confirmed();
  const link = await token('sign-in');
  await ask('reset');
  await workspace.send('DELETE', '/labs/mailbox/messages');
  expect(await mails()).toEqual([]);
  await advance(workspace, 'PT5S');
  expect(await mails()).toHaveLength(3);
  expect((await use(link)).status).toBe(200);
});

test('lists what was tried in a workspace, also what was refused, until it is reset [MAIL-08]', async () => {
  const { code, logIn, workspace } = await confirmed();
  expect((await mailboxOf(newWorkspace()).use(code)).status).toBe(403);
  await logIn(newPassword);
  const listed = async () => (await workspace.get<{ acts: object[] }>('/labs/mailbox')).body.acts;
  const refused = { act: 'log-in', address: ada, outcome: 'wrong-password' };
  expect(await listed()).toEqual([{ ...refused, act: 'confirm', outcome: 'done' }, refused]);
  for (let count = 0; count < 50; count += 1) await logIn();
  expect(await listed()).toEqual(
    Array.from({ length: 50 }, () => ({ ...refused, outcome: 'done' })),
  );
  await workspace.send('POST', '/workspace/reset');
  expect(await listed()).toEqual([]);
});
