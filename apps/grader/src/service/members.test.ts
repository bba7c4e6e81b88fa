import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { outsideOfClass } from '@sparring/contracts/class-member-endpoints';
import { expect, onTestFinished, test } from 'vitest';
import { clientOf, openTestGrader } from '../../test/support/grader.ts';

const key = 'k7q2-9xwm';
const member = { ...outsideOfClass, class_title: 'Thu 3B', number: 3, name: 'Ada' };

/** A grader beside an API that answers this to everybody who asks who has the key. */
const graderBeside = async (status: number, body: object) => {
  const asked: (string | undefined)[] = [];
  const api = createServer(({ url }, response) => {
    asked.push(url);
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  onTestFinished(() => void api.close());
  const API_URL = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const { address } = await openTestGrader({ variables: { API_URL } });
  return { ...clientOf(address), asked };
};

const problem = (kind: string, detail: string) => ({ type: `/docs/problems/${kind}`, detail });

test.each([
  ['of nobody', 200, outsideOfClass, `Nobody in a class has the key ${key}. Compare it`],
  ['of nobody, while a class is open', 403, problem('not-a-member', '…'), 'Nobody in a class'],
  ['that was replaced', 403, problem('key-replaced', 'It was replaced.'), 'It was replaced.'],
  [
    'of a class that is over',
    200,
    { ...member, ends_at: '2026-01-01T00:00:00.000Z' },
    `The class Thu 3B of the key ${key} has ended.`,
  ],
])('no card is drawn for a key %s', async (_, status, body, sentence) => {
  const { draw } = await graderBeside(status, body);
  await expect(draw({ as: key })).rejects.toThrow(sentence);
});

test('no card that was drawn on the page is begun for a key of nobody', async () => {
  const { draw, next, state } = await graderBeside(200, outsideOfClass);
  const card = await draw();
  await expect(next(card, { as: key })).rejects.toThrow('Nobody in a class has the key');
  expect(await state(card)).toMatchObject({ phase: 'new' });
});

test.each([
  ['of a member', 200, { ...member, ends_at: '2999-01-01T00:00:00.000Z' }],
  ['that the API does not tell of', 503, problem('store-unavailable', 'Try again.')],
])('a card is drawn for a key %s', async (_, status, body) => {
  const { draw, asked } = await graderBeside(status, body);
  await expect(draw({ as: key })).resolves.toBeTruthy();
  expect(asked).toEqual([`/w/${key}/v1/practice/workspace/member`]);
});

test('nobody is asked about a card without a key', async () => {
  const { draw, asked } = await graderBeside(200, outsideOfClass);
  await draw({ name: 'ada' });
  expect(asked).toEqual([]);
});

test('a card is drawn when no API answers', async () => {
  const { address } = await openTestGrader({ variables: { API_URL: 'http://127.0.0.1:9' } });
  await expect(clientOf(address).draw({ as: key })).resolves.toBeTruthy();
});
