import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: [
    "[page.getByText('Archive').first()],",
    "[page.locator('#ladder-label').getByLabel('Name').first(), 'Ada'],",
    "[page.getByRole('button', { name: 'Save' }).first()],",
    "[page.getByRole('button', { name: 'Delete' }).first()],",
    "[page.getByLabel('Filter').first(), 'France'],",
    "[page.getByRole('button', { name: 'Choose' }).first()],",
    "[page.getByRole('button', { name: '?' }).first()],",
    "[page.getByRole('button', { name: 'Renew' }).first()],",
  ],
  mends: {
    'Take `.last()` instead of `.first()`':
      'On some rungs the last element is the right one, on the others it is as wrong as the first.',
    'Take `.nth()` with the position that is right today':
      'The test passes until an element is added before it. Nothing in the line says what is meant.',
    'Leave `.first()` out, and say what tells the element from the others':
      'Playwright names every match as long as there are two; the role, the group, the row or the description leaves one.',
  },
  helps: 3,
};
