import { type ElementRow, row } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { modal as rules } from '@sparring/rules/exercises/modal';

const appears = 'while the modal is open';

export const elements: readonly ElementRow[] = [
  row('Opens the modal', 'button', 'Open Modal', 'modal-open'),
  row('The modal', 'dialog', 'This is a Modal Dialog', 'modal', { appears }),
  row('Closes the modal', 'button', 'Close', 'modal-close', { appears }),
  row('How it was closed', 'status', 'Closed by', 'modal-outcome'),
];

export const firstTest: FirstTest = {
  title: 'a button closes the modal',
  steps: [{ click: 'modal-open' }, { click: 'modal-close' }],
  expects: { element: 'modal-outcome', text: 'the Close button' },
};
