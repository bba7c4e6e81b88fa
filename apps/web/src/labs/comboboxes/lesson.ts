import type { Dial } from '../../practice/dial.ts';
import { type ElementRow, row } from '../../practice/lesson.ts';
import type { LabAnswer } from '../lab.ts';

export { comboboxes as rules } from '@sparring/rules/labs/comboboxes';

export const dials: readonly Dial[] = [];

export const task = [
  'In each of the four fields, choose the city that its hint names. **Visited** asks for two.',
  '**Home** is a field with a datalist: type the whole city.',
  '**Hotel** ignores letters: choose its city with the arrow keys or the mouse.',
  'Assert that the lists are closed again: `aria-expanded` is `false` on **Travel**, **Visited** and **Hotel**.',
  'Press **Check**, and assert that the verdict says “Solved”.',
  'Do it once with the mouse, typing only into **Home**, and once with the keyboard alone. The verdict does not tell the two apart.',
];

export const elements: readonly ElementRow[] = [
  row('A native field with a datalist', 'combobox', 'Home', 'combo-home'),
  row('A field with a list', 'combobox', 'Travel', 'combo-travel'),
  row('The list of Travel', 'listbox', 'Cities for Travel', 'combo-travel-list', {
    appears: 'while it is open',
  }),
  row('A field whose choices become chips', 'combobox', 'Visited', 'combo-visited'),
  row('The list of Visited', 'listbox', 'Cities for Visited', 'combo-visited-list', {
    appears: 'while it is open',
  }),
  row('The chips', 'list', 'Chips', 'combo-chips', { appears: 'after a choice' }),
  row('A button with a list', 'combobox', 'Hotel', 'combo-hotel'),
  row('The list of Hotel', 'listbox', 'Cities for Hotel', 'combo-hotel-list', {
    appears: 'while it is open',
  }),
  row('Checks the choices', 'button', 'Check', 'combo-check'),
  row('The verdict', 'status', 'Verdict', 'combo-verdict'),
];

export const hints = [
  'Look at the four fields in DevTools. Which tag does each one have, and where are its options before you open it?',
  'The browser draws the list of a datalist, so no tool sees it: type the whole city. The other lists are in the page while they are open.',
  'Type or click, wait for the option, and click it. Or move to it with the arrow keys, and press Enter.',
];

export const answer: LabAnswer = {
  why: 'The naive test treats **Hotel** as a native select, because it looks like one. It is a button with a list, and its options are not in the page until you open it.',
  fails: {
    playwright: /not a <select> element/,
    selenium: /Select only works on <select> elements/,
  },
};
