import { expect, test } from 'vitest';
import { api } from '@sparring/contracts/api';
import { draftOf, edited, requestOf } from './draft.ts';

const { books, auth, workspaces } = api;
const base = 'http://site/w/mine/v1/practice';

test('starts as the documented example', () => {
  const { url, headers, body } = requestOf(books.updateBook, draftOf(books.updateBook), base);
  expect(url).toBe(`${base}/books/${books.updateBook.example.params?.id}`);
  expect(headers).toEqual({ 'Content-Type': 'application/json' });
  expect(JSON.parse(body ?? '')).toEqual(books.updateBook.example.body);
});

test('leaves out a query parameter that is empty', () => {
  const draft = draftOf(books.listBooks);
  const emptied = draft.fields.reduce(
    (all, { place, name }) => edited(all, place, name, ''),
    draft,
  );
  expect(requestOf(books.listBooks, emptied, base).url).toBe(`${base}/books`);
});

test('sends the edited values, escaped', () => {
  const draft = edited(draftOf(books.getBook), 'path', 'id', 'a/b?c');
  expect(requestOf(books.getBook, draft, base).url).toBe(`${base}/books/a%2Fb%3Fc`);
});

test('sends a body unchanged, even when it is not JSON', () => {
  const draft = { ...draftOf(books.addBook), body: '{ "title": ' };
  expect(requestOf(books.addBook, draft, base).body).toBe('{ "title": ');
});

test('has a field for the token where the call needs one', () => {
  const draft = edited(draftOf(auth.showAccount), 'header', 'Authorization', 'Bearer abc');
  expect(requestOf(auth.showAccount, draft, base).headers).toEqual({ Authorization: 'Bearer abc' });
});

test('names the workspace only in the path', () => {
  const { headers } = requestOf(workspaces.getWorkspace, draftOf(workspaces.getWorkspace), base);
  expect(headers).not.toHaveProperty('X-Workspace');
});
