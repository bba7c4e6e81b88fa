import type { ElementRow } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { webTables as rules } from '@sparring/rules/exercises/web-tables';

export const elements: readonly ElementRow[] = [
  {
    what: 'The first name in the form',
    role: 'textbox',
    name: 'First Name',
    testId: 'user-first-name',
  },
  {
    what: 'The last name in the form',
    role: 'textbox',
    name: 'Last Name',
    testId: 'user-last-name',
  },
  { what: 'The email in the form', role: 'textbox', name: 'Email', testId: 'user-email' },
  { what: 'The age in the form', role: 'spinbutton', name: 'Age', testId: 'user-age' },
  { what: 'The salary in the form', role: 'spinbutton', name: 'Salary', testId: 'user-salary' },
  {
    what: 'The department in the form',
    role: 'textbox',
    name: 'Department',
    testId: 'user-department',
  },
  {
    what: 'Adds a user; its text is Update while a user is edited',
    role: 'button',
    name: 'Add',
    testId: 'user-save',
  },
  { what: 'The table', role: 'table', name: 'Users', testId: 'users' },
  {
    what: 'Loads a row into the form; each row has such a button',
    role: 'button',
    name: 'Edit user 1',
    testId: 'user-1-edit',
  },
  {
    what: 'Deletes a row; each row has such a button',
    role: 'button',
    name: 'Delete user 1',
    testId: 'user-1-delete',
  },
  {
    what: 'A cell; each field of each user has such a cell',
    role: 'cell',
    name: 'Mara',
    testId: 'user-1-first-name',
  },
  {
    what: 'What happened last',
    role: 'status',
    name: 'Last change',
    testId: 'users-last-change',
  },
];

export const firstTest: FirstTest = {
  title: 'a user is deleted',
  steps: [{ click: 'user-1-delete' }],
  expects: { element: 'users-last-change', text: 'Deleted user 1' },
};
