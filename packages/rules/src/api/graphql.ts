import { area } from '../area.ts';

export const graphql = area({
  slug: 'graphql',
  title: 'GraphQL',
  place: { endpoints: ['graphql.executeGraphql', 'graphql.queryGraphql'] },
  rules: {
    'GRAPHQL-01':
      'contract: A query returns exactly the fields that it names, with the values that the REST API shows in the same workspace; created_at is called createdAt.',
    'GRAPHQL-02':
      'contract: createBook, updateBook and deleteBook change the books that the REST API shows; updateBook keeps the fields that it leaves out, and null empties the description.',
    'GRAPHQL-03':
      'contract: A mutation refuses a book that the REST API refuses and then changes nothing; extensions.code is the kind of the problem in capitals, such as DUPLICATE_ISBN, and extensions.errors names each invalid field.',
    'GRAPHQL-04':
      'contract: If a field fails, the status is 200, the field is null, errors has an entry with its path and a code, and the other fields have their data.',
    'GRAPHQL-05':
      'contract: A list has as many books as first says, from 1 to 100 and 10 if left out; the filters and orders are those of GET /books, and totalCount is the number of all books that match.',
    'GRAPHQL-06':
      'contract: hasNextPage says whether books follow the last one of the page, and hasPreviousPage whether books precede the first one.',
    'GRAPHQL-07':
      'contract: The pages from cursor to cursor contain each book exactly once, even if the book of the cursor is deleted and others are added before it.',
    'GRAPHQL-08':
      'contract: A cursor works only in a list with the same sort and order; any other text gets INVALID_INPUT.',
    'GRAPHQL-09':
      'contract: A change with the etag of an old version in ifMatch gets PRECONDITION_FAILED and changes nothing; in a workspace that requires If-Match, a change without it gets PRECONDITION_REQUIRED.',
    'GRAPHQL-10':
      'contract: A request that is not executed, because its query or its variables are invalid, gets 400 with Accept: application/graphql-response+json and 200 with application/json; both have errors and no data.',
    'GRAPHQL-11':
      'contract: The response has the media type that Accept prefers, and application/json without Accept and for */*.',
    'GRAPHQL-12':
      'contract: GET executes a query from the address; a mutation by GET gets 405 and changes nothing.',
    'GRAPHQL-13': 'contract: Eight levels of fields are executed; a ninth gets QUERY_TOO_DEEP.',
    'GRAPHQL-14': 'contract: Ten aliases are executed; an eleventh gets TOO_MANY_ALIASES.',
    'GRAPHQL-15':
      'contract: A query whose lists can have 200 books together is executed, more get QUERY_TOO_COMPLEX; a list inside a list counts once for each book of the outer one.',
    'GRAPHQL-16':
      'contract: A query with 300 fields is executed, more get TOO_MANY_FIELDS; the fields of a fragment count as often as it is used.',
    'GRAPHQL-17': 'contract: Introspection describes the whole schema.',
    'GRAPHQL-18':
      'contract: The mutations of a request are executed one after the other; one that fails does not undo the others.',
    'GRAPHQL-19':
      'contract: operationName chooses one of several operations; without it, several get OPERATION_RESOLUTION_FAILURE.',
    'GRAPHQL-20': 'contract: booksByAuthor lists all books of the author of a book, and no others.',
    'GRAPHQL-21':
      'rule book: A request over the limits is refused before it is executed, and other requests are answered meanwhile.',
    'GRAPHQL-22':
      'rule book: An alias of 100 characters is executed; a longer one gets ALIAS_TOO_LONG.',
    'GRAPHQL-23':
      'rule book: Variables with 100 members, and objects in them with 100, are executed; more get TOO_MANY_MEMBERS.',
  },
  exact: ['GRAPHQL-01'],
});
