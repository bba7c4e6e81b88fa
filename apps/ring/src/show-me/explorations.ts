import { randomUUID } from 'node:crypto';
import type { CardDefect } from '../card/card.ts';
import type { Book } from '../grade/book.ts';
import { Refusal } from '../grade/refusal.ts';
import { RingProblem } from '../service/problem.ts';
import { hide, type HideWish } from './hide.ts';
import { beginning, type Course } from './match.ts';
import { createStay, type Stay, type StayParts } from './stay.ts';

/** One search for an unknown defect by one explorer. */
export interface Exploration {
  readonly id: string;
  readonly wish: HideWish;
  /** Nothing when nothing is wrong. */
  readonly hidden: CardDefect | undefined;
  course: Course;
  stay: Stay;
}

/** What becomes of a course when the explorer says something; the rule is the one that is broken. */
export type Saying = (course: Course, broken: string | undefined) => Course;

export interface ExplorationsParts extends StayParts {
  readonly book: Book;
  /** How many can be open or in line. */
  readonly mostOpen: number;
  /** How many are remembered; the oldest is forgotten first. */
  readonly mostKept: number;
}

const isOpen = ({ stay }: Exploration): boolean => stay.state().kind !== 'closed';

/** All explorations since the ring was started. */
export const createExplorations = (parts: ExplorationsParts) => {
  const all = new Map<string, Exploration>();

  const checkRoom = (): void => {
    if ([...all.values()].filter(isOpen).length < parts.mostOpen) return;
    throw new RingProblem(
      'too-many-cards',
      'As many people explore or are in line as this ring allows: try again in a while.',
      { 'Retry-After': '60' },
    );
  };

  const hidden = (wish: HideWish): CardDefect | undefined => {
    try {
      return hide(parts.book, wish);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new RingProblem('invalid-input', 'There is no such defect: choose another level.');
    }
  };

  const stayWith = (defect: CardDefect | undefined, { seed }: HideWish): Stay =>
    createStay(parts, { seed, ...(defect && { defect: defect.id }) });

  const forget = (): void => {
    for (const [id, one] of all) {
      if (all.size < parts.mostKept) return;
      if (!isOpen(one)) all.delete(id);
    }
  };

  return {
    create: (wish: HideWish): Exploration => {
      checkRoom();
      const defect = hidden(wish);
      forget();
      const stay = stayWith(defect, wish);
      const one = { id: randomUUID(), wish, hidden: defect, course: beginning, stay };
      all.set(one.id, one);
      return one;
    },
    find: (id: string): Exploration | undefined => all.get(id),
    /** Takes in what the explorer says. */
    say: (one: Exploration, next: Saying): void => {
      one.course = next(one.course, one.hidden?.rule);
    },
    /** The same once more, for whoever needs more time. */
    reopen: (one: Exploration): void => {
      if (isOpen(one)) return;
      checkRoom();
      one.stay = stayWith(one.hidden, one.wish);
    },
    close: async (): Promise<void> => {
      await Promise.all(Array.from(all.values(), ({ stay }) => stay.stop()));
    },
  };
};

export type Explorations = ReturnType<typeof createExplorations>;
