import request from 'supertest';
import { expect, test } from 'vitest';
import { problem } from '@sparring/contracts/problem';
import { defaultLimits } from '../../open-store.ts';
import { behindProxy, testApp, testClock, testStore } from '../../../test/support/app.ts';
import { originOf } from './origin.ts';

test.each([
  ['192.0.2.7', '::ffff:192.0.2.7'],
  ['2001:db8::1', '2001:0DB8:0:0:ffff::1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
])('%s and %s have the same number', (one, other) => {
  expect(originOf(one)).toBe(originOf(other));
});

test.each([
  ['192.0.2.7', '192.0.2.8'],
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['::1', '2001:db8::1'],
])('%s and %s have different numbers', (one, other) => {
  expect(originOf(one)).not.toBe(originOf(other));
});

test.each(['', 'nonsense', '::', ':::', '1:2:3:4:5:6:7:8:9:10'])(
  'any text, such as %j, has a number from 0 to 65535',
  (ip) => {
    const origin = originOf(ip);
    expect(origin).toBeGreaterThanOrEqual(0);
    expect(origin).toBeLessThan(2 ** 16);
  },
);

test('behind a trusted proxy each client has its own limit, by X-Forwarded-For', async () => {
  const limits = { ...defaultLimits, newPerMinute: 1 };
  const clock = testClock();
  const began = clock.now().getTime();
  const app = await testApp({ ...behindProxy, store: await testStore({ limits }), clock });
  const change = (name: string, client: string) =>
    request(app)
      .patch(`/w/${name}/practice/workspace`)
      .set('X-Forwarded-For', client)
      .send({ seed: 1 });
  expect((await change('one', '192.0.2.1')).status).toBe(200);
  const refused = await change('two', '192.0.2.1');
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toBe('60');
  expect(problem.parse(refused.body)).toMatchObject({
    type: '/docs/problems/too-many-new-workspaces',
    detail:
      'Your IP address has created 1 new workspaces within a minute, which is the limit. Use an existing workspace, or try again in 60 s.',
  });
  expect(clock.now().getTime() - began, 'a refusal waits for a second').toBe(1000);
  expect((await change('two', '192.0.2.2')).status).toBe(200);
  expect((await change('one', '192.0.2.1')).status).toBe(200);
  expect((await change('three', '198.51.100.9, 192.0.2.1')).status, 'a forged hop before').toBe(
    429,
  );
});
