import request from 'supertest';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Upload } from '@sparring/contracts/uploads/upload-endpoints';
import { uploadsKept } from '@sparring/contracts/uploads/upload-limits';
import { engines, useDatabases } from '../../support/engines.ts';
import { testApp, testClock, testStore } from '../../support/app.ts';
import { bodyOf, contentType, text } from '../../support/upload-files.ts';

const newDatabase = useDatabases();
const path = '/w/mine/v1/practice/labs/uploads';

const upload = (number: number): Upload => ({
  id: '01963f5c-7a10-7c2e-9b54-0d6a1f3e8c79',
  files: [],
  created_at: String(number),
});

describe.each(engines)('uploads on %s', (engine) => {
  const open = async () => {
    const clock = testClock();
    const store = await testStore({ database: await newDatabase(engine), clock });
    onTestFinished(() => store.close());
    return { clock, store };
  };

  test('are listed from the newest on, dated by the workspace, and cleared by its reset', async () => {
    const { clock, store } = await open();
    const app = await testApp({ store, clock });
    const send = () =>
      request(app).post(path).set('Content-Type', contentType).send(bodyOf(text)).expect(201);
    await request(app)
      .patch('/w/mine/v1/practice/workspace')
      .send({ now: '2030-01-01T00:00:00.000Z', clock: 'frozen' });
    const first = (await send()).body as Upload;
    const second = (await send()).body as Upload;
    expect(first.created_at).toBe('2030-01-01T00:00:00.000Z');
    expect((await request(app).get(path)).body).toEqual([second, first]);
    expect((await request(app).get(path.replace('mine', 'other'))).body).toEqual([]);
    await store.workspaces.clear('mine');
    expect(await store.uploads.list('mine')).toEqual([]);
  });

  test('the last 100 are kept', async () => {
    const { store } = await open();
    for (let number = 1; number <= uploadsKept + 2; number += 1)
      await store.uploads.add('mine', () => 1, upload(number));
    const kept = (await store.uploads.list('mine')).map(({ created_at }) => Number(created_at));
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([uploadsKept, uploadsKept + 2, 3]);
  });
});
