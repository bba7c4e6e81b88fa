import { isbnOf } from '@sparring/contracts/isbn';

export interface Sent {
  readonly path: string;
  readonly init?: RequestInit;
}

/** A mistake of a first lesson: the request that a learner repeats, and how the desk names it. */
export interface Mistake {
  readonly name: string;
  /** What the learner does first, without a mistake. */
  readonly before?: (key: string) => readonly Sent[];
  /** With data that is generated for each try. */
  readonly request: (key: string, nth: number) => Sent;
  /** The kind of the cause, or the reason of a request that reached nobody. */
  readonly named: string;
  readonly reachesNobody?: true;
}

const base = '/v1/practice';
const at = (key: string, path: string): string => `/w/${key}${base}${path}`;
export const asJson = { 'Content-Type': 'application/json' };

export const send = (
  method: string,
  body: unknown,
  headers: HeadersInit = asJson,
): RequestInit => ({
  method,
  headers,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

export const bookOf = (nth: number) => ({
  title: `Book ${nth} of a run`,
  author: 'A learner',
  description: `Generated at ${Date.now()}.`,
  price: 9 + nth / 100,
  category: 'Class',
  stock: nth,
  isbn: isbnOf(nth),
});
const sameIsbn = (nth: number) => ({ ...bookOf(nth), isbn: isbnOf(0) });
export const firstBook = '/books/00000000-0000-4000-8000-000000000001';

export const mistakes: readonly Mistake[] = [
  {
    name: 'the base path twice',
    request: (key) => ({ path: at(key, `${base}/books`) }),
    named: 'base-twice',
  },
  {
    name: 'no key in the address',
    request: () => ({ path: `${base}/books` }),
    named: 'no-key',
    reachesNobody: true,
  },
  {
    name: 'a mistyped key',
    request: (key) => ({
      path: at(`${key.slice(0, -1)}${key.endsWith('z') ? 'y' : 'z'}`, '/books'),
    }),
    named: 'unknown-key',
    reachesNobody: true,
  },
  {
    name: 'a variable that is not set',
    request: () => ({ path: '/w/%7B%7Bkey%7D%7D/v1/practice/books' }),
    named: 'variable',
    reachesNobody: true,
  },
  {
    name: 'a mistyped base path',
    request: (key) => ({ path: `/w/${key}/v1/practise/books` }),
    named: 'no-endpoint',
  },
  {
    name: 'no Content-Type',
    request: (key, nth) => ({ path: at(key, '/books'), init: send('POST', bookOf(nth), {}) }),
    named: 'unsupported-media-type',
  },
  {
    name: 'broken JSON',
    request: (key, nth) => ({
      path: at(key, '/books'),
      init: send('POST', `{ "title": "Try ${nth}", }`),
    }),
    named: 'malformed-json',
  },
  {
    name: 'a negative price',
    request: (key, nth) => ({
      path: at(key, '/books'),
      init: send('POST', { ...bookOf(nth), price: -nth }),
    }),
    named: 'invalid-input',
  },
  {
    name: 'a wrong password',
    request: (key) => ({
      path: at(key, '/auth'),
      init: send('POST', { username: 'reader', password: 'amber-falcon-92' }),
    }),
    named: 'invalid-credentials',
  },
  { name: 'no token', request: (key) => ({ path: at(key, '/auth/me') }), named: 'missing-token' },
  {
    name: 'a book that the last run has left',
    before: (key) => [{ path: at(key, '/books'), init: send('POST', sameIsbn(0)) }],
    request: (key, nth) => ({ path: at(key, '/books'), init: send('POST', sameIsbn(nth)) }),
    named: 'duplicate-isbn',
  },
  {
    name: 'an old version',
    request: (key, nth) => ({
      path: at(key, firstBook),
      init: send('PATCH', { stock: nth }, { ...asJson, 'If-Match': '"old"' }),
    }),
    named: 'precondition-failed',
  },
  {
    name: 'a method that the path has not',
    request: (key) => ({ path: at(key, '/books'), init: { method: 'DELETE' } }),
    named: 'method-not-allowed',
  },
];
