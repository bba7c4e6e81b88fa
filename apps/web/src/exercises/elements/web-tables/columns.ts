import type { UserFields } from './rules.ts';

interface Column {
  readonly key: keyof UserFields;
  readonly label: string;
  /** The column's part of an id: `user-first-name`, `user-1-first-name`. */
  readonly name: string;
  readonly type: 'text' | 'email' | 'number';
}

export const columns: readonly Column[] = [
  { key: 'firstName', label: 'First Name', name: 'first-name', type: 'text' },
  { key: 'lastName', label: 'Last Name', name: 'last-name', type: 'text' },
  { key: 'email', label: 'Email', name: 'email', type: 'email' },
  { key: 'age', label: 'Age', name: 'age', type: 'number' },
  { key: 'salary', label: 'Salary', name: 'salary', type: 'number' },
  { key: 'department', label: 'Department', name: 'department', type: 'text' },
];
