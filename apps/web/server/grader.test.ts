import express from 'express';
import { expect, test } from 'vitest';
import { createRingFinder } from './ring.ts';
import { listening, stopListening } from './test-servers.ts';

const readerOf = async (url: string) => {
  const app = express().get('/ring', createRingFinder({ url, port: 3100 }));
  const site = await listening(app);
  return async () =>
    (await (await fetch(`${site.url}/ring`)).json()) as { isOpen: boolean; port: number };
};

test('says whether a ring answers its health check, each time anew', async () => {
  const ring = await listening((_request, response) => response.end());
  const read = await readerOf(ring.url);
  expect(await read()).toEqual({ isOpen: true, port: 3100 });
  await stopListening(ring.server);
  expect(await read()).toEqual({ isOpen: false, port: 3100 });
});

test('a ring that does not answer is none, and many readers ask it once', async () => {
  let asked = 0;
  const silent = await listening(() => (asked += 1));
  const read = await readerOf(silent.url);
  const answers = await Promise.all([read(), read(), read()]);
  expect(answers.map(({ isOpen }) => isOpen)).toEqual([false, false, false]);
  expect(asked).toBe(1);
});

test('a server that redirects, or says that it stops, is no ring that can be used', async () => {
  const moved = await listening((_request, response) =>
    response.writeHead(302, { Location: '/elsewhere' }).end(),
  );
  const stopping = await listening((_request, response) => response.writeHead(503).end());
  for (const { url } of [moved, stopping])
    expect(await (await readerOf(url))()).toMatchObject({ isOpen: false });
});
