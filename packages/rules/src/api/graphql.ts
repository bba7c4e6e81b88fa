import type { Area } from '../area.ts';

export const graphql = {
  slug: 'graphql',
  title: 'GraphQL',
  place: { endpoints: ['graphql.executeGraphql', 'graphql.queryGraphql'] },
  rules: [
    {
      id: 'GRAPHQL-01',
      from: 'contract',
      text: 'A query returns exactly the fields that it names, with the values that the REST API shows in the same workspace; created_at is called createdAt.',
      isExact: true,
    },
    {
      id: 'GRAPHQL-02',
      from: 'contract',
      text: 'createBook, updateBook and deleteBook change the books that the REST API shows; updateBook keeps the fields that it leaves out, and null empties the description.',
    },
    {
      id: 'GRAPHQL-03',
      from: 'contract',
      text: 'A mutation refuses a book that the REST API refuses and then changes nothing; extensions.code is the kind of the problem in capitals, such as DUPLICATE_ISBN, and extensions.errors names each invalid field.',
    },
    {
      id: 'GRAPHQL-04',
      from: 'contract',
      text: 'If a field fails, the status is 200, the field is null, errors has an entry with its path and a code, and the other fields have their data.',
    },
    {
      id: 'GRAPHQL-05',
      from: 'contract',
      text: 'A list has as many books as first says, from 1 to 100 and 10 if left out; the filters and orders are those of GET /books, and totalCount is the number of all books that match.',
    },
    {
      id: 'GRAPHQL-06',
      from: 'contract',
      text: 'hasNextPage is true exactly if books follow the last one of the page, and hasPreviousPage exactly if books precede the first one.',
    },
    {
      id: 'GRAPHQL-07',
      from: 'contract',
      text: 'The pages from cursor to cursor contain each book exactly once, also if the book of the cursor is deleted and others are added before it.',
    },
    {
      id: 'GRAPHQL-08',
      from: 'contract',
      text: 'A cursor works only in a list with the same sort and order; any other text gets INVALID_INPUT.',
    },
    {
      id: 'GRAPHQL-09',
      from: 'contract',
      text: 'A change with the etag of an old version in ifMatch gets PRECONDITION_FAILED and changes nothing; in a workspace that requires If-Match, a change without it gets PRECONDITION_REQUIRED.',
    },
    {
      id: 'GRAPHQL-10',
      from: 'contract',
      text: 'With Accept: application/graphql-response+json, a request that is not executed, because its query or its variables are invalid, gets 400, with application/json 200; both have errors and no data.',
    },
    {
      id: 'GRAPHQL-11',
      from: 'contract',
      text: 'The answer has the media type that Accept prefers, and application/json without Accept and for */*.',
    },
    {
      id: 'GRAPHQL-12',
      from: 'contract',
      text: 'GET executes a query from the address; a mutation by GET gets 405 and changes nothing.',
    },
    {
      id: 'GRAPHQL-13',
      from: 'contract',
      text: 'Eight levels of fields are executed; a ninth gets QUERY_TOO_DEEP.',
    },
    {
      id: 'GRAPHQL-14',
      from: 'contract',
      text: 'Ten aliases are executed; an eleventh gets TOO_MANY_ALIASES.',
    },
    {
      id: 'GRAPHQL-15',
      from: 'contract',
      text: 'A query whose lists can have 200 books together is executed, more get QUERY_TOO_COMPLEX; a list inside a list counts once for each book of the outer one.',
    },
    {
      id: 'GRAPHQL-16',
      from: 'contract',
      text: 'A query with 300 fields is executed, more get TOO_MANY_FIELDS; the fields of a fragment count as often as it is used.',
    },
    {
      id: 'GRAPHQL-17',
      from: 'contract',
      text: 'Introspection describes the whole schema.',
    },
    {
      id: 'GRAPHQL-18',
      from: 'contract',
      text: 'The mutations of a request are executed one after the other; one that fails does not undo the others.',
    },
    {
      id: 'GRAPHQL-19',
      from: 'contract',
      text: 'operationName chooses one of several operations; without it, several get OPERATION_RESOLUTION_FAILURE.',
    },
    {
      id: 'GRAPHQL-20',
      from: 'contract',
      text: 'booksByAuthor lists all books of the author of a book, and no others.',
    },
    {
      id: 'GRAPHQL-21',
      from: 'rule book',
      text: 'A request over the limits is refused before it is executed, and other requests are answered meanwhile.',
    },
    {
      id: 'GRAPHQL-22',
      from: 'rule book',
      text: 'An alias of 100 characters is executed; a longer one gets ALIAS_TOO_LONG.',
    },
    {
      id: 'GRAPHQL-23',
      from: 'rule book',
      text: 'Variables with 100 members, and objects in them with 100, are executed; more get TOO_MANY_MEMBERS.',
    },
  ],
} as const satisfies Area;
