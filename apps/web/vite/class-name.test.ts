import { expect, test } from 'vitest';
import { className } from './class-name.ts';

test('names the classes of a page after its folder', () => {
  expect(className('value', '/web/src/exercises/slider/page.module.css')).toBe('slider-value');
});

test('names the classes of a component after its file', () => {
  expect(className('plain', '/web/src/ui/button.module.css')).toBe('button-plain');
});

test('does not repeat a word in a name', () => {
  expect(className('button', '/web/src/ui/button.module.css')).toBe('button');
});
