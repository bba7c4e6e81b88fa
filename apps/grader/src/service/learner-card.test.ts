import { expect, onTestFinished, test } from 'vitest';
import { makeFolder } from '../../test/support/grading.ts';
import { testBook, testInstance } from '../../test/support/product.ts';
import type { Client } from './cards.ts';
import { openCards } from './open-cards.ts';
import { createPlaces } from './places.ts';
import { clientOf, goodSuite, openTestGrader } from '../../test/support/grader.ts';

const options = { only: [], levels: [], isFull: false, isBail: false, limit: 900 };

test('what a client was told after it had gone it is told when it asks again', async () => {
  const places = createPlaces([[0, 0]]);
  const stop = new AbortController().signal;
  const taken = await places.enter({ from: 'other', stop, moved: () => {} });
  const cards = await openCards({
    folder: await makeFolder(),
    book: testBook,
    places,
    startInstance: testInstance(),
    now: () => new Date(),
    timeoutMs: 30_000,
    silenceMs: 30_000,
    holdMs: 30_000,
    mostKept: 10,
    mostOpen: 10,
    drawOrder: () => 1,
    report: (error) => expect.unreachable(String(error)),
  });
  onTestFinished(() => cards.close());
  const card = await cards.create(options, 'me');
  const gone = new AbortController();
  const client = { host: '127.0.0.1', from: 'me', id: 'one', command: 'play', suite: 's' };
  const asked = card.next({ ...client, gone: gone.signal } satisfies Client);
  gone.abort();
  await asked;
  taken.leave();
  const { tell } = await card.next({ ...client, gone: stop });
  expect(tell[0]).toBe('Line       place 1');
});

test('the end of a card that ended early names no option that the grader does not have', async () => {
  const { address } = await openTestGrader();
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
