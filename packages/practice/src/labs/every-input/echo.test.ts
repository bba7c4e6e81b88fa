import { expect, test } from 'vitest';
import { createChance } from '../../chance.ts';
import { all, type Echo, inWords, refusalOf, verdictOf } from './echo.ts';
import { drawTasks } from './tasks.ts';

const tasks = drawTasks(createChance(1));
const asked = Object.fromEntries(
  Object.entries(tasks).flatMap(([name, { value }]) =>
    value === undefined ? [] : [[name, value]],
  ),
) as Echo;

test('every value as asked solves the lab, also by the picture', () => {
  const solved = { solved: true, text: 'Solved: every value is as asked.' };
  expect(verdictOf(tasks, asked, all)).toEqual(solved);
  expect(verdictOf(tasks, { ...asked, 'picture.x': '3', 'picture.y': '4' }, all)).toEqual(solved);
});

test('names each other value, also an empty one and one too many', () => {
  const { alarm: _, ...rest } = asked;
  const sent = { ...rest, customer: 'C-1', licence: '', newsletter: 'yes' };
  expect(verdictOf(tasks, sent, all)).toEqual({
    solved: false,
    text: 'Not as asked: Customer number is C-1, Alarm is not sent, Licence is empty, Newsletter is yes.',
  });
});

test('a refusal names the fields', () => {
  expect(refusalOf(['Name']).text).toBe('Not sent: Name is not valid.');
  expect(refusalOf(['Name', 'Phone'])).toEqual({
    solved: false,
    text: 'Not sent: Name, Phone are not valid.',
  });
});

test('tells an empty value from one that is not sent', () => {
  expect([undefined, '', '0'].map(inWords)).toEqual(['not sent', 'empty', '0']);
});
