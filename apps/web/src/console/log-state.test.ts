import { expect, test } from 'vitest';
import { emptyLog, logAfter, shownIn, type LogEvent } from './log-state.ts';
import { testRecord } from './test-record.ts';

const arrival = (id: number): LogEvent => ({ kind: 'request', request: { ...testRecord(), id } });

const idsAfter = (...events: readonly LogEvent[]) =>
  shownIn(events.reduce(logAfter, emptyLog)).map(({ id }) => id);

test('shows the newest request first', () => {
  expect(idsAfter(arrival(1), arrival(2))).toEqual([2, 1]);
});

test('shows a request once that the stream sends again', () => {
  expect(idsAfter(arrival(1), arrival(2), arrival(1))).toEqual([2, 1]);
});

test('shows the last 200 requests', () => {
  const ids = idsAfter(...Array.from({ length: 203 }, (_, at) => arrival(at + 1)));
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([200, 203, 4]);
});

test('shows no new request while it is paused, and all of them afterwards', () => {
  expect(idsAfter(arrival(1), { kind: 'pause' }, arrival(2))).toEqual([1]);
  expect(idsAfter(arrival(1), { kind: 'pause' }, arrival(2), { kind: 'resume' })).toEqual([2, 1]);
});

test('begins with an empty list that is not paused', () => {
  expect(idsAfter(arrival(1), { kind: 'pause' }, { kind: 'begin' }, arrival(2))).toEqual([2]);
});

test('shows nothing after it is cleared', () => {
  expect(idsAfter(arrival(1), { kind: 'clear' })).toEqual([]);
  expect(idsAfter(arrival(1), { kind: 'clear' }, arrival(2))).toEqual([2]);
});
