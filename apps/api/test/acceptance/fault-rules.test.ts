import { expect, test } from 'vitest';
import { newWorkspace, pointersOf, send, type Problem } from './test-client.ts';
import { put, report, status } from './test-faults.ts';
import { statusOf } from './test-conditions.ts';

test('PUT fills in the members that are left out, and counts from zero [FAULT-01, FAULT-12]', async () => {
  const workspace = newWorkspace();
  const { body } = await put(workspace, { path: '/ping', outcomes: [status(500)] });
  expect(body.rules).toEqual([
    {
      method: '*',
      path: '/ping',
      seed: 42,
      outcomes: [{ kind: 'status', status: 500, when: 'before' }],
      matched: 0,
      used: [{ kind: 'status', times: 0 }],
      left: 1,
    },
  ]);
  await statusOf(workspace);
  expect(await report(workspace)).toMatchObject([{ matched: 1, used: [{ times: 1 }], left: 0 }]);
});

test.each(['/items', '/items?x=1'])(
  'a rule for /items also matches %s at the root [FAULT-02]',
  async (path) => {
    const workspace = newWorkspace();
    await put(workspace, { path: '/items', outcomes: [status(500)] });
    expect((await send('GET', `/w/${workspace.name}${path}`)).status).toBe(500);
  },
);

const refused = [
  ['outcomes', { outcomes: Array.from({ length: 51 }, () => ({ kind: 'reset' })) }],
  ['outcomes/0/kind', { outcomes: [{ kind: 'explode' }] }],
  ['outcomes/0/when', { outcomes: [{ kind: 'cut', when: 'before' }] }],
  ['outcomes/0/milliseconds', { outcomes: [{ kind: 'fixed-delay', milliseconds: 10_001 }] }],
  ['outcomes/0/max', { outcomes: [{ kind: 'uniform-delay', min: 2, max: 1 }] }],
  ['method', { method: 'get', outcomes: [{ kind: 'reset' }] }],
] as const;

test.each(refused)('refuses a rule with an error at %s [FAULT-11]', async (place, rule) => {
  const reply = await put<Problem>(newWorkspace(), { path: '/books', ...rule });
  expect([reply.status, ...pointersOf(reply)]).toEqual([400, `/rules/0/${place}`]);
});
