import { millisecondsOf } from '@sparring/contracts/own-clock';
import { beginOf, endOf, headerOf, membersOf, type Call } from './call.ts';

/** When a client may try again: by the clock of the server, without what the client has moved that of the workspace, and by that of the workspace. */
export type Retry = Readonly<Record<'due' | 'dueUnmoved' | 'dueByDate', number>>;

/** The time in the workspace, in whole seconds. */
export const dateOf = ({ answer }: Call): number => Date.parse(headerOf(answer, 'Date') ?? '');

const millisecondsIn = (call: Call): number => {
  const wait = headerOf(call.answer, 'Retry-After') ?? '';
  return /^\d+$/.test(wait) ? Number(wait) * 1000 : Date.parse(wait) - dateOf(call);
};

/** What an answer says about the next try; false if it says nothing. */
export const retryIn = (call: Call): Retry | false => {
  const wait = millisecondsIn(call);
  if (Number.isNaN(wait)) return false;
  const due = endOf(call) + wait;
  return { due, dueUnmoved: due, dueByDate: dateOf(call) + wait };
};

/** What a call sets the clock of its workspace to, and what it then adds; undefined if it leaves the clock alone. */
export const clockMove = ({
  endpoint,
  status,
  request,
}: Call): { readonly now: number | undefined; readonly advance: number } | undefined => {
  const { now, advance } = membersOf(request);
  if (
    endpoint !== 'changeWorkspace' ||
    status !== 200 ||
    (now === undefined && advance === undefined)
  )
    return undefined;
  return {
    now: now === undefined ? undefined : Date.parse(typeof now === 'string' ? now : ''),
    advance: typeof advance === 'string' ? millisecondsOf(advance) : 0,
  };
};

const second = 1000;

/** The same as before if a call moves no clock. A client can move the clock of the workspace instead of waiting. */
export const retryAfterMove = <Told extends Partial<Retry>>(told: Told, call: Call): Told => {
  const move = clockMove(call);
  if (!move || told.due === undefined) return told;
  if (move.now === undefined) return { ...told, due: told.due - move.advance };
  /* Date has whole seconds, so the time of the refusal can have been nearly a second later. */
  const isPast = move.now + move.advance >= told.dueByDate! + second;
  return { ...told, due: isPast ? beginOf(call) : told.dueUnmoved };
};

/** Both times are whole milliseconds. */
const rounding = 2;

/** Whether a call has waited as long as the answer before has said. */
export const hasWaited = (call: Call, { due }: Readonly<Record<string, unknown>>): boolean =>
  beginOf(call) >= Number(due) - rounding;
