import { isbnOf } from '@sparring/contracts/isbn';
import type { Book } from '@sparring/contracts/book';
import type { Workspace } from '@sparring/contracts/workspace';
import { seedBooks } from '../../src/books/seed.ts';

/** Sends a request to an API in one workspace. Throws when there is no answer. */
export type Ask = (
  method: string,
  path: string,
  body?: object,
) => Promise<{ status: number; headers: Headers; body: unknown }>;

/** Checks later whether an acknowledged write still holds. */
export type Promised = (ask: Ask) => Promise<boolean>;

/** Makes the nth write and returns the check of its answer. */
export type Writer = (ask: Ask, nth: number) => Promise<Promised>;

export const asking =
  (base: string, workspace: string): Ask =>
  async (method, path, body) => {
    const headers = { 'Content-Type': 'application/json', 'X-Workspace': workspace };
    const sent =
      body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
    const response = await fetch(base + path, { ...sent, signal: AbortSignal.timeout(20_000) });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };

const expectStatus = (expected: number, { status, body }: { status: number; body: unknown }) => {
  if (status !== expected) throw new Error(`${status}, not ${expected}: ${JSON.stringify(body)}`);
};

const add = async (ask: Ask, isbn: string): Promise<Book> => {
  const fields = { title: `Kept ${isbn}`, author: 'A. Tester', category: 'Faults', price: 9.99 };
  const reply = await ask('POST', '/books', { ...fields, isbn, stock: 1 });
  expectStatus(201, reply);
  return reply.body as Book;
};

const adds: Writer = async (ask, nth) => {
  const book = await add(ask, isbnOf(nth));
  return async (again) => {
    const { body } = await again('GET', `/books/${book.id}`);
    return JSON.stringify(body) === JSON.stringify(book);
  };
};

const adjusts: Writer = async (ask, nth) => {
  const { id } = seedBooks[0]!;
  expectStatus(200, await ask('PUT', `/books/${id}`, { stock: nth }));
  return async (again) => ((await again('GET', `/books/${id}`)).body as Book).stock >= nth;
};

const removes: Writer = async (ask, nth) => {
  const { id } = await add(ask, isbnOf(500_000 + nth));
  expectStatus(200, await ask('DELETE', `/books/${id}`));
  return async (again) => (await again('GET', `/books/${id}`)).status === 404;
};

/** A step that was in an answer must not be in another one. */
const draws: Writer = async (ask) => {
  const { headers } = await ask('GET', '/testing/users');
  const step = Number(/step=(\d+)/.exec(headers.get('X-Chance') ?? '')?.[1]);
  return async (again) => ((await again('GET', '/workspace')).body as Workspace).step > step;
};

export const writers: readonly Writer[] = [adds, adjusts, removes, draws];

/** The workspace has as many books as it says, so that no write was half done. */
export const isWhole: Promised = async (ask) => {
  const { body } = await ask('GET', '/workspace');
  const { headers } = await ask('GET', '/books?min_price=0');
  return (body as Workspace).books === Number(headers.get('X-Total-Count'));
};
