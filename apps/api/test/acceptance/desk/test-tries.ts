import { isbnOf } from '@sparring/contracts/isbn';
import { expect } from 'vitest';
import { firstBook, newBook } from '../test-books.ts';
import { type RequestOptions } from '../test-client.ts';
import { type MemberClient } from './test-desk-at.ts';
import { memberWith, newClass } from './test-desk.ts';

/** Longer than a program takes that repeats a request by itself. */
const untilTwoSeconds = async (since: number): Promise<void> => {
  await expect.poll(() => Date.now() - since, { interval: 100 }).toBeGreaterThan(2000);
};

/** Tries three times, the last more than two seconds after the first. */
export const thrice = async (attempt: (nth: number) => Promise<unknown>): Promise<void> => {
  await attempt(1);
  const began = Date.now();
  await attempt(2);
  await untilTwoSeconds(began);
  await attempt(3);
};

type Sent = readonly [method: string, path: string, sent?: RequestOptions];

/** What a member sends at the first, second and third time. */
export type Tries = (nth: number) => readonly Sent[];

export const asText = { 'Content-Type': 'text/plain' };
export const asJson = { 'Content-Type': 'application/json' };

/** A book with data that is generated for each try. */
export const generated = (nth: number) => ({ ...newBook, title: `Try ${nth}`, isbn: isbnOf(nth) });

export const addBook = (sent: RequestOptions): Sent => ['POST', '/books', sent];
export const withToken = (token: string): Sent => [
  'GET',
  '/auth/me',
  { headers: { Authorization: `Bearer ${token}` } },
];
export const withVersion = (etag: string, body: object): Sent => [
  'PATCH',
  firstBook,
  { body, headers: { 'If-Match': etag } },
];
export const logIn = (username: string): Sent => [
  'POST',
  '/auth',
  { body: { username, password: 'wrong' } },
];

export const sendAll = async ({ send }: MemberClient, all: readonly Sent[]): Promise<void> => {
  for (const [method, path, sent] of all)
    expect((await send(method, path, sent)).status, `${method} ${path}`).not.toBe(503);
};

/** Each member of a class tries three times. */
export const classTrying = async (cases: readonly (readonly [string, Tries, ...unknown[]])[]) => {
  const ofClass = await newClass(cases.map(([name]) => name));
  const members = ofClass.keys.map(memberWith);
  await thrice((nth) =>
    Promise.all(cases.map(([, tries], at) => sendAll(members[at]!, tries(nth)))),
  );
  await expect
    .poll(async () => (await ofClass.view()).members.every(({ calls }) => calls >= 3))
    .toBe(true);
  return { ...ofClass, clients: members };
};
