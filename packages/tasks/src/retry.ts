import { beginOf, endOf, headerOf, type Call } from './call.ts';

/** When a client may try again, by the clock of the server and by that of the workspace. */
export type Retry = Readonly<Record<'due' | 'dueByDate', number>>;

const dateOf = ({ answer }: Call): number => Date.parse(headerOf(answer, 'Date') ?? '');

const millisecondsIn = (call: Call): number => {
  const wait = headerOf(call.answer, 'Retry-After') ?? '';
  return /^\d+$/.test(wait) ? Number(wait) * 1000 : Date.parse(wait) - dateOf(call);
};

/** What an answer says about the next try; false if it says nothing. */
export const retryIn = (call: Call): Retry | false => {
  const wait = millisecondsIn(call);
  if (Number.isNaN(wait)) return false;
  return { due: endOf(call) + wait, dueByDate: dateOf(call) + wait };
};

/** Both times are whole milliseconds. */
const rounding = 2;
/** Date has whole seconds. */
const dateTolerance = 2000;

/** Whether the workspace has a clock of its own, which a client can move instead of waiting. */
const hasOwnClock = (call: Call): boolean => Math.abs(dateOf(call) - endOf(call)) > dateTolerance;

/** Whether a call has waited as long as the answer before has said. */
export const hasWaited = (
  call: Call,
  { due, dueByDate }: Readonly<Record<string, unknown>>,
): boolean =>
  beginOf(call) >= Number(due) - rounding ||
  (hasOwnClock(call) && dateOf(call) >= Number(dueByDate));
