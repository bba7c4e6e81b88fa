import express from 'express';
import { expect, test } from 'vitest';
import { createBreakPage } from './break-page.ts';
import { listening, stopListening } from './test-servers.ts';

test('the grader is asked with the address of the visitor; if it does not answer, the reply says who can start it', async () => {
  const grader = await listening(
    express()
      .set('trust proxy', 'loopback')
      .post('/break', ({ query, ip }, response) => response.status(202).json({ ...query, ip })),
  );
  const app = express().set('trust proxy', 'loopback');
  const site = await listening(app.post('/break', createBreakPage(grader.url)));
  const ask = async () => {
    const headers = { 'X-Forwarded-For': '192.0.2.7' };
    const reply = await fetch(`${site.url}/break?page=/checkout`, { method: 'POST', headers });
    return { status: reply.status, body: (await reply.json()) as object };
  };
  expect(await ask()).toEqual({ status: 202, body: { page: '/checkout', ip: '192.0.2.7' } });
  await stopListening(grader.server);
  expect(await ask()).toEqual({
    status: 503,
    body: { why: expect.stringContaining('docker compose --profile grader up -d') },
  });
});
