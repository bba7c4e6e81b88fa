import { expect, test } from 'vitest';
import { exampleBook } from '@sparring/contracts/book-endpoints';
import type { JsonPatch } from '@sparring/contracts/book-labs/patch-endpoints';
import { HttpProblem } from '../problem/refusal.ts';
import { patched } from './json-patch.ts';

const { id: _id, created_at: _created, updated_at: _updated, ...fields } = exampleBook;
const refusalOf = (...patch: JsonPatch): HttpProblem => {
  try {
    patched(exampleBook, patch);
  } catch (error) {
    if (error instanceof HttpProblem) return error;
  }
  throw new Error('The patch was not refused.');
};

test.each<[JsonPatch[number], object]>([
  [{ op: 'add', path: '/stock', value: 3 }, { stock: 3 }],
  [{ op: 'replace', path: '/title', value: 'Other' }, { title: 'Other' }],
  [{ op: 'remove', path: '/description' }, { description: '' }],
  [{ op: 'copy', from: '/author', path: '/title' }, { title: exampleBook.author }],
  [
    { op: 'move', from: '/description', path: '/title' },
    { title: exampleBook.description, description: '' },
  ],
  [{ op: 'test', path: '/price', value: 29.99 }, {}],
  [{ op: 'test', path: '', value: { ...exampleBook } }, {}],
  [{ op: 'replace', path: '', value: { ...exampleBook, stock: 0 } }, { stock: 0 }],
])('%j changes %j', (operation, change) => {
  expect(patched(exampleBook, [operation])).toEqual({ ...fields, ...change });
});

test('each operation works on the result of the one before', () => {
  const patch: JsonPatch = [
    { op: 'add', path: '/note', value: { a: [1] } },
    { op: 'add', path: '/note/a/-', value: 2 },
    { op: 'test', path: '/note/a', value: [1, 2] },
    { op: 'copy', from: '/note/a/1', path: '/stock' },
    { op: 'remove', path: '/note' },
  ];
  expect(patched(exampleBook, patch)).toEqual({ ...fields, stock: 2 });
});

test.each<[string, JsonPatch]>([
  ['/0', [{ op: 'test', path: '/price', value: 30 }]],
  ['/0', [{ op: 'test', path: '/stock', value: '12' }]],
  [
    '/1',
    [
      { op: 'test', path: '/stock', value: 12 },
      { op: 'remove', path: '/publisher' },
    ],
  ],
  ['/0', [{ op: 'replace', path: '/a/b', value: 1 }]],
  ['/0', [{ op: 'move', from: '/nothing', path: '/title' }]],
  ['/0', [{ op: 'remove', path: '/__proto__' }]],
  ['/0', [{ op: 'remove', path: '/toString' }]],
  ['/0', [{ op: 'copy', from: '/valueOf', path: '/title' }]],
  ['/0', [{ op: 'add', path: '/title/0', value: 'x' }]],
  [
    '/1',
    [
      { op: 'add', path: '/list', value: [] },
      { op: 'add', path: '/list/1', value: 1 },
    ],
  ],
  [
    '/1',
    [
      { op: 'add', path: '/list', value: [] },
      { op: 'replace', path: '/list/length', value: 1e9 },
    ],
  ],
])('an operation that fails is a conflict at %s: %j', (pointer, patch) => {
  const { kind, errors } = refusalOf(...patch);
  expect([kind, errors?.[0]?.pointer]).toEqual(['patch-conflict', pointer]);
});

test.each<[string, JsonPatch[number]]>([
  ['/title', { op: 'remove', path: '/title' }],
  ['/price', { op: 'replace', path: '/price', value: '9' }],
  ['/publisher', { op: 'add', path: '/publisher', value: 'x' }],
  ['/id', { op: 'replace', path: '/id', value: 'x' }],
  ['/created_at', { op: 'remove', path: '/created_at' }],
  ['/updated_at', { op: 'copy', from: '/id', path: '/updated_at' }],
  ['/id', { op: 'replace', path: '', value: [] }],
  ['/id', { op: 'replace', path: '', value: null }],
  ['/id', { op: 'remove', path: '' }],
])('a result that is no valid book is refused at %s: %j', (pointer, operation) => {
  const { kind, errors } = refusalOf(operation);
  expect([kind, errors?.[0]?.pointer]).toEqual(['invalid-input', pointer]);
});

test('a book cannot be copied into itself without end', () => {
  const copies = Array.from({ length: 50 }, (_, at) => ({
    op: 'copy' as const,
    from: '',
    path: `/x${at}`,
  }));
  const { kind, detail } = refusalOf(...copies);
  expect(kind).toBe('patch-conflict');
  expect(detail).toContain('too large');
});

test('no patch reaches a prototype', () => {
  const list = { op: 'add', path: '/list', value: [] } as const;
  for (const path of [
    '/__proto__/admin',
    '/constructor/prototype/admin',
    '/toString/admin',
    '/title/trim/admin',
    '/list/push/admin',
    '/list/__proto__/admin',
  ])
    expect(refusalOf(list, { op: 'add', path, value: true }).kind).toBe('patch-conflict');
  for (const any of [{}, [], Object.prototype, Array.prototype, String.prototype])
    expect(any).not.toHaveProperty('admin');
});
