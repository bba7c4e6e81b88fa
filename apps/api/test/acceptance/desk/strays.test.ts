import type { StrayReason } from '@sparring/contracts/desk/sentences';
import type { StrayGroup } from '@sparring/contracts/desk/watch';
import { expect, test } from 'vitest';
import { newName } from '../test-client.ts';
import { type TestClass } from './test-desk-at.ts';
import { desk, memberOfClass, newClass, sendTo } from './test-desk.ts';

const groupOf = async ({ view }: TestClass, reason: StrayReason): Promise<StrayGroup | undefined> =>
  (await view()).unknown.find((one) => one.reason === reason);

const userAgent = { 'User-Agent': 'PostmanRuntime/7.43.0' };

const strays: readonly (readonly [StrayReason, string, Readonly<Record<string, string>>])[] = [
  ['no-key', '/v1/practice/books', {}],
  ['variable', '/w/%7B%7Bname%7D%7D/v1/practice/books', {}],
  ['variable', '/w/undefined/v1/practice/books', {}],
  ['variable', '/w/an-own-name/v1/practice/books/%7B%7Bid%7D%7D', {}],
  ['variable', '/v1/practice/books/%7B%7Bid%7D%7D', { 'X-Workspace': 'an-own-name' }],
  ['bad-name', '/w/k7q2-9xwm%20/v1/practice/books', {}],
  ['bad-name', '/w/Zo%C3%A9/v1/practice/books', {}],
  ['two-names', '/w/k7q2-9xwm/v1/practice/books', { 'X-Workspace': 'k7q2-9xwn' }],
];

test.each(strays)(
  'counts a request for the reason %s: %s [TEACHER-16]',
  async (reason, path, sent) => {
    const ofClass = await newClass(['Ada']);
    const before = (await groupOf(ofClass, reason))?.count ?? 0;
    await sendTo('GET', path, { headers: { ...userAgent, ...sent } });
    await expect
      .poll(async () => (await groupOf(ofClass, reason))?.count ?? 0)
      .toBeGreaterThan(before);
    const { last, say } = (await groupOf(ofClass, reason))!;
    expect(last).toContainEqual(
      expect.objectContaining({ method: 'GET', target: path, tool: 'Postman' }),
    );
    expect(say).not.toBe('');
  },
);

test('counts a request with a key that was replaced [TEACHER-16]', async () => {
  const { ofClass, member } = await memberOfClass();
  await desk('POST', `${ofClass.path}/members/1/key`);
  await member.send('GET', '/books');
  await expect.poll(async () => await groupOf(ofClass, 'old-key')).toBeDefined();
});

test('what a member sends is no such request [TEACHER-16]', async () => {
  const { ofClass, member } = await memberOfClass();
  await member.send('GET', '/books/none');
  await expect.poll(async () => (await ofClass.row(1)).calls).toBe(1);
  const targets = (await ofClass.view()).unknown.flatMap(({ last }) =>
    last.map(({ target }) => target),
  );
  expect(targets.filter((target) => target.includes(member.name))).toEqual([]);
});

test('a flood of one client leaves what others have sent, and the newest fifty of its own [TEACHER-16]', async () => {
  const ofClass = await newClass(['Ada']);
  const shown = async () => JSON.stringify((await ofClass.view()).unknown);
  const countOf = async () => (await groupOf(ofClass, 'variable'))?.count ?? 0;
  const twoNames = { 'User-Agent': 'curl/8.9.1', 'X-Workspace': 'another-name' };
  const [path, later] = [newName(), newName()].map((name) => `/w/${name}/v1/practice/books`);
  await sendTo('GET', path!, { headers: twoNames });
  await expect.poll(shown).toContain(path);
  const ofOthers = await countOf();
  const flood = Array.from({ length: 600 }, (_, at) =>
    sendTo('GET', `/w/undefined/v1/practice/${at}`, { headers: { 'User-Agent': 'insomnia/11' } }),
  );
  await Promise.all(flood);
  await sendTo('GET', later!, { headers: twoNames });
  await expect.poll(shown).toContain(later);
  await expect.poll(countOf).toBe(ofOthers + 50);
  expect(await shown()).toContain(path);
});

test('keeps 200 characters of a path, and no query, which can hold secrets [TEACHER-16]', async () => {
  const ofClass = await newClass(['Ada']);
  const path = `/v1/practice/${newName()}`.padEnd(200, '-');
  await sendTo('GET', `${path}more?api_key=not-for-the-projector`);
  const seen = async () => JSON.stringify((await ofClass.view()).unknown);
  await expect.poll(seen).toContain(`"${path}"`);
  expect(await seen()).not.toContain('not-for-the-projector');
});
