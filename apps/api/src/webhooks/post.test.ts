import { expect, test } from 'vitest';
import { exampleMessage } from '@sparring/contracts/inbox';
import { post } from './post.ts';
import { openReceiver } from '../../test/support/receiver.ts';

const { headers, body } = exampleMessage;
const never = new AbortController().signal;

test('returns the status of an answer whose body never ends', async () => {
  const { origin } = await openReceiver((_, response) => {
    response.writeHead(201);
    response.write('endless');
  });
  expect(await post({ url: origin, headers, body, signal: never })).toBe(201);
});

test('returns null when no answer comes before its signal aborts', async () => {
  const { origin, received } = await openReceiver(() => {});
  const signal = AbortSignal.timeout(50);
  expect(await post({ url: origin, headers, body, signal })).toBeNull();
  expect(received.length).toBeLessThanOrEqual(1);
});

test('returns null when the connection breaks before the answer', async () => {
  const { origin } = await openReceiver(({ socket }) => void socket.destroy());
  expect(await post({ url: origin, headers, body, signal: never })).toBeNull();
});

test('returns null when nobody listens', async () => {
  const url = 'http://127.0.0.1:1/';
  expect(await post({ url, headers, body, signal: never })).toBeNull();
});
