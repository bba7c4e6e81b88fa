import request from 'supertest';
import { expect, test } from 'vitest';
import { accounts, sampleAccount } from '@sparring/contracts/auth';
import { problem } from '@sparring/contracts/problem';
import { testApp, testClock } from '../../test/support/app.ts';

test('accepts the documented username and the former one', () => {
  expect(accounts).toEqual([
    { username: 'reader', password: 'amber-Falcon-92' },
    { username: 'learner', password: 'amber-Falcon-92' },
  ]);
});

test('replies 401 to a token after one hour', async () => {
  const clock = testClock();
  const later = await testApp({ clock });
  const { body } = await request(later).post('/v1/practice/auth').send(sampleAccount);
  const ask = () => request(later).get('/v1/practice/ping').auth(body.token, { type: 'bearer' });
  clock.advance(3_599_000);
  expect((await ask()).status).toBe(200);
  clock.advance(1000);
  const reply = await ask();
  expect(reply.status).toBe(401);
  expect(problem.parse(reply.body).detail).toContain('expired');
});
