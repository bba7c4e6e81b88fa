import express from 'express';
import { expect, test } from 'vitest';
import { createGraderFinder } from './grader.ts';
import { listening, stopListening } from './test-servers.ts';

const readerOf = async (url: string) => {
  const app = express().get('/grader', createGraderFinder({ url, port: 3100 }));
  const site = await listening(app);
  return async () =>
    (await (await fetch(`${site.url}/grader`)).json()) as { isOpen: boolean; port: number };
};

test('says whether a grader answers its health check, each time anew', async () => {
  const grader = await listening((_request, response) => response.end());
  const read = await readerOf(grader.url);
  expect(await read()).toEqual({ isOpen: true, port: 3100 });
  await stopListening(grader.server);
  expect(await read()).toEqual({ isOpen: false, port: 3100 });
});

test('a grader that does not answer is none, and many readers ask it once', async () => {
  let asked = 0;
  const silent = await listening(() => (asked += 1));
  const read = await readerOf(silent.url);
  const answers = await Promise.all([read(), read(), read()]);
  expect(answers.map(({ isOpen }) => isOpen)).toEqual([false, false, false]);
  expect(asked).toBe(1);
});

test('a server that redirects, or says that it stops, is no grader that can be used', async () => {
  const moved = await listening((_request, response) =>
    response.writeHead(302, { Location: '/elsewhere' }).end(),
  );
  const stopping = await listening((_request, response) => response.writeHead(503).end());
  for (const { url } of [moved, stopping])
    expect(await (await readerOf(url))()).toMatchObject({ isOpen: false });
});
