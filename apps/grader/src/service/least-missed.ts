import type { CardState } from './state.ts';

/**
 * The card that goes when there is no room, of cards in the order in which they were drawn: one without numbers before
 * all others, and then the oldest of the address that has most of them, so that nobody can push out what others have.
 */
export const leastMissed = (
  cards: readonly CardState[],
  ownerOf: (card: CardState) => string | undefined,
): CardState | undefined => {
  const without = cards.filter(({ numbers }) => numbers === undefined);
  const ofOwners = [...Map.groupBy(without.length > 0 ? without : cards, ownerOf).values()];
  const most = Math.max(...ofOwners.map(({ length }) => length));
  return ofOwners.find(({ length }) => length === most)?.[0];
};
