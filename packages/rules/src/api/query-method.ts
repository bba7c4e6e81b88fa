import { area } from '../area.ts';

export const queryMethod = area({
  slug: 'query-method',
  title: 'QUERY',
  place: { endpoints: ['queryLab.queryBooks'] },
  rules: [
    'QUERY-01 contract: The books of a QUERY and their X-Total-Count are those of GET /books with the same filters, order and page.',
    'QUERY-02 RFC 10008: Location is the path at which GET has the same result, with the /w/ prefix and the base path of the request.',
    'QUERY-03 rule book: Two queries with the same meaning have the same ETag, whatever the order of their members and their blanks.',
    'QUERY-04 contract: The ETag changes with the books of the page and with the number of matching books, and with nothing else.',
    'QUERY-05 RFC 9110: If-None-Match with the ETag of the result gets 304 without a body, with the same ETag and Location; with any other ETag it gets 200.',
    'QUERY-06 contract: An unknown member, a value of another type and a min_price above max_price get 400 with their pointers.',
    'QUERY-07 RFC 10008: A body of another media type than application/json gets 415; that response and OPTIONS have Accept-Query: application/json.',
    'QUERY-08 contract: OPTIONS has QUERY in Allow and in Access-Control-Allow-Methods.',
  ],
});
