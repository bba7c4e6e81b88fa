import { expect, test } from 'vitest';
import { className } from './class-name.ts';

test('calls the classes of a page after its folder', () => {
  expect(className('value', '/web/src/exercises/slider/page.module.css')).toBe('slider-value');
});

test('calls the classes of a part after its file', () => {
  expect(className('plain', '/web/src/ui/button.module.css')).toBe('button-plain');
});

test('does not say the same word twice', () => {
  expect(className('button', '/web/src/ui/button.module.css')).toBe('button');
});
