import { expect } from 'vitest';
import { seedBooks } from '../../src/books/seed.ts';

interface Reply {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: unknown;
}

const { id } = seedBooks[0]!;
const headers = { 'Content-Type': 'application/json', 'X-Workspace': 'traffic' };

/** The calls that need the database. */
const calls: readonly [path: string, request: (nth: number) => RequestInit][] = [
  [`/books/${id}`, () => ({ headers })],
  [`/books/${id}`, (stock) => ({ method: 'PUT', headers, body: JSON.stringify({ stock }) })],
  ['/books?sort=price', () => ({ headers })],
  ['/workspace', () => ({ headers })],
  ['/testing/users', () => ({ headers })],
];

/** The timeout of a call, even without a database. */
const timeout = 12_000;

const ask = async (url: string, request: RequestInit): Promise<Reply> => {
  const response = await fetch(url, { ...request, signal: AbortSignal.timeout(timeout) });
  const retryAfter = response.headers.get('Retry-After');
  return { status: response.status, retryAfter, body: await response.json() };
};

/** Makes all kinds of calls in parallel, each kind one after the other, until `stop`. */
export const traffic = (url: string) => {
  const replies: Reply[][] = calls.map(() => []);
  const stopping = new AbortController();
  const keepAsking = async ([path, request]: (typeof calls)[number], into: Reply[]) => {
    while (!stopping.signal.aborted) into.push(await ask(url + path, request(into.length)));
  };
  const done = Promise.all(calls.map((call, at) => keepAsking(call, replies[at]!)));
  const stop = async () => {
    stopping.abort();
    await done;
    return replies.flat();
  };
  /** Resolves when each kind of call has got such an answer from now on. */
  const untilAll = async (like: (reply: Reply) => boolean) => {
    const from = replies.map(({ length }) => length);
    const all = () => replies.every((of, at) => of.slice(from[at]).some(like));
    await expect.poll(all, { timeout: 30_000 }).toBe(true);
  };
  return { untilAll, stop };
};

export const isFine = ({ status }: Reply): boolean => status === 200 || status === 429;

export const isAway = ({ status, retryAfter }: Reply): boolean =>
  status === 503 && retryAfter === '5';
