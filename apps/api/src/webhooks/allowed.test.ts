import { expect, onTestFinished, test } from 'vitest';
import { testApp, testClock, testStore } from '../../test/support/app.ts';
import { openReceiver } from '../../test/support/receiver.ts';
import { webhookClient } from '../../test/support/webhooks.ts';

/** Addresses of the port of another server, some of which look like the allowed one. */
const others = (port: string, allowed: string): readonly unknown[] => [
  `http://127.0.0.1:${port}`,
  `http://127.0.0.1:${port}/${allowed}`,
  `http://127.0.0.1:${port}/?${allowed}`,
  `http://127.0.0.1:${port}?${allowed}`,
  `http://127.0.0.1:${port}#${allowed}`,
  `HTTP://127.0.0.1:${port}/`,
  `http://127.0.0.1:0${port}/`,
  `http://127.0.0.1.:${port}/`,
  `http://127.1:${port}/`,
  `http://127.0.1:${port}/`,
  `http://127.0.0.2:${port}/`,
  `http://0:${port}/`,
  `http://0.0.0.0:${port}/`,
  `http://2130706433:${port}/`,
  `http://0x7f000001:${port}/`,
  `http://0x7f.0.0.1:${port}/`,
  `http://0177.0.0.1:${port}/`,
  `http://017700000001:${port}/`,
  `http://[::1]:${port}/`,
  `http://[::]:${port}/`,
  `http://[::ffff:127.0.0.1]:${port}/`,
  `http://[::ffff:7f00:1]:${port}/`,
  `http://localhost:${port}/`,
  `http://LOCALHOST:${port}/`,
  `http://localhost.:${port}/`,
  `http://①②⑦.0.0.1:${port}/`,
  `http://127。0。0。1:${port}/`,
  `http://127.0.0.1%3a${port}/`,
  `http://%31%32%37.0.0.1:${port}/`,
  `${allowed}@127.0.0.1:${port}/`,
  `${allowed}:x@127.0.0.1:${port}/`,
  `${allowed}%40127.0.0.1:${port}/`,
  `${allowed}\\@127.0.0.1:${port}/`,
  `${allowed}#@127.0.0.1:${port}/`,
  `${allowed} http://127.0.0.1:${port}/`,
  `${allowed}\thttp://127.0.0.1:${port}/`,
  `${allowed}.127.0.0.1:${port}/`,
  `//127.0.0.1:${port}/`,
  `http:127.0.0.1:${port}/`,
  `http:\\\\127.0.0.1:${port}/`,
  `http:///127.0.0.1:${port}/`,
  `https://127.0.0.1:${port}/`,
  `ws://127.0.0.1:${port}/`,
  ` http://127.0.0.1:${port}/`,
  `http://127.0.0.1:\t${port}/`,
  [allowed, `http://127.0.0.1:${port}/`],
  { href: `http://127.0.0.1:${port}/` },
];

const statusOf = async (client: ReturnType<typeof webhookClient>, url: unknown) => {
  const { status, body } = await client.register({ url });
  if (status === 201) await client.ping({}, body.id);
  return status;
};

test('of many spellings of an address only the allowed origin is called', async () => {
  const allowed = await openReceiver((_, response) => void response.end());
  const beside = await openReceiver((_, response) => void response.end());
  const clock = testClock();
  const store = await testStore({ clock });
  const stopping = new AbortController();
  const webhookTargets = [allowed.origin];
  const app = await testApp({ store, clock, webhookTargets, stopping: stopping.signal });
  onTestFinished(async () => {
    stopping.abort();
    await store.close();
  });
  const spellings = others(new URL(beside.origin).port, allowed.origin);
  const called = [];
  for (const [at, url] of spellings.entries()) {
    const status = await statusOf(
      webhookClient(() => app, `other-${at}`),
      url,
    );
    if (![400, 403].includes(status)) called.push({ url, status });
  }
  const path = '/hook?from=sparring';
  expect(
    await statusOf(
      webhookClient(() => app, 'allowed'),
      allowed.origin + path,
    ),
  ).toBe(201);
  await allowed.until(1);
  expect(called).toEqual([]);
  expect(allowed.received.map((sent) => sent.path)).toEqual([path]);
  expect(beside.received).toEqual([]);
});
