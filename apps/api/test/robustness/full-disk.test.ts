import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Book } from '@sparring/contracts/book';
import { isbnOf } from '@sparring/contracts/isbn';
import { someBook } from '../support/book.ts';
import { canMount, smallDisk } from './test-disk.ts';
import { runApi, startApi } from './test-process.ts';
import { asking, type Ask } from './test-writers.ts';

/** Adds long books until one is refused. Returns those that were acknowledged. */
const addUntilRefused = async (ask: Ask): Promise<Book[]> => {
  const added: Book[] = [];
  for (let nth = 0; ; nth += 1) {
    const book = { ...someBook(isbnOf(nth)), description: 'Long. '.repeat(300) };
    const { status, body } = await ask('POST', '/books', book);
    if (status === 503) return added;
    expect(status).toBe(201);
    added.push(body as Book);
  }
};

const refusal = (path: string) => ({
  code: 1,
  said: `sparring api: The database file ${path} cannot be opened, because its disk is full. Free some space and start again. Leave ${path}-wal where it is: it holds the latest data.\n`,
});

/** An API whose file is on a small disk. */
const open = () => {
  const disk = smallDisk();
  const path = join(disk.folder, 'small.sqlite');
  const started = async () => {
    const api = await startApi(`file:${path}`, { LOG_LEVEL: 'error' });
    onTestFinished(api.kill);
    return api;
  };
  return { ...disk, path, started };
};

/** Sends a small change until one is refused, because the space for a long one ends first. */
const changeUntilRefused = async (ask: Ask): Promise<void> => {
  while ((await ask('PATCH', '/workspace', { seed: 1 })).status !== 503);
};

describe.skipIf(!canMount)('on a full disk', { timeout: 120_000 }, () => {
  test('an API that was killed says why it does not start, and has every acknowledged write when there is space', async () => {
    const { path, started, grow } = open();
    const workspaces = ['one', 'two', 'three', 'four'];
    const first = await started();
    const added = await Promise.all(
      workspaces.map((workspace) => addUntilRefused(asking(first.url, workspace))),
    );
    await first.kill();
    const log = readFileSync(`${path}-wal`);
    expect(await runApi(`file:${path}`)).toEqual(refusal(path));
    expect(readFileSync(`${path}-wal`).equals(log)).toBe(true);
    grow();
    const { url } = await started();
    expect(added.flat().length).toBeGreaterThan(100);
    for (const [at, books] of added.entries())
      for (const book of books)
        expect((await asking(url, workspaces[at]!)('GET', `/books/${book.id}`)).body).toEqual(book);
  });

  test('every read is answered, and refused writes are counted in few lines of the log', async () => {
    const { started } = open();
    const { url, log } = await started();
    const workspaces = ['one', 'two', 'three', 'four'].map((name) => asking(url, name));
    for (const ask of workspaces) await addUntilRefused(ask);
    await changeUntilRefused(workspaces[0]!);
    for (const ask of [...workspaces, ...workspaces])
      expect((await ask('GET', '/books')).status).toBe(200);
    for (let nth = 0; nth < 300; nth += 1)
      expect((await workspaces[0]!('PATCH', '/workspace', { seed: 1 })).status).toBe(503);
    expect(log().join()).toContain('disk is full');
    expect(log().length).toBeLessThan(30);
  });

  test('an API that was stopped says why it does not start, and starts when there is space', async () => {
    const { path, started, fill, empty } = open();
    const { url, stop } = await started();
    await asking(url, 'mine')('PATCH', '/workspace', { seed: 7 });
    await stop();
    fill();
    expect(await runApi(`file:${path}`)).toEqual(refusal(path));
    empty();
    const again = await started();
    expect((await asking(again.url, 'mine')('GET', '/workspace')).body).toMatchObject({ seed: 7 });
  });

  test('a new API says why it does not start, and starts when there is space', async () => {
    const { path, started, fill, empty } = open();
    fill();
    expect(await runApi(`file:${path}`)).toEqual(refusal(path));
    empty();
    await started();
  });
});
