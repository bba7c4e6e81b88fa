import { expect, test } from 'vitest';
import { api } from '@sparring/contracts/api';
import { printEndpoint } from '../print-endpoint.ts';
import { draftIn, type Drafts, editDrafts, unedited } from './edit-drafts.ts';
import { findings } from './findings.ts';

const answer = {
  status: 201,
  statusText: 'Created',
  headers: [['etag', '"1"']] as const,
  body: '{ "id": "book-7" }',
  milliseconds: 5,
};
const { addBook, getBook, deleteBook } = api.books;
const printed = {
  addBook: printEndpoint('books', 'addBook', addBook),
  getBook: printEndpoint('books', 'getBook', getBook),
  deleteBook: printEndpoint('books', 'deleteBook', deleteBook),
  getItem: printEndpoint('items', 'getItem', api.items.getItem),
};
const idIn = (drafts: Drafts, id: keyof typeof printed) =>
  draftIn(drafts, printed[id]).fields.find(({ name }) => name === 'id')?.value;

test('finds the id and the ETag of an answer', () => {
  expect(findings(answer).map(({ what, value }) => [what, value])).toEqual([
    ['id', 'book-7'],
    ['ETag', '"1"'],
  ]);
});

test('finds a token and formats it as a bearer token', () => {
  expect(findings({ ...answer, headers: [], body: '{ "token": "abc" }' })).toMatchObject([
    { what: 'token', value: 'Bearer abc' },
  ]);
});

test.each(['', 'no JSON', 'null', '[]', '3', '{ "id": 3 }'])(
  'finds nothing in the body %j',
  (body) => {
    expect(findings({ ...answer, headers: [], body })).toEqual([]);
  },
);

test('fills a found id into every card of the same noun and of no other', () => {
  const { getBook: endpoint } = printed;
  const typing = { kind: 'field', endpoint, place: 'path', name: 'id', value: 'x' } as const;
  const typed = editDrafts(unedited, typing);
  const [finding] = findings(answer);
  const drafts = editDrafts(typed, { kind: 'use', endpoint: printed.addBook, finding: finding! });
  expect(idIn(drafts, 'getBook')).toBe('book-7');
  expect(idIn(drafts, 'deleteBook')).toBe('book-7');
  expect(idIn(drafts, 'getItem')).toBe('1');
});

test('goes back to the example', () => {
  const { getBook: endpoint } = printed;
  const typing = { kind: 'field', endpoint, place: 'path', name: 'id', value: 'x' } as const;
  const changed = editDrafts(unedited, typing);
  expect(idIn(changed, 'getBook')).toBe('x');
  const back = editDrafts(changed, { kind: 'example', endpoint });
  expect(idIn(back, 'getBook')).toBe(idIn(unedited, 'getBook'));
});
