import { expect, test } from 'vitest';
import { newWorkspace } from './test-client.ts';

interface Verdict {
  readonly lab: string;
  readonly solved: boolean;
  readonly text: string;
}

const path = '/workspace/labs';
const right = { solved: true, text: 'Waited.' };
const wrong = { solved: false, text: 'Slept.' };

test('lists the last verdict of each lab, the newest first [VERDICT-01]', async () => {
  const { send, get } = newWorkspace();
  for (const [lab, body] of Object.entries({ waits: wrong, frames: right }))
    expect((await send('PUT', `${path}/${lab}`, { body })).status).toBe(200);
  await send('PUT', `${path}/waits`, { body: right });
  expect((await get<Verdict[]>(path)).body).toMatchObject([
    { lab: 'waits', ...right },
    { lab: 'frames', ...right },
  ]);
});

test('keeps the verdicts of a workspace for itself, until they are cleared or it is reset [VERDICT-02]', async () => {
  const [mine, theirs] = [newWorkspace(), newWorkspace()];
  for (const { send } of [mine, theirs]) await send('PUT', `${path}/waits`, { body: right });
  await mine.send('DELETE', path);
  expect((await mine.get(path)).body).toEqual([]);
  expect((await theirs.get(path)).body).toHaveLength(1);
  await theirs.send('POST', '/workspace/reset');
  expect((await theirs.get(path)).body).toEqual([]);
});

test('keeps the verdicts of 100 labs [VERDICT-03]', async () => {
  const { send, get } = newWorkspace();
  const solve = (at: number) => send('PUT', `${path}/lab-${at}`, { body: right });
  await solve(0);
  await Promise.all(Array.from({ length: 100 }, (_, at) => solve(at + 1)));
  const labs = (await get<Verdict[]>(path)).body.map(({ lab }) => lab);
  expect(labs).toHaveLength(100);
  expect(labs).not.toContain('lab-0');
});
