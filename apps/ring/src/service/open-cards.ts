import { randomInt, randomUUID } from 'node:crypto';
import { drawFrom } from '../card/draw.ts';
import { drawNames } from '../card/names.ts';
import { Refusal } from '../grade/refusal.ts';
import { select } from '../grade/select.ts';
import type { Cards, CardWish } from './cards.ts';
import { type Kept, openFolder, readKept } from './kept.ts';
import { type CardParts, createLearnerCard, type KeptCard } from './learner-card.ts';
import { RingProblem } from './problem.ts';
import type { CardState } from './state.ts';

export interface CardsParts extends Omit<CardParts, 'hasRoom'> {
  /** The folder in which cards are kept. */
  readonly folder: string;
  readonly mostKept: number;
  readonly mostOpen: number;
}

const isUnderWay = ({ phase }: CardState): boolean =>
  phase === 'waiting' || phase === 'sound' || phase === 'bouts';

const checkedSelection = (parts: CardsParts, wish: CardWish, seed: number): string => {
  try {
    return select(parts.book, wish, seed).text;
  } catch (error) {
    if (error instanceof Refusal) throw new RingProblem('invalid-input', error.message);
    throw error;
  }
};

/** All cards of the ring, with those that it has kept. */
export const openCards = async (
  parts: CardsParts,
): Promise<Cards & { readonly close: () => Promise<void> }> => {
  const cards = new Map<string, KeptCard>();
  const states = () => [...cards.values()].map((card) => card.state());
  const hasRoom = () => states().filter(isUnderWay).length < parts.mostOpen;

  const add = async (kept: Kept): Promise<KeptCard> => {
    const { id } = kept.state;
    const card = createLearnerCard(kept, await openFolder(parts.folder, id), { ...parts, hasRoom });
    cards.set(id, card);
    return card;
  };

  const drop = async (state: CardState | undefined): Promise<void> => {
    const card = state && cards.get(state.id);
    if (!card) return;
    cards.delete(state.id);
    await card.remove();
  };

  /** Cards that nobody has begun cannot drive out those that have numbers. */
  const makeRoom = async (): Promise<void> => {
    const all = states();
    const fresh = all.filter(({ phase }) => phase === 'new');
    if (fresh.length >= parts.mostOpen) await drop(fresh[0]);
    else if (all.length >= parts.mostKept) {
      const oldest = all.find((state) => !isUnderWay(state));
      if (!oldest)
        throw new RingProblem(
          'too-many-cards',
          'This ring keeps no more cards, and all of them are under way: try again in a while.',
          { 'Retry-After': '30' },
        );
      await drop(oldest);
    }
  };

  const known = await readKept(parts.folder);
  for (const kept of known.toSorted((one, other) =>
    one.state.created.localeCompare(other.state.created),
  ))
    await add(kept);

  return {
    create: async (wish) => {
      const seed = wish.seed ?? randomInt(2 ** 31);
      const selection = checkedSelection(parts, wish, seed);
      await makeRoom();
      const [drawn = ''] = drawNames(1, drawFrom(randomInt(2 ** 31)));
      const state: CardState = {
        id: randomUUID(),
        name: wish.name || drawn,
        command: '',
        suite: '',
        selection,
        created: parts.now().toISOString(),
        phase: 'new',
        sound: [],
        bouts: { done: 0, of: 0 },
        found: [],
        alarms: [],
        notes: [],
      };
      const card = await add({ wish, seed, state });
      await card.keep();
      return card;
    },
    find: (id) => cards.get(id),
    all: () => states().toReversed(),
    close: async () => {
      await Promise.all([...cards.values()].map((card) => card.close()));
    },
  };
};
