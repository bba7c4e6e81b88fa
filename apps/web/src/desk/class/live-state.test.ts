import { type MemberRow, memberStates } from '@sparring/contracts/desk/watch';
import { expect, test } from 'vitest';
import { stateOrder } from '../words.ts';
import { inOrder, liveAfter, type LiveChange, nothingYet } from './live-state.ts';

const row = (number: number, state: MemberRow['state'] = 'working'): MemberRow => ({
  number,
  name: `Member ${number}`,
  state,
  hand_at: null,
  last: null,
  cause: null,
  repeats: 0,
  since: null,
  calls: 0,
  refused: 0,
  tool: null,
  done: [],
});

const after = (...changes: readonly LiveChange[]) => changes.reduce(liveAfter, nothingYet);
const everything = (...members: readonly MemberRow[]): LiveChange => ({
  kind: 'event',
  event: { members: [...members], causes: [], unknown: [] },
});

test('the desk orders the states as the API does', () => {
  expect(stateOrder).toEqual(memberStates);
});

test('a raised hand comes first, and equal states come by number', () => {
  const { rows } = after(everything(row(3), row(1), row(2, 'hand'), row(4, 'lost')));
  expect(inOrder(rows).map(({ number }) => number)).toEqual([2, 4, 1, 3]);
});

test('a later event changes its rows and leaves the others as they are', () => {
  const before = after(everything(row(1), row(2)));
  const { rows } = liveAfter(before, { kind: 'event', event: { members: [row(2, 'hand')] } });
  expect(rows.get(1)).toBe(before.rows.get(1));
  expect(rows.get(2)?.state).toBe('hand');
});

test('a removed member goes', () => {
  const { rows } = after(everything(row(1), row(2)), { kind: 'event', event: { gone: [1] } });
  expect([...rows.keys()]).toEqual([2]);
});

test('an event without rows keeps the same rows', () => {
  const before = after(everything(row(1)));
  expect(liveAfter(before, { kind: 'event', event: { causes: [] } }).rows).toBe(before.rows);
});

test('after a reconnect, who is not in the first event is no longer shown', () => {
  const { rows, connection } = after(
    everything(row(1), row(2)),
    { kind: 'lost' },
    { kind: 'opened' },
    everything(row(2)),
  );
  expect([...rows.keys()]).toEqual([2]);
  expect(connection).toBe('live');
});

test('a lost connection keeps what is shown', () => {
  const { rows, connection } = after(everything(row(1)), { kind: 'lost' });
  expect(rows.size).toBe(1);
  expect(connection).toBe('lost');
});
