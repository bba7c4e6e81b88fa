import { asJson, firstBook, send } from './mistakes.ts';

export type Refusal = readonly [path: string, status: number, init?: RequestInit];

/** What one test sends at each save, if it is run by itself: only a wrong token or ETag is generated. */
export const watched: readonly ((nth: number) => Refusal)[] = [
  (nth) => ['/auth/me', 401, { headers: { Authorization: `Bearer wrong-${nth}` } }],
  (nth) => [firstBook, 412, send('PATCH', { stock: 1 }, { ...asJson, 'If-Match': `"old-${nth}"` })],
  () => ['/books', 400, send('POST', { title: '', price: -1 })],
];

/** A healthy suite that asserts refusals: each request is refused for another reason. */
export const refusals: readonly Refusal[] = [
  ['/books?limit=0', 400],
  ['/books?limit=101', 400],
  ['/books?colour=red', 400],
  ['/books/00000000-0000-4000-8000-0000000000ff', 404],
  ['/books', 415, { method: 'POST', body: 'title' }],
  ['/books', 400, { method: 'POST', body: '{', headers: { 'Content-Type': 'application/json' } }],
  ['/books', 400, { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } }],
  ['/books', 405, { method: 'DELETE' }],
  ['/auth/me', 401],
  ['/auth/me', 401, { headers: { Authorization: 'Bearer wrong' } }],
  ['/books?limit=1', 406, { headers: { Accept: 'image/png' } }],
];
