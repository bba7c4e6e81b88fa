import type { Book } from '@sparring/contracts/book';
import { isbnOf } from '@sparring/contracts/isbn';
import { newBook, unknownBook } from '../test-books.ts';
import { get, head, script } from './cases-first-day.ts';
import { newNumber, type Case, type DeedStep, type Kept } from './test-doer.ts';

/** Adds a book that nobody has, and keeps its id under a name. */
export const add =
  (name = 'book', changes: object = {}): DeedStep =>
  async ({ send }, kept) => {
    const isbn = isbnOf(newNumber());
    kept['isbn'] = isbn;
    const { body } = await send<Book>('POST', '/books', { body: { ...newBook, isbn, ...changes } });
    kept[name] = body.id;
  };

const withBook =
  (method: string, name = 'book', body?: object): DeedStep =>
  ({ send }, kept) =>
    send(method, `/books/${kept[name]}`, { ...(body && { body }) });

const addInvalid =
  (body: object): DeedStep =>
  ({ send }) =>
    send('POST', '/books', { body: { ...newBook, ...body } });

const sameIsbn =
  (changes: object): DeedStep =>
  ({ send }, { isbn }) =>
    send('POST', '/books', { body: { ...newBook, isbn, ...changes } });

/** Reads a page, and keeps the address of the next one without the key. */
const page =
  (addressOf: (kept: Kept) => string): DeedStep =>
  async ({ send }, kept) => {
    const { headers } = await send('GET', addressOf(kept));
    const link = /<([^>]*)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1];
    kept['next'] = link?.replace(/^.*(?=\/books)/, '') ?? '/books';
  };
const nextPage = page(({ next }) => next!);

export const apiBasics: readonly Case[] = [
  {
    task: 'round-trip',
    deed: [
      add(),
      withBook('GET'),
      withBook('PUT', 'book', { price: 3 }),
      withBook('DELETE'),
      withBook('GET'),
    ],
    almost: [
      add(),
      withBook('GET'),
      withBook('PUT', 'book', { price: 3 }),
      withBook('DELETE'),
      get(unknownBook),
    ],
    forged: [
      [
        add(),
        withBook('GET'),
        withBook('PUT', 'book', { price: 3 }),
        withBook('DELETE'),
        withBook('HEAD'),
      ],
      [
        add(),
        withBook('GET'),
        withBook('PUT', 'book', { price: 3 }),
        ({ send }) => send('POST', '/workspace/reset'),
        withBook('DELETE'),
        withBook('GET'),
      ],
    ],
  },
  {
    task: 'three-faults',
    deed: [addInvalid({ title: '', price: -1, stock: 1.5 })],
    almost: [addInvalid({ title: '', price: -1 })],
    halves: [addInvalid({ title: '', price: -1 }), addInvalid({ stock: 1.5 })],
    forged: [
      [({ send }) => send('POST', '/books', { body: {} })],
      [addInvalid({ one: 1, two: 2, three: 3 })],
    ],
  },
  {
    task: 'duplicate',
    deed: [add(), sameIsbn({ title: 'Another' })],
    almost: [add(), sameIsbn({})],
    forged: [
      [
        add(),
        ({ send }, { isbn }) =>
          send('POST', '/books', {
            body: Object.fromEntries(Object.entries({ ...newBook, isbn }).toReversed()),
          }),
      ],
      [add(), script('POST', '/books', { kind: 'status', status: 409 }), sameIsbn({ title: 'B' })],
    ],
  },
  {
    task: 'limit-edges',
    deed: [1, 100, 0, 101].map((limit) => get(`/books?limit=${limit}`)),
    almost: [1, 99, 0, 101].map((limit) => get(`/books?limit=${limit}`)),
    forged: [
      [1, 100, 0, 101].map((limit) => head(`/books?limit=${limit}`)),
      [1, 100, 0, 101].map((limit) => get(`/books?colour=red&limit=${limit}`)),
    ],
  },
  {
    task: 'mistyped',
    deed: [get('/books?catgory=Testing')],
    almost: [get('/books?limit=many')],
    halves: [get('/books?limit=many'), get('/labs/books.csv?catgory=Testing')],
    forged: [
      [head('/books?catgory=Testing')],
      [get('/books', { 'X-Workspace': 'another-name' }), get('/books?page=0')],
    ],
  },
  {
    task: 'all-pages',
    deed: [page(() => '/books?limit=10'), nextPage, nextPage],
    almost: [1, 2, 3].map((at) => get(`/books?limit=10&page=${at}`)),
    forged: [
      [page(() => '/books?limit=20'), nextPage],
      [page(() => '/books?limit=10'), nextPage, ({ send }, { next }) => send('HEAD', next!)],
    ],
  },
  {
    task: 'tidy',
    deed: [add('one'), add('two'), withBook('DELETE', 'one'), withBook('DELETE', 'two')],
    almost: [add('one'), add('two'), withBook('DELETE', 'one')],
    forged: [
      [add('one'), add('two'), withBook('DELETE', 'one'), withBook('DELETE', 'one')],
      [add('one'), withBook('DELETE', 'one'), sameIsbn({})],
    ],
  },
];
