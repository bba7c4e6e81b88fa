import { AsyncLocalStorage } from 'node:async_hooks';
import { createChoice } from './choose.ts';
import { watchConstant } from './constants.ts';
import { heldBack } from './early.ts';
import { collectNotes } from './notes.ts';

/** What the suite is doing while something is noted: a request, or a page that it has loaded. */
export const visit = new AsyncLocalStorage<string>();

const visits = new Map<number, string>();

/** The newest note of a defect says most of it: a difference follows the place where it is. */
export const visitsNoted = (): readonly (readonly [number: number, visit: string])[] => [...visits];

/** Notes of this process, and those that pages have sent. */
export const notes = collectNotes((number) => {
  const now = visit.getStore();
  if (now === undefined) visits.delete(number);
  else visits.set(number, now);
});

const early = heldBack(notes.note);

/** From now on, what is reached is reached by the suite. */
export const opened = early.open;

/** The program of an instance says it before it loads the API: never in the environment, which others can read. */
const { sparringChosen = [] } = globalThis as { sparringChosen?: readonly number[] };
const chosen = new Set(sparringChosen);

const choice = createChoice((number) => chosen.has(number), early.note, watchConstant);

export const { choose, reach, same, printed } = choice;
