import { firstBook, unknownBook } from '../test-books.ts';
import type { Case, DeedStep } from './test-doer.ts';

export const get =
  (path: string, headers: Readonly<Record<string, string>> = {}): DeedStep =>
  ({ send }) =>
    send('GET', path, { headers });

const inBrowser = get('/books', { 'User-Agent': 'Mozilla/5.0 Chrome/156.0' });
const run = [get('/ping'), get('/books?limit=1'), get(firstBook)];

export const firstDay: readonly Case[] = [
  {
    task: 'hello',
    deed: [get('/ping')],
    almost: [get('/pings')],
    halves: [({ send }) => send('POST', '/ping'), get('/pings')],
  },
  {
    task: 'two-clients',
    deed: [inBrowser, get('/books', { 'User-Agent': 'curl/8.9.1' })],
    almost: [
      get('/books', { 'User-Agent': 'PostmanRuntime/7.43' }),
      get('/books', { 'User-Agent': 'curl/8.9.1' }),
    ],
  },
  {
    task: 'read-one',
    deed: [get('/books?page=3'), get(firstBook)],
    almost: [get('/books'), get(firstBook)],
  },
  {
    task: 'find',
    deed: [get('/books'), get('/books?category=Testing&max_price=30')],
    almost: [
      get('/books'),
      get('/books?category=Testing'),
      get('/books?category=Nothing&max_price=30'),
    ],
  },
  {
    task: 'read-404',
    deed: [get(unknownBook)],
    almost: [get(`/labs/v2${unknownBook}`), get(unknownBook.replace('books', 'boooks'))],
    halves: [get('/books?category=none'), get(unknownBook.replace('books', 'boooks'))],
  },
  {
    task: 'twice-alike',
    deed: [...run, ...run],
    almost: [get('/ping'), get('/books?limit=1'), get('/ping'), get('/books?limit=1')],
  },
];
