import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** The outcomes of the first eight steps of seed 42, from Sparring's docs/chance.md. */
const documented = [500, 200, 200, 500, 500, 200, 200, 500];

test.beforeEach(async ({ api }) => {
  await rewind(api);
});

test('the same seed causes the documented failures every time', async ({ api }) => {
  expect(await outcomes(api)).toEqual(documented);
  await rewind(api);
  expect(await outcomes(api)).toEqual(documented);
});

test('the X-Chance header says how the answer was decided', async ({ api }) => {
  const answer = await api.get('testing/random500');
  expect(answer.headers()['x-chance']).toBe('seed=42; step=0; p=0.5; outcome=500');
  expect(await answer.json()).toMatchObject({ error: 'Random server error' });
});

test('a call that fails at first succeeds after a retry', async ({ api }) => {
  await expect(async () => {
    const answer = await api.get('testing/random500');
    expect(answer.status()).toBe(200);
  }).toPass({ intervals: [0] });
  expect(await (await api.get('workspace')).json()).toMatchObject({ step: 2 });
});

test('with chance set to never, no call fails', async ({ api }) => {
  await api.patch('workspace', { data: { chance: 'never' } });
  expect(await outcomes(api)).toEqual(Array(8).fill(200));
});

const rewind = async (api: APIRequestContext) => {
  await expect(await api.patch('workspace', { data: { seed: 42 } })).toBeOK();
};

const outcomes = async (api: APIRequestContext): Promise<number[]> => {
  const statuses: number[] = [];
  while (statuses.length < documented.length) {
    statuses.push((await api.get('testing/random500')).status());
  }
  return statuses;
};
