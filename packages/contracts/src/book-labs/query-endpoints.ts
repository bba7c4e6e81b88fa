import { z } from 'zod';
import { book, bookQuery, listFields, pricesInOrder } from '../book.ts';
import { exampleBook } from '../book-endpoints.ts';
import { endpoint } from '../endpoint.ts';
import { etags } from '../etags.ts';
import { must } from '../must.ts';
import { emptyReply, reply } from '../reply.ts';

const { min_price, max_price } = listFields;
const { skip, page, limit } = bookQuery.shape;

/** The same parameter as a number of JSON. */
const asPrice = ({ description }: z.ZodType) =>
  book.shape.price.optional().meta({ description, examples: [5] });

const whole = (min: number, max: number) => {
  const error = must(`be a whole number from ${min} to ${max}`);
  return z.int({ error }).min(min, { error }).max(max, { error });
};

const query = z
  .strictObject({
    ...listFields,
    min_price: asPrice(min_price),
    max_price: asPrice(max_price),
    skip: whole(0, 1_000_000)
      .optional()
      .meta({ description: skip.description, examples: [10] }),
    page: whole(1, 1_000_000).default(1).describe(page.description!),
    limit: whole(1, 100).default(10).describe(limit.description!),
  })
  .check(pricesInOrder);

const ofResult = {
  ETag: 'The version of the result. Send it in If-None-Match, with the same query.',
  Location: 'The path at which GET has the same result.',
};

export const queryLabEndpoints = {
  queryBooks: endpoint({
    method: 'QUERY',
    path: '/labs/books',
    title: 'Query books',
    description:
      'Returns the books that `GET /books` returns for the same filters, order and page, but takes them from the body: QUERY (RFC 10008) is as safe as GET, and has a body as POST has. So a client may repeat it, and a cache may keep the response, with the body as a part of its key. Practice asking again with the ETag of the result, and writing the query as another text with the same meaning.',
    headers: {
      'If-None-Match': etags.meta({
        description:
          'The ETags of the results that you have. If one of them is that of this result, the response is 304 without a body.',
        examples: ['"47DEQpj8HBSa-_TImW-5JC"'],
      }),
    },
    bodyTypes: ['application/json'],
    body: query,
    replies: {
      200: reply(z.array(book), {
        description: 'The books of this page.',
        headers: { ...ofResult, 'X-Total-Count': 'The number of books on all pages.' },
        example: [exampleBook],
      }),
      304: emptyReply({ description: 'You have this result.', headers: ofResult }),
    },
    problems: ['precondition-failed', 'store-unavailable'],
    example: { body: { category: 'Testing', max_price: 40, sort: 'price' } },
  }),
};
