import { expect, test } from 'vitest';
import type { CardFacts } from './card.ts';
import { gradedTasks } from './catalog.ts';
import { cardSteps, isProven } from './proof.ts';

/** Complete, green and without a false alarm, but it found nothing beyond lists. */
const weakCard: CardFacts = {
  id: 'a',
  isComplete: true,
  baselines: { runs: 3, green: 3 },
  found: 1,
  byArea: { lists: { found: 1, of: 4 } },
  byTechnique: { pairwise: { found: 1, of: 4 } },
  changes: { survived: 4, of: 4 },
  isFull: false,
};

const doneWith = (card: CardFacts) =>
  Object.fromEntries(
    gradedTasks.map(({ id, proof }) => [
      id,
      cardSteps(proof, card).filter(({ done }) => done).length,
    ]),
  );

test('a card is no progress of a task of which it has nothing', () => {
  expect(doneWith(weakCard)).toEqual({
    'first-card': 2,
    'gate-basics': 2,
    'gate-resilience': 0,
    'gate-shop': 0,
    boundaries: 0,
    calm: 0,
  });
});

test('a card that has something of each task is progress of all of them', () => {
  const some = { found: 1, of: 4 };
  const byArea = { writing: some, faults: some, cart: some };
  const card = { ...weakCard, byArea, byTechnique: { boundaries: some }, isFull: true };
  expect(doneWith(card)).toEqual({
    'first-card': 2,
    'gate-basics': 2,
    'gate-resilience': 2,
    'gate-shop': 2,
    boundaries: 1,
    calm: 3,
  });
});

test('only a card that has found what a gate asks for opens it', () => {
  const { proof } = gradedTasks.find(({ id }) => id === 'gate-basics')!;
  const byArea = { lists: { found: 1, of: 4 }, writing: { found: 2, of: 4 } };
  expect(isProven(cardSteps(proof, { ...weakCard, byArea }))).toBe(true);
  expect(isProven(cardSteps(proof, weakCard))).toBe(false);
});
