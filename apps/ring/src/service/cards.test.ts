import { expect, test } from 'vitest';
import { clientOf, goodSuite, openTestRing } from './test-ring.ts';

test('a card is graded by the results that come over HTTP', async () => {
  const { address } = await openTestRing();
  const client = clientOf(address);
  const card = await client.draw({ name: 'ada' });
  const end = await client.play(card, goodSuite);
  expect(end).toMatchObject({ do: 'done', exit: 0, score: 75, report: `/cards/${card}/report` });
  const state = await client.state(card);
  expect(state).toMatchObject({
    name: 'ada',
    phase: 'complete',
    suite: 's',
    command: 'play',
    bouts: { done: 7, of: 7 },
    numbers: { found: { part: 3, of: 4 }, calm: { part: 4, of: 4 } },
  });
  const report = await (await fetch(address + `/cards/${card}/report`)).text();
  expect(report).toContain('3 of 4 defects found');
});
