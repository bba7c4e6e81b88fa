import { exampleBook } from '@sparring/contracts/book-endpoints';

export interface GraphqlExample {
  /** Its value in the list. */
  readonly name: string;
  readonly label: string;
  readonly query: string;
  readonly variables: object;
}

const { id } = exampleBook;

/** Requests to start from. Each shows one thing and works in a new workspace. */
export const graphqlExamples: readonly [GraphqlExample, ...GraphqlExample[]] = [
  {
    name: 'partial',
    label: 'Two books, one of them missing',
    query: `query Two($here: ID!, $missing: ID!) {
  here: book(id: $here) { title author price }
  missing: book(id: $missing) { title }
}`,
    variables: { here: id, missing: '00000000-0000-4000-8000-00000000ffff' },
  },
  {
    name: 'pages',
    label: 'A list with a cursor',
    query: `query Cheapest($first: Int!, $after: String) {
  books(first: $first, after: $after, sort: PRICE) {
    totalCount
    edges { cursor node { title price } }
    pageInfo { hasNextPage endCursor }
  }
}`,
    variables: { first: 3, after: null },
  },
  {
    name: 'nested',
    label: 'A list inside a book',
    query: `query Author($id: ID!) {
  book(id: $id) {
    author
    booksByAuthor(first: 5) { totalCount edges { node { title } } }
  }
}`,
    variables: { id },
  },
  {
    name: 'create',
    label: 'Create a book, with two invalid fields',
    query: `mutation Create($input: BookInput!) {
  createBook(input: $input) { id title etag }
}`,
    variables: {
      input: {
        title: '',
        author: 'Noor Haddad',
        price: -1,
        category: 'Fiction',
        isbn: '9780000009050',
        stock: 4,
      },
    },
  },
  {
    name: 'update',
    label: 'Change a book, only in this version',
    query: `mutation Sell($id: ID!, $changes: BookChanges!, $ifMatch: String) {
  updateBook(id: $id, changes: $changes, ifMatch: $ifMatch) { title stock etag }
}`,
    variables: { id, changes: { stock: 11 }, ifMatch: '"0"' },
  },
  {
    name: 'deep',
    label: 'A query that is too deep',
    query: `{
  books(first: 2) { edges { node {
    booksByAuthor(first: 2) { edges { node {
      booksByAuthor(first: 2) { edges { node { title } } }
    } } }
  } } }
}`,
    variables: {},
  },
  {
    name: 'schema',
    label: 'The fields of a book',
    query: `{
  __type(name: "Book") { fields { name description type { kind ofType { name } } } }
}`,
    variables: {},
  },
];
