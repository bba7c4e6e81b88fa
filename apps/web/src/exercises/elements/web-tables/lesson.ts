import { type ElementRow, row } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { webTables as rules } from '@sparring/rules/exercises/web-tables';

export const elements: readonly ElementRow[] = [
  row('The first name in the form', 'textbox', 'First Name', 'user-first-name'),
  row('The last name in the form', 'textbox', 'Last Name', 'user-last-name'),
  row('The email in the form', 'textbox', 'Email', 'user-email'),
  row('The age in the form', 'spinbutton', 'Age', 'user-age'),
  row('The salary in the form', 'spinbutton', 'Salary', 'user-salary'),
  row('The department in the form', 'textbox', 'Department', 'user-department'),
  row('Adds a user; its text is Update while a user is edited', 'button', 'Add', 'user-save'),
  row('The table', 'table', 'Users', 'users'),
  row(
    'Loads a row into the form; each row has such a button',
    'button',
    'Edit user 1',
    'user-1-edit',
  ),
  row('Deletes a row; each row has such a button', 'button', 'Delete user 1', 'user-1-delete'),
  row('A cell; each field of each user has such a cell', 'cell', 'Mara', 'user-1-first-name'),
  row('What happened last', 'status', 'Last change', 'users-last-change'),
];

export const firstTest: FirstTest = {
  title: 'a user is deleted',
  steps: [{ click: 'user-1-delete' }],
  expects: { element: 'users-last-change', text: 'Deleted user 1' },
};
