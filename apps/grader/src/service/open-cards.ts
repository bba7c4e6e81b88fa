import { randomInt, randomUUID } from 'node:crypto';
import { drawFrom } from '../card/draw.ts';
import { drawNames } from '../card/names.ts';
import { Refusal } from '../grade/refusal.ts';
import { select } from '../grade/select.ts';
import type { Cards, CardOptions } from './cards.ts';
import { type CardFolder, type Kept, openFolder, readKept } from './kept.ts';
import { type CardParts, createLearnerCard, type KeptCard } from './learner-card.ts';
import { GraderProblem } from './problem.ts';
import { leastMissed } from './least-missed.ts';
import type { CardState } from './state.ts';

export interface CardsParts extends Omit<CardParts, 'admit'> {
  /** The folder in which cards are kept. */
  readonly folder: string;
  readonly mostKept: number;
  /** A number for the order of a card's runs. */
  readonly drawOrder: () => number;
  /** Of one address. */
  readonly mostOpen: number;
}

const isUnderWay = ({ phase }: CardState): boolean =>
  phase === 'waiting' || phase === 'sound' || phase === 'bouts';

/** A card that is drawn is kept for so long, also when nobody begins it. */
const promisedMs = 30 * 60_000;

const checkedSelection = (parts: CardsParts, options: CardOptions, seed: number): string => {
  try {
    return select(parts.book, options, seed).text;
  } catch (error) {
    if (error instanceof Refusal) throw new GraderProblem('invalid-input', error.message);
    throw error;
  }
};

const soon = { 'Retry-After': '30' };

const tooManyOfAddress = (most: number): GraderProblem =>
  new GraderProblem(
    'too-many-of-address',
    `Your IP address has ${most} cards that are new, in line or under way, which is the limit of this grader. End one, or try again in a while.`,
    soon,
  );

const tooMany = (): GraderProblem =>
  new GraderProblem(
    'too-many-cards',
    'This grader keeps no more cards, and all of them are new, in line or under way: try again in a while.',
    soon,
  );

const newState = (
  id: string,
  options: CardOptions,
  selection: string,
  created: Date,
): CardState => {
  const [drawn = ''] = drawNames(1, drawFrom(randomInt(2 ** 31)));
  return {
    id,
    name: options.name || drawn,
    command: '',
    suite: '',
    selection,
    created: created.toISOString(),
    phase: 'new',
    sound: [],
    bouts: { done: 0, of: 0 },
    found: [],
    alarms: [],
    notes: [],
  };
};

/** All cards of the grader, with those that it has kept. */
export const openCards = async (
  parts: CardsParts,
): Promise<Cards & { readonly close: () => Promise<void> }> => {
  const cards = new Map<string, KeptCard>();
  const states = () => [...cards.values()].map((card) => card.state());
  /** By the id of a card: who has drawn it, or goes on with it. After a restart nobody has drawn those that are known. */
  const owners = new Map<string, string>();

  const isOpen = (state: CardState): boolean =>
    isUnderWay(state) ||
    (state.phase === 'new' && Date.parse(state.created) > parts.now().getTime() - promisedMs);

  const refuseTooMany = (id: string, from: string): void => {
    const others = states().filter((one) => one.id !== id && owners.get(one.id) === from);
    if (others.filter(isOpen).length >= parts.mostOpen) throw tooManyOfAddress(parts.mostOpen);
  };

  const admit = (id: string, from: string): void => {
    refuseTooMany(id, from);
    owners.set(id, from);
  };

  const add = (kept: Kept, folder: CardFolder): KeptCard => {
    const card = createLearnerCard(kept, folder, { ...parts, admit });
    cards.set(kept.state.id, card);
    return card;
  };

  const drop = async (state: CardState | undefined): Promise<void> => {
    const card = state && cards.get(state.id);
    if (!card) return;
    cards.delete(state.id);
    owners.delete(state.id);
    await card.close();
    await (await openFolder(parts.folder, state.id)).remove();
  };

  const makeRoom = async (): Promise<void> => {
    const all = states();
    if (all.length < parts.mostKept) return;
    const closed = all.filter((state) => !isOpen(state));
    const least = leastMissed(closed, ({ id }) => owners.get(id));
    if (!least) throw tooMany();
    await drop(least);
  };

  const known = await readKept(parts.folder);
  for (const kept of known.toSorted((one, other) =>
    one.state.created.localeCompare(other.state.created),
  ))
    add(kept, await openFolder(parts.folder, kept.state.id));

  return {
    create: async (options, from) => {
      const seed = options.seed ?? randomInt(2 ** 31);
      const selection = checkedSelection(parts, options, seed);
      const id = randomUUID();
      refuseTooMany(id, from);
      await makeRoom();
      owners.set(id, from);
      const kept = {
        wish: options,
        seed,
        order: parts.drawOrder(),
        state: newState(id, options, selection, parts.now()),
      };
      const folder = await openFolder(parts.folder, id);
      await folder.keep(kept);
      return add(kept, folder);
    },
    find: (id) => cards.get(id),
    all: () => [...cards.values()].toReversed(),
    close: async () => {
      await Promise.all([...cards.values()].map((card) => card.close()));
    },
  };
};
