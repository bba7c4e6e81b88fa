import { expect, test } from 'vitest';
import { clientOf, goodSuite, openTestRing } from './test-ring.ts';

test('the end of a card that ended early names no option that the ring does not have', async () => {
  const { address } = await openTestRing();
  const client = clientOf(address);
  const card = await client.draw();
  await client.play(card, goodSuite, 3);
  await client.turn(card);
  await client.end(card);
  const { tell } = await client.next(card);
  expect(tell.find((line) => line.startsWith('Ended'))).toMatch(
    /^Ended {6}early: \d defects? had no run$/,
  );
});
