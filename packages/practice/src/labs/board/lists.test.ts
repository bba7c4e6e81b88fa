import { expect, test } from 'vitest';
import { type BoardAction, next, opened } from './lists.ts';

const start = { 'To do': ['Bell', 'Mat', 'Tape'], Doing: ['Stool'], Done: [] };
const wanted = { 'To do': ['Bell', 'Tape', 'Mat'], Doing: ['Stool'], Done: [] };
const move = (card: string, list: 'To do' | 'Doing' | 'Done', at = 0): BoardAction => ({
  kind: 'move',
  card,
  to: { list, at },
});
const after = (...actions: readonly BoardAction[]) => actions.reduce(next, opened(start, wanted));

test('a card is put before the other card at its place, also in its own list', () => {
  expect(after(move('Bell', 'Doing', 1)).lists.Doing).toEqual(['Stool', 'Bell']);
  expect(after(move('Bell', 'To do', 1)).lists['To do']).toEqual(['Mat', 'Bell', 'Tape']);
});

test('a full list still takes its own cards', () => {
  const board = after(move('Bell', 'Doing'), move('Stool', 'Doing'));
  expect(board.lists.Doing).toEqual(['Stool', 'Bell']);
  expect(board.refused).toBe(0);
});

test('a refused card is no move, so that Undo takes back the one before it', () => {
  const board = after(move('Bell', 'Doing'), move('Mat', 'Done'), { kind: 'undo' });
  expect(board.lists).toEqual(start);
  expect(board).toMatchObject({ refused: 1, undone: 1 });
});

test('only a move of a card that was right counts as undone', () => {
  const undo: BoardAction = { kind: 'undo' };
  expect(after(move('Mat', 'Doing'), undo).undone).toBe(0);
  expect(after(move('Bell', 'Doing'), undo).undone).toBe(1);
});

test('a card that is dropped where it was is no move', () => {
  expect(after(move('Mat', 'To do', 1)).before).toEqual([]);
});
