import { expect, test } from 'vitest';
import { type Box, closed, offered, pressed } from './combobox.ts';

const options = ['Accra', 'Dakar', 'Jaipur'];
const open = (active?: number): Box => ({ text: '', isOpen: true, active });

test('offers what contains the text, in upper or lower case', () => {
  expect(offered(options, 'AK')).toEqual(['Dakar']);
  expect(offered(options, ' a ')).toEqual(options);
  expect(offered(options, 'zz')).toEqual([]);
});

test.each([
  ['ArrowDown', closed(''), 0],
  ['ArrowUp', closed(''), 2],
  ['ArrowDown', open(0), 1],
  ['ArrowDown', open(2), 0],
  ['ArrowUp', open(0), 2],
] as const)('%s from %j makes option %d active', (key, box, active) => {
  expect(pressed(key, box, options)).toEqual({ box: { text: '', isOpen: true, active } });
});

test('Enter chooses the active option, and nothing when there is none', () => {
  expect(pressed('Enter', open(1), options)).toEqual({ choice: 'Dakar' });
  expect(pressed('Enter', open(), options)).toBeUndefined();
  expect(pressed('Enter', { text: '', isOpen: false, active: 1 }, options)).toBeUndefined();
});

test('Escape closes an open list and keeps the text', () => {
  const box = { text: 'Da', isOpen: true, active: 1 };
  expect(pressed('Escape', box, options)).toEqual({ box: closed('Da') });
  expect(pressed('Escape', closed('Da'), options)).toBeUndefined();
});

test('an empty list has no active option', () => {
  expect(pressed('ArrowDown', open(), [])).toEqual({ box: open() });
});
