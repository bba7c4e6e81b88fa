import type { ClassEvent, ClassView, MemberRow } from '@sparring/contracts/desk/watch';
import { stateOrder } from '../words.ts';

export type Connection = 'connecting' | 'live' | 'lost';

export interface LiveState {
  readonly rows: ReadonlyMap<number, MemberRow>;
  readonly causes: ClassView['causes'];
  readonly unknown: ClassView['unknown'];
  readonly connection: Connection;
  /** The next event has everything, so what is shown is replaced by it. */
  readonly isNew: boolean;
  /** Nothing has arrived yet. */
  readonly isEmpty: boolean;
}

export type LiveChange =
  | { readonly kind: 'opened' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'event'; readonly event: ClassEvent };

export const nothingYet: LiveState = {
  rows: new Map(),
  causes: [],
  unknown: [],
  connection: 'connecting',
  isNew: true,
  isEmpty: true,
};

const rowsAfter = ({ rows, isNew }: LiveState, { members = [], gone = [] }: ClassEvent) => {
  if (members.length === 0 && gone.length === 0 && !isNew) return rows;
  const next = new Map(isNew ? [] : rows);
  for (const row of members) next.set(row.number, row);
  for (const number of gone) next.delete(number);
  return next;
};

export const liveAfter = (state: LiveState, change: LiveChange): LiveState => {
  if (change.kind === 'lost') return { ...state, connection: 'lost' };
  if (change.kind === 'opened') return { ...state, connection: 'live', isNew: true };
  const { event } = change;
  return {
    rows: rowsAfter(state, event),
    causes: event.causes ?? state.causes,
    unknown: event.unknown ?? state.unknown,
    connection: 'live',
    isNew: false,
    isEmpty: false,
  };
};

/** Those who need somebody first, then by number. */
export const inOrder = (rows: ReadonlyMap<number, MemberRow>): readonly MemberRow[] =>
  [...rows.values()].toSorted(
    (a, b) => stateOrder.indexOf(a.state) - stateOrder.indexOf(b.state) || a.number - b.number,
  );
