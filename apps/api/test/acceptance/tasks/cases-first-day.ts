import { firstBook, unknownBook } from '../test-books.ts';
import type { Case, DeedStep } from './test-doer.ts';

export const get =
  (path: string, headers: Readonly<Record<string, string>> = {}): DeedStep =>
  ({ send }) =>
    send('GET', path, { headers });

export const head =
  (path: string): DeedStep =>
  ({ send }) =>
    send('HEAD', path);

const mozilla = { 'User-Agent': 'Mozilla/5.0 Chrome/156.0' };
const inBrowser = get('/books', {
  ...mozilla,
  Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'Accept-Language': 'en',
  'Upgrade-Insecure-Requests': '1',
});
/** Scripts what the next requests for a path get. */
export const script =
  (method: string, path: string, ...outcomes: readonly object[]): DeedStep =>
  ({ send }) =>
    send('PUT', '/workspace/faults', { body: { rules: [{ method, path, outcomes }] } });

const lame = [get('/ping'), get('/ping'), get('/books')];
const run = [get('/ping'), get('/books?limit=1'), get(firstBook)];

export const firstDay: readonly Case[] = [
  {
    task: 'hello',
    deed: [get('/ping')],
    almost: [get('/pings')],
    forged: [
      [head('/ping')],
      [script('GET', '/ping', { kind: 'status', status: 503 }), get('/ping')],
    ],
    halves: [({ send }) => send('POST', '/ping'), get('/pings')],
  },
  {
    task: 'two-clients',
    deed: [inBrowser, get('/books', { 'User-Agent': 'curl/8.9.1' })],
    almost: [
      get('/books', { 'User-Agent': 'PostmanRuntime/7.43' }),
      get('/books', { 'User-Agent': 'curl/8.9.1' }),
    ],
    forged: [
      [get('/books', mozilla), get('/books')],
      [get('/books', { ...mozilla, Accept: 'text/html,*/*' }), get('/books')],
    ],
  },
  {
    task: 'read-one',
    deed: [get('/books?page=3'), get(firstBook)],
    almost: [get('/books'), get(firstBook)],
    forged: [
      [get('/books?page=3'), head(firstBook)],
      [head('/books?page=3'), get(firstBook)],
    ],
  },
  {
    task: 'find',
    deed: [get('/books'), get('/books?category=Testing&max_price=30')],
    almost: [
      get('/books'),
      get('/books?category=Testing'),
      get('/books?category=Nothing&max_price=30'),
    ],
    forged: [
      [get('/books'), head('/books?category=Testing&max_price=30')],
      [get('/books?category=Testing&max_price=30'), get('/books'), get('/books?max_price=30')],
    ],
  },
  {
    task: 'read-404',
    deed: [get(unknownBook)],
    almost: [get(`/labs/v2${unknownBook}`), get(unknownBook.replace('books', 'boooks'))],
    halves: [get('/books?category=none'), get(unknownBook.replace('books', 'boooks'))],
    forged: [
      [head(unknownBook)],
      [
        script('GET', '/books/{id}', { kind: 'status', status: 404 }),
        get(firstBook),
        ({ send }) => send('PATCH', unknownBook, { body: { stock: 1 } }),
      ],
    ],
  },
  {
    task: 'twice-alike',
    deed: [...run, ...run],
    forged: [
      [...lame, ...lame],
      [...run, get('/books'), ...run.toReversed()],
    ],
    almost: [get('/ping'), get('/books?limit=1'), get('/ping'), get('/books?limit=1')],
  },
];
