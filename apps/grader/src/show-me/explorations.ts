import { randomUUID } from 'node:crypto';
import type { CardDefect } from '../card/card.ts';
import type { Book } from '../book/book.ts';
import { Refusal } from '../grade/refusal.ts';
import { GraderProblem } from '../service/problem.ts';
import { hide, type HideOptions } from './hide.ts';
import { beginning, type Course } from './match.ts';
import { createStay, type Stay, type StayParts } from './stay.ts';

/** One search for an unknown defect by one explorer. */
export interface Exploration {
  readonly id: string;
  /** The address of the explorer. */
  readonly from: string;
  readonly options: HideOptions;
  /** Nothing when nothing is wrong. */
  readonly hidden: CardDefect | undefined;
  course: Course;
  stay: Stay;
}

/** What becomes of a course when the explorer says something; the rule is the one that is broken. */
export type Saying = (course: Course, broken: string | undefined) => Course;

export interface ExplorationsParts extends StayParts {
  readonly book: Book;
  /** How many of one address can be open or in line. */
  readonly mostOpen: number;
  /** How many are remembered; the oldest is forgotten first. */
  readonly mostKept: number;
}

const isOpen = ({ stay }: Exploration): boolean => stay.state().kind !== 'closed';

/** All explorations since the grader was started. */
export const createExplorations = (parts: ExplorationsParts) => {
  const all = new Map<string, Exploration>();

  const admit = (from: string): void => {
    const open = [...all.values()].filter((one) => one.from === from && isOpen(one));
    if (open.length < parts.mostOpen) return;
    throw new GraderProblem(
      'too-many-of-address',
      `${parts.mostOpen} people at your IP address explore or are in line, which is the limit of this grader. Close a search, or try again in a while.`,
      { 'Retry-After': '60' },
    );
  };

  const hidden = (options: HideOptions): CardDefect | undefined => {
    try {
      return hide(parts.book, options);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new GraderProblem(
        'invalid-input',
        'There is no such defect: choose another place or level.',
      );
    }
  };

  const stayWith = (defect: CardDefect | undefined, from: string): Stay =>
    createStay(parts, defect ? { defects: [defect.id] } : {}, from);

  const makeRoom = (): void => {
    for (const [id, one] of all) {
      if (all.size < parts.mostKept) return;
      if (!isOpen(one)) all.delete(id);
    }
    if (all.size < parts.mostKept) return;
    throw new GraderProblem(
      'too-many-cards',
      'As many people explore or are in line as this grader allows: try again in a while.',
      { 'Retry-After': '60' },
    );
  };

  return {
    create: (options: HideOptions, from: string): Exploration => {
      admit(from);
      const defect = hidden(options);
      makeRoom();
      const stay = stayWith(defect, from);
      const one = { id: randomUUID(), from, options, hidden: defect, course: beginning, stay };
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
      admit(one.from);
      one.stay = stayWith(one.hidden, one.from);
    },
    close: async (): Promise<void> => {
      await Promise.all(Array.from(all.values(), ({ stay }) => stay.stop()));
    },
  };
};

export type Explorations = ReturnType<typeof createExplorations>;
