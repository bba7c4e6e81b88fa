import request from 'supertest';
import { expect, test } from 'vitest';
import { critique, type Remark } from '@sparring/contracts/critique';
import { testApp } from '../test-app.ts';
import { rules } from './rules.ts';

const ada = '/w/ada/v1/practice';

const remarkOn = (remarks: readonly Remark[], rule: string) =>
  remarks.find((remark) => remark.rule === rule);

test('has one remark for each rule, and none of a log that has just begun', async () => {
  const { body } = await request(await testApp()).get(`${ada}/workspace/critique`);
  const { remarks, requests } = critique.parse(body);
  expect(requests).toBe(0);
  expect(remarks.map(({ rule, verdict }) => [rule, verdict])).toEqual(
    rules.map(({ rule }) => [rule, 'not-seen']),
  );
});

test('names the request that shows it, and what to do instead', async () => {
  const app = await testApp();
  await request(app).get(`${ada}/workspace/critique`);
  await request(app).get(`${ada}/books/00000000-0000-4000-8000-000000000001`);
  await request(app).put(`${ada}/books/00000000-0000-4000-8000-000000000001`).send({ stock: 1 });
  const { body } = await request(app).get(`${ada}/workspace/critique`);
  const remark = remarkOn(body.remarks, 'changes-with-if-match')!;
  expect(remark).toMatchObject({ verdict: 'improve', advice: expect.stringContaining('If-Match') });
  const { body: shown } = await request(app).get(`${ada}/workspace/requests/${remark.request}`);
  expect(shown).toMatchObject({ method: 'PUT', status: 200 });
});

test('a secret in an address is noted although the log masks it', async () => {
  const app = await testApp();
  await request(app).get(`${ada}/workspace/critique`);
  await request(app).get(`${ada}/books?access_token=a-long-and-secret-token`);
  const { body } = await request(app).get(`${ada}/workspace/critique`);
  expect(remarkOn(body.remarks, 'keeps-secrets-out-of-addresses')).toMatchObject({
    verdict: 'improve',
    request: 1,
  });
});
