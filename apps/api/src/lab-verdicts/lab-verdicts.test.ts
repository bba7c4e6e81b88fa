import request from 'supertest';
import { describe, expect, onTestFinished, test } from 'vitest';
import { keptVerdicts } from '@sparring/contracts/lab-verdicts';
import { engines, useDatabases } from '../database/test-engines.ts';
import { testApp, testStore } from '../test-app.ts';

const newDatabase = useDatabases();
const addressIn = (name: string, path = '') => `/w/${name}/v1/practice/workspace/labs${path}`;
const solved = { solved: true, text: 'Waited.' };

describe.each(engines)('the verdicts of the labs on %s', (engine) => {
  const open = async () => {
    const store = await testStore({ database: await newDatabase(engine) });
    onTestFinished(() => store.close());
    const app = await testApp({ store });
    const put = (lab: string, verdict: object = solved, name = 'mine') =>
      request(app)
        .put(addressIn(name, `/${lab}`))
        .send(verdict);
    const labsOf = async (name = 'mine'): Promise<string[]> => {
      const { body } = await request(app).get(addressIn(name)).expect(200);
      return body.map(({ lab }: { lab: string }) => lab);
    };
    return { app, put, labsOf };
  };

  test('the list has the last verdict of each lab, the newest first [VERDICT-01]', async () => {
    const { app, put } = await open();
    await put('waits', { solved: false, text: 'Slept.' }).expect(200);
    await put('frames').expect(200);
    await put('waits').expect(200);
    const { body } = await request(app).get(addressIn('mine'));
    expect(body).toMatchObject([
      { lab: 'waits', ...solved },
      { lab: 'frames', ...solved },
    ]);
  });

  test('a workspace sees only its own, and its reset removes them [VERDICT-02]', async () => {
    const { app, put, labsOf } = await open();
    await put('waits');
    await put('frames', solved, 'theirs');
    expect(await labsOf()).toEqual(['waits']);
    await request(app).post('/w/mine/v1/practice/workspace/reset').expect(200);
    expect(await labsOf()).toEqual([]);
    expect(await labsOf('theirs')).toEqual(['frames']);
  });

  test('DELETE removes all of them [VERDICT-02]', async () => {
    const { app, put, labsOf } = await open();
    await put('waits');
    await request(app).delete(addressIn('mine')).expect(200, { message: 'Verdicts cleared' });
    expect(await labsOf()).toEqual([]);
  });

  test('the oldest verdict makes room for a new one [VERDICT-03]', async () => {
    const { put, labsOf } = await open();
    for (let at = 0; at < keptVerdicts; at += 1) await put(`lab-${at}`).expect(200);
    await put('lab-0');
    await put('one-more');
    const labs = await labsOf();
    expect(labs).toHaveLength(keptVerdicts);
    expect(labs.slice(0, 2)).toEqual(['one-more', 'lab-0']);
    expect(labs).not.toContain('lab-1');
  });
});

test.each([
  ['an unknown member', 'waits', { ...solved, by: 'me' }],
  ['no text', 'waits', { solved: true }],
  ['a name that no lab can have', 'Waits!', solved],
])('refuses %s and keeps what was there', async (_, lab, verdict) => {
  const app = await testApp();
  const path = '/w/bad/v1/practice/workspace/labs';
  await request(app).put(`${path}/waits`).send(solved).expect(200);
  await request(app).put(`${path}/${lab}`).send(verdict).expect(400);
  const { body } = await request(app).get(path);
  expect(body).toMatchObject([{ lab: 'waits', ...solved }]);
});
