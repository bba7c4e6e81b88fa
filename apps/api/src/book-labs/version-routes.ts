import {
  deprecatedSince,
  sunsetAt,
  type versionLabEndpoints,
} from '@sparring/contracts/book-labs/version-endpoints';
import type { Books } from '../books/books.ts';
import { reply, type Handlers } from '../request/handler.ts';
import { HttpProblem } from '../problem/refusal.ts';

const deprecation = `@${Date.parse(deprecatedSince) / 1000}`;
const sunset = new Date(sunsetAt).toUTCString();

/** What version 1 says about its end. `successor` is the path of the same book in version 2. */
const endOf = (successor: string) => ({
  Deprecation: deprecation,
  Sunset: sunset,
  Link: `<${successor}>; rel="successor-version", </docs#get-book-v1>; rel="deprecation"; type="text/html"`,
});

const gone = (successor: string): HttpProblem =>
  new HttpProblem(
    'version-gone',
    `Version 1 ended at ${sunsetAt}. Use version 2 at ${successor}. If it is earlier in your tests, set the clock of the workspace back.`,
    { headers: endOf(successor) },
  );

export const versionRoutes = (
  store: Pick<Books, 'find'>,
): Handlers<typeof versionLabEndpoints> => ({
  getBookV1: async ({ workspace, clock, params, href }) => {
    const successor = href(`/labs/v2/books/${encodeURIComponent(params.id)}`);
    if (clock.now().getTime() >= Date.parse(sunsetAt)) throw gone(successor);
    const { book } = await store.find(workspace.name, params.id);
    const { id, title, author, price, stock } = book;
    return reply(200, { id, title, author, price, stock }, endOf(successor));
  },

  getBookV2: async ({ workspace, params }) => {
    const { book } = await store.find(workspace.name, params.id);
    const { id, title, author, price, stock } = book;
    return reply(200, {
      id,
      title,
      authors: [author],
      price: { amount: price.toFixed(2), currency: 'USD' as const },
      available: stock > 0,
    });
  },
});
