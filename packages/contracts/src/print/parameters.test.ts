import { expect, test } from 'vitest';
import { api } from '../api.ts';
import { fieldsOf, parametersOf } from './parameters.ts';

const { books, behavior, auth, workspaces } = api;
const find = (rows: ReturnType<typeof parametersOf>, name: string) =>
  rows.find((row) => row.name === name);

test('reads the type, bounds and default of a query parameter from its schema', () => {
  expect(find(parametersOf(books.listBooks), 'limit')).toMatchObject({
    place: 'query',
    required: false,
    value: 'whole number from 1 to 100',
    byDefault: '10',
  });
});

test('names every allowed word', () => {
  expect(find(parametersOf(books.listBooks), 'order')).toMatchObject({
    value: 'asc or desc',
    choices: ['asc', 'desc'],
  });
});

test('knows that a path parameter is required', () => {
  expect(find(parametersOf(books.getBook), 'id')).toMatchObject({
    place: 'path',
    required: true,
    value: 'UUID',
  });
});

test('lists the fields of a body and which of them are required', () => {
  const rows = parametersOf(books.addBook).filter((row) => row.place === 'body');
  expect(find(rows, 'isbn')).toMatchObject({ required: true, value: 'text' });
  expect(find(rows, 'description')).toMatchObject({ required: false, byDefault: '""' });
});

test('shows a pattern that is short', () => {
  const name = find(parametersOf(workspaces.getWorkspace), 'X-Workspace');
  expect(name?.value).toBe('text like ^[A-Za-z0-9-]{3,64}$');
});

test('says that a field of a merge patch can be null', () => {
  expect(find(parametersOf(books.patchBook), 'description')?.value).toMatch(/ or null$/);
});

test('lists the headers that change the reply, and the token if it is required', () => {
  expect(find(parametersOf(books.updateBook), 'If-Match')).toMatchObject({
    place: 'header',
    value: 'text',
  });
  expect(find(parametersOf(auth.showAccount), 'Authorization')?.required).toBe(true);
});

test('has the bounds of a delay', () => {
  expect(find(parametersOf(behavior.answerLate), 'delay')?.value).toBe('number from 1 to 10');
});

test('lists the fields of an answer, and of the items of a list', () => {
  const one = fieldsOf(books.getBook.replies[200].body);
  expect(find(one, 'stock')?.value).toBe('whole number from 0 to 1000000');
  expect(fieldsOf(books.listBooks.replies[200].body)).toEqual(one);
});
