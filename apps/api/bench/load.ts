import autocannon from 'autocannon';
import { isbnOf } from '@sparring/contracts/isbn';

const connections = 10;

let written = 0;

/** A new book; the counter makes its ISBN unique. */
const nextBook = (): string => {
  written += 1;
  return JSON.stringify({
    title: `Round ${written}`,
    author: 'Bench',
    price: 19.99,
    description: 'Written to see how fast writing is.',
    category: 'Testing',
    isbn: isbnOf(written),
    stock: 3,
  });
};

export interface Load {
  readonly title: string;
  readonly path: string;
  readonly writes?: boolean;
  /** How a request is refused, if it is. Only wrk measures it. */
  readonly refused?: { readonly method: string; readonly status: number };
}

export type Measure = (
  books: string,
  load: Load,
  seconds: number,
) => Promise<{ readonly perSecond: number }>;

/** Requests per second over `seconds`, and the 99th percentile of the response times in milliseconds. */
export const measure = async (books: string, { path, writes }: Load, seconds: number) => {
  const result = await autocannon({
    url: books + path,
    connections,
    duration: seconds,
    ...(writes && {
      method: 'POST' as const,
      headers: { 'content-type': 'application/json' },
      requests: [{ setupRequest: (request) => ({ ...request, body: nextBook() }) }],
    }),
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} requests to ${books}${path} failed.`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
};
