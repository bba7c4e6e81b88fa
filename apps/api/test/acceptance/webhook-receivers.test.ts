import { expect, test } from 'vitest';
import { pointersOf } from './test-client.ts';
import { newWebhooks } from './test-webhooks.ts';

test.each(['https://example.com/hook', 'http://[::1]/', 'http://localhost'])(
  'does not call %s [WEBHOOK-14]',
  async (url) => {
    const { status, body } = await (await newWebhooks()).register({ url });
    expect([status, body.error]).toEqual([403, 'Target refused']);
  },
);

test.each(['ftp://example.com/', 'http:///x', 'inbox', 7, ''])(
  'refuses the address %j and names it [WEBHOOK-14]',
  async (url) => {
    const reply = await (await newWebhooks()).register({ url });
    expect(reply.status).toBe(400);
    expect(new Set(pointersOf(reply))).toEqual(new Set(['/url']));
  },
);

test.each([[[]], [['ping']], [['job.started']], ['job.failed']])(
  'refuses the events %j',
  async (events) => {
    expect((await (await newWebhooks()).register({ events })).status).toBe(400);
  },
);

test('a receiver that was removed is in no list and takes no ping [WEBHOOK-12]', async () => {
  const { send: call, get, ping } = await newWebhooks();
  await call('DELETE', '/labs/webhooks/1');
  expect((await get('/labs/webhooks')).body).toEqual([]);
  expect((await ping()).status).toBe(404);
});

test('gives the number of a removed receiver to no other', async () => {
  const { register, send: call } = await newWebhooks();
  await register();
  await call('DELETE', '/labs/webhooks/2');
  expect((await register()).body.id).toBe(3);
});

test('delivers a text as it was sent [WEBHOOK-02]', async () => {
  const { ping, inbox } = await newWebhooks();
  const text = `O'Neil "quotes" \\ 😀 é`;
  await ping({ text });
  expect(JSON.parse((await inbox())[0]!.body).data.text).toBe(text);
});
