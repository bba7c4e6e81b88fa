import { expect, test } from 'vitest';
import { editDrafts, startingDrafts } from './edit-drafts.ts';
import { findings } from './findings.ts';

const answer = {
  status: 201,
  statusText: 'Created',
  headers: [['etag', '"1"']] as const,
  body: '{ "id": "book-7" }',
  milliseconds: 5,
};
const valueIn = (drafts: ReturnType<typeof startingDrafts>, id: string, name: string) =>
  drafts[id]?.fields.find((field) => field.name === name)?.value;

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
  const [finding] = findings(answer);
  const drafts = editDrafts(startingDrafts(), { kind: 'use', id: 'addBook', finding: finding! });
  expect(valueIn(drafts, 'getBook', 'id')).toBe('book-7');
  expect(valueIn(drafts, 'deleteBook', 'id')).toBe('book-7');
  expect(valueIn(drafts, 'getItem', 'id')).toBe('1');
});

test('goes back to the example', () => {
  const id = 'getBook';
  const start = startingDrafts();
  const changed = editDrafts(start, { kind: 'field', id, place: 'path', name: 'id', value: 'x' });
  expect(valueIn(changed, id, 'id')).toBe('x');
  expect(editDrafts(changed, { kind: 'example', id })).toEqual(start);
});
