import type { UserFields } from './rules.ts';

interface Column {
  readonly key: keyof UserFields;
  readonly label: string;
  /** The column's part of an id: `user-first-name`, `user-1-first-name`. */
  readonly token: string;
  readonly type: 'text' | 'email' | 'number';
}

export const columns: readonly Column[] = [
  { key: 'firstName', label: 'First name', token: 'first-name', type: 'text' },
  { key: 'lastName', label: 'Last name', token: 'last-name', type: 'text' },
  { key: 'email', label: 'Email', token: 'email', type: 'email' },
  { key: 'age', label: 'Age', token: 'age', type: 'number' },
  { key: 'salary', label: 'Salary', token: 'salary', type: 'number' },
  { key: 'department', label: 'Department', token: 'department', type: 'text' },
];
