import { expect, test } from 'vitest';
import { type Box, closed, offered, pressed } from './combobox.ts';

const options = ['Accra', 'Dakar', 'Jaipur'];
const open = (active?: number): Box => ({ text: '', isOpen: true, active });

test('spaces around the text do not count, and a text that no option contains offers nothing', () => {
  expect(offered(options, ' a ')).toEqual(options);
  expect(offered(options, 'zz')).toEqual([]);
});

test('Enter chooses nothing when no option is active or the list is closed', () => {
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
