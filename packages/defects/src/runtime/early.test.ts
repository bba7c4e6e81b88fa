import { expect, test } from 'vitest';
import { heldBack } from './early.ts';

const held = () => {
  const notes: string[] = [];
  return { notes, ...heldBack((number, difference) => void notes.push(`${number} ${difference}`)) };
};

test('nobody has reached what is noted while the program is loaded', () => {
  const { note, open, notes } = held();
  note(1, 'seen');
  open();
  note(2, 'none');
  expect(notes).toEqual(['2 none']);
});

test('what differed while the program was loaded may differ where somebody comes to the same place', () => {
  const { note, open, notes } = held();
  note(1, 'seen');
  note(1, 'none');
  open();
  note(1, 'none');
  expect(notes).toEqual(['1 maybe']);
});

test('a difference that is seen later is seen', () => {
  const { note, open, notes } = held();
  note(1, 'maybe');
  open();
  note(1, 'seen');
  expect(notes).toEqual(['1 seen']);
});
