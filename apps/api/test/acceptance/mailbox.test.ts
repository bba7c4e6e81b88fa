import { expect, test } from 'vitest';
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

test('a code works for its address alone, and once [MAIL-03]', async () => {
  const { token, use, logIn } = mailboxOf(await frozen());
  const other = await use(await token('confirm', neighbor));
  expect([other.status, other.body.detail]).toEqual([403, 'It is in a mail to another address.']);
  const code = await token('confirm');
  expect((await logIn()).status).toBe(403);
  expect((await use(code)).body).toEqual({ address: ada, state: 'confirmed' });
  expect((await use(code)).body.detail).toBe('It was used before.');
});

test('a link works for 900 seconds, and until a later one of its kind [MAIL-03]', async () => {
  const { token, use, workspace } = await confirmed();
  const [first, second] = [await token('sign-in'), await token('sign-in')];
  await token('reset');
  expect((await use(first)).body.detail).toContain('replaced');
  await advance(workspace, 'PT889S');
  expect((await use(second)).status).toBe(200);
  const third = await token('sign-in');
  await advance(workspace, 'PT895S');
  expect((await use(third)).body.detail).toBe('It has expired.');
});

test('after a reset, the new password logs in and the old one does not [MAIL-04]', async () => {
  const { ask, token, use, logIn } = await confirmed();
  expect((await logIn()).status).toBe(200);
  const link = await token('reset');
  for (const refused of [use(link), use(link, { password: 'seven-7' }), ask('confirm', {})])
    expect(pointersOf(await refused)).toEqual(['/password']);
  expect((await use(link, { password: newPassword })).status).toBe(200);
  expect([(await logIn()).status, (await logIn(newPassword)).status]).toEqual([403, 200]);
});

test('a deleted account is gone, and its address is free [MAIL-05]', async () => {
  const { token, use, logIn } = await confirmed();
  const [link, last] = [await token('sign-in'), await token('delete')];
  expect((await use(last)).body).toEqual({ address: ada, state: 'deleted' });
  expect([(await logIn()).status, (await use(link)).status]).toEqual([403, 403]);
  expect((await use(await token('confirm'))).status).toBe(200);
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
  const { use, code, logIn, acts, workspace } = await confirmed();
  expect((await mailboxOf(newWorkspace()).use(code)).status).toBe(403);
  await use(code);
  await logIn(newPassword);
  expect(await acts()).toEqual(['confirm done', 'confirm used', 'log-in wrong-password']);
  for (let count = 0; count < 50; count += 1) await logIn();
  expect(await acts()).toEqual(Array.from({ length: 50 }, () => 'log-in done'));
  await workspace.send('POST', '/workspace/reset');
  expect(await acts()).toEqual([]);
});
