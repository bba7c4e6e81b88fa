import type { ElementRow } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { modal as rules } from '@sparring/rules/exercises/modal';

const appears = 'while the modal is open';

export const elements: readonly ElementRow[] = [
  { what: 'Opens the modal', role: 'button', name: 'Open Modal', testId: 'modal-open' },
  { what: 'The modal', role: 'dialog', name: 'This is a Modal Dialog', testId: 'modal', appears },
  { what: 'Closes the modal', role: 'button', name: 'Close', testId: 'modal-close', appears },
  { what: 'How it was closed', role: 'status', name: 'Closed by', testId: 'modal-outcome' },
];

export const firstTest: FirstTest = {
  title: 'a button closes the modal',
  steps: [{ click: 'modal-open' }, { click: 'modal-close' }],
  expects: { element: 'modal-outcome', text: 'the Close button' },
};
