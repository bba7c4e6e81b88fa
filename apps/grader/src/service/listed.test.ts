import { expect, test } from 'vitest';
import { cardsSince } from '@sparring/api/tasks/grader';
import { clientOf, goodSuite, openTestGrader } from '../../test/support/grader.ts';

const key = 'a key of the teacher';

test('the table tells the teacher whose card it is and what it found by area, and nobody else', async () => {
  const { address } = await openTestGrader({ variables: { GRADER_KEY: key } });
  const client = clientOf(address);
  const card = await client.draw({ as: 'K7Q2-9xwm-spec-1', full: true });
  await client.draw({ name: 'not begun' });
  await client.play(card, goodSuite);
  const table = async (query = '') =>
    (
      await fetch(`${address}/cards${query}`, { headers: { authorization: `Bearer ${key}` } })
    ).text();
  const [listed, ...others] = JSON.parse(await table('?since=2026-01-01T00:00:00Z'));
  expect(others).toEqual([]);
  expect(listed).toMatchObject({
    id: card,
    as: 'k7q2-9xwm',
    full: true,
    numbers: { isWhole: true, byArea: { door: { part: 1, of: 1 } } },
  });
  const { baselines, byTechnique } = listed.numbers;
  expect(baselines.part).toBe(baselines.of);
  expect(Object.keys(byTechnique)).not.toEqual([]);
  expect(await table('?since=2999-01-01T00:00:00Z')).toBe('[]');
  for (const shown of ['', '/report', '/events'])
    expect(await (await fetch(`${address}/cards/${card}${shown}`)).text()).not.toContain('k7q2');
});

test('the API reads whose card it is and what it found', async () => {
  const { address } = await openTestGrader({ variables: { GRADER_KEY: key } });
  const client = clientOf(address);
  await client.play(await client.draw({ name: 'of nobody' }), goodSuite);
  const card = await client.draw({ as: 'k7q2-9xwm' });
  await client.play(card, goodSuite);
  const cards = await cardsSince({ url: address, key }, 0, new AbortController().signal);
  expect(cards).toMatchObject([
    {
      as: 'k7q2-9xwm',
      facts: {
        id: card,
        isComplete: true,
        isFull: false,
        found: 3,
        byArea: { door: { found: 1, of: 1 } },
        changes: { survived: 4, of: 4 },
      },
    },
  ]);
  const { runs, green } = cards[0]!.facts.baselines;
  expect([runs >= 2, green]).toEqual([true, runs]);
});
