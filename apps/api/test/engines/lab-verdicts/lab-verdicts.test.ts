import request from 'supertest';
import { describe, expect, onTestFinished, test } from 'vitest';
import { engines, useDatabases } from '../../../src/database/test-engines.ts';
import { testApp, testStore } from '../../../src/test-app.ts';

const newDatabase = useDatabases();
const addressIn = (name: string, path = '') => `/w/${name}/v1/practice/workspace/labs${path}`;
const facts = {
  waits: { seed: 7, page: '0000', delay: 2, results: [], catches: [1, 2, 3] },
  frames: { seed: 7, page: '0000', delay: 2, foreign: false, sent: {} },
};
const missed = { ...facts.waits, catches: [null, 2, 3] };

describe.each(engines)('the verdicts of the labs on %s', (engine) => {
  const open = async () => {
    const store = await testStore({ database: await newDatabase(engine) });
    onTestFinished(() => store.close());
    const app = await testApp({ store });
    const put = (lab: keyof typeof facts, body: object = facts[lab], name = 'mine') =>
      request(app)
        .put(addressIn(name, `/${lab}`))
        .send(body);
    const labsOf = async (name = 'mine'): Promise<string[]> => {
      const { body } = await request(app).get(addressIn(name)).expect(200);
      return body.map(({ lab }: { lab: string }) => lab);
    };
    return { app, put, labsOf };
  };

  test('the list has the last verdict of each lab, the newest first [VERDICT-01]', async () => {
    const { app, put } = await open();
    await put('waits').expect(200);
    await put('frames').expect(200);
    await put('waits', missed).expect(200);
    const { body } = await request(app).get(addressIn('mine'));
    expect(body).toMatchObject([
      { lab: 'waits', text: 'Slept: you clicked in round 1 before the bell.', facts: missed },
      { lab: 'frames', text: expect.stringMatching(/^Not delivered/), facts: facts.frames },
    ]);
  });

  test('a workspace sees only its own, and its reset removes them [VERDICT-02]', async () => {
    const { app, put, labsOf } = await open();
    await put('waits');
    await put('frames', facts.frames, 'theirs');
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
});

test.each([
  ['an unknown member', 'waits', { ...facts.waits, by: 'me' }],
  ['a verdict', 'waits', { solved: true, text: 'Waited.' }],
  ['a lab that does not exist', 'Waits!', facts.waits],
])('refuses %s and keeps what was there', async (_, lab, body) => {
  const app = await testApp();
  const path = '/w/bad/v1/practice/workspace/labs';
  await request(app).put(`${path}/waits`).send(facts.waits).expect(200);
  await request(app).put(`${path}/${lab}`).send(body).expect(400);
  const list = await request(app).get(path);
  expect(list.body).toMatchObject([{ lab: 'waits', facts: facts.waits }]);
});
