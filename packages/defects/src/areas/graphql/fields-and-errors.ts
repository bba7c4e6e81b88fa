import { exampleBook } from '@sparring/contracts/book-endpoints';
import { type Defect, defect } from '../../defect.ts';
import { askGraphql, codesIn } from '../../graphql.ts';
import { newBook } from '../../new-book.ts';

export const defects: readonly Defect[] = [
  defect('a-failed-field-is-400', 'GRAPHQL-04', 'sneaky', 'contract', {
    file: 'apps/api/src/graphql/routes.ts',
    from: 'isExecuted || call',
    to: '(isExecuted && !body.errors) || call',
    seen: 'With the media type of GraphQL, an answer with data and one failed field has the status 400.',
    nudge: 'Look at the status of answers that have data and errors.',
    hint: 'There are two media types: ask with both.',
    recipe:
      'Accept: application/graphql-response+json, and a query for one book that exists and one that does not: 200.',
    caught: async ({ api, expect }) => {
      const query = `{ a: book(id: "${exampleBook.id}") { id } b: book(id: "7") { id } }`;
      const { status } = await askGraphql(api, query, {}, 'application/graphql-response+json');
      expect(status).toBe(200);
    },
  }),
  defect('any-accept-is-graphql', 'GRAPHQL-11', 'hard', 'contract', {
    file: 'packages/contracts/src/graphql-endpoints.ts',
    from: "mediaTypes: ['application/json', graphqlType]",
    to: "mediaTypes: [graphqlType, 'application/json']",
    printed: ['documents', 'GraphQL'],
    seen: 'A client that accepts anything gets application/graphql-response+json.',
    nudge: 'Look at the headers of a GraphQL answer.',
    hint: 'Send the Accept header of most tools: */*.',
    recipe: 'POST with Accept: */*: Content-Type is application/json.',
    caught: async ({ api, expect }) => {
      const { headers } = await askGraphql(api, '{ __typename }', {}, '*/*');
      expect(headers.get('Content-Type')).toMatch(/^application\/json/);
    },
  }),
  defect('books-of-everybody', 'GRAPHQL-20', 'easy', 'oracle', {
    file: 'apps/api/src/graphql/book-type.ts',
    from: '({ book: { author } }: StoredBook) => ({ author }),',
    to: '({ book: { author } }: StoredBook) => (author ? {} : { author }),',
    seen: 'booksByAuthor lists the books of all authors.',
    nudge: 'Look at the list inside a book.',
    hint: 'Compare it with what GET /books?author= returns.',
    recipe: 'No author wrote all thirty books: totalCount of booksByAuthor is smaller.',
    caught: async ({ api, expect }) => {
      const query = `{ book(id: "${exampleBook.id}") { booksByAuthor { totalCount } } }`;
      const { body } = await askGraphql(api, query);
      const author = encodeURIComponent(exampleBook.author);
      const { headers } = await api.get(`/books?author=${author}`);
      const totalCount = Number(headers.get('X-Total-Count'));
      expect(body.data).toEqual({ book: { booksByAuthor: { totalCount } } });
    },
  }),
  defect('delete-forgets-the-etag', 'GRAPHQL-09', 'sneaky', 'concurrency', {
    file: 'apps/api/src/graphql/schema.ts',
    from: 'await remove(workspace, bookId, precondition(args.ifMatch ?? undefined))',
    to: "await remove(workspace, bookId, precondition(args.ifMatch ? '*' : undefined))",
    seen: 'A deletion by GraphQL with the etag of an old version deletes the new one.',
    nudge: 'Look at the mutations that take ifMatch.',
    hint: 'Two of them take it. Try both with an old etag.',
    recipe:
      'Read the etag, change the book, then deleteBook with the etag that you have read: PRECONDITION_FAILED.',
    caught: async ({ api, expect }) => {
      await api.send('PATCH', `/books/${exampleBook.id}`, { body: { stock: 3 } });
      const mutation = `mutation { deleteBook(id: "${exampleBook.id}", ifMatch: "\\"1\\"") }`;
      expect(codesIn(await askGraphql(api, mutation))).toEqual(['PRECONDITION_FAILED']);
    },
  }),
  defect('get-changes-books', 'GRAPHQL-12', 'medium', 'security', {
    file: 'apps/api/src/graphql/answer.ts',
    from: "isReadOnly && operation.operation === 'mutation'",
    to: "isReadOnly && operation.operation === 'subscription'",
    seen: 'A mutation in the address of a GET is executed.',
    nudge: 'Look at the methods of the GraphQL endpoint.',
    hint: 'A GET must be safe.',
    recipe: 'GET with a mutation as the query: 405, and the book is as before.',
    caught: async ({ api, expect }) => {
      const query = encodeURIComponent(`mutation { deleteBook(id: "${exampleBook.id}") }`);
      const { status } = await api.get(`/labs/graphql?query=${query}`);
      expect(status).toBe(405);
      expect((await api.get(`/books/${exampleBook.id}`)).status).toBe(200);
    },
  }),
  defect('missing-book-without-an-error', 'GRAPHQL-04', 'medium', 'negative', {
    file: 'apps/api/src/graphql/schema.ts',
    from: 'find(idIn(args))',
    to: 'find(idIn(args)).catch(() => undefined)',
    seen: 'A book that does not exist is null, and errors says nothing about it.',
    nudge: 'Look at what GraphQL answers about a book that is not there.',
    hint: 'A null alone does not say why.',
    recipe:
      'book(id) with an unknown UUID: errors has an entry with the path book and the code NOT_FOUND.',
    caught: async ({ api, expect }) => {
      const missing = '00000000-0000-4000-8000-00000000ffff';
      const answer = await askGraphql(api, `{ book(id: "${missing}") { title } }`);
      expect(codesIn(answer)).toEqual(['NOT_FOUND']);
    },
  }),
  defect('null-keeps-the-description', 'GRAPHQL-02', 'hard', 'sequences', {
    file: 'apps/api/src/graphql/schema.ts',
    from: "validated(bookPatch, args.changes, 'changes')",
    to: "validated(bookPatch, JSON.parse(JSON.stringify(args.changes, (_, value) => value ?? undefined)), 'changes')",
    seen: 'A null in the changes of a book does not empty its description.',
    nudge: 'Look at what updateBook changes.',
    hint: 'One field of a book can be removed.',
    recipe: 'updateBook with stock 3 and description null: the description is empty afterwards.',
    caught: async ({ api, expect }) => {
      const mutation = `mutation { updateBook(id: "${exampleBook.id}", changes: { stock: 3, description: null }) { description } }`;
      const { body } = await askGraphql(api, mutation);
      expect(body.data).toEqual({ updateBook: { description: '' } });
    },
  }),
  defect('only-one-invalid-field', 'GRAPHQL-03', 'hard', 'negative', {
    file: 'apps/api/src/graphql/failures.ts',
    from: 'errors: errors.map(',
    to: 'errors: errors.slice(0, 1).map(',
    seen: 'A mutation with two invalid fields names only the first.',
    nudge: 'Look at how a refused mutation names the invalid fields.',
    hint: 'Make more than one mistake.',
    recipe: 'createBook with a price of -1 and a stock of -1: extensions.errors has two entries.',
    caught: async ({ api, expect }) => {
      const input = { ...newBook, price: -1, stock: -1 };
      const mutation = 'mutation($input: BookInput!) { createBook(input: $input) { id } }';
      const { body } = await askGraphql(api, mutation, { input });
      expect(body.errors?.[0]?.extensions.errors?.map(({ pointer }) => pointer)).toEqual([
        '/price',
        '/stock',
      ]);
    },
  }),
  defect('required-etag-not-asked', 'GRAPHQL-09', 'sneaky', 'security', {
    file: 'apps/api/src/graphql/context.ts',
    from: 'if (ifMatch === undefined && conditions.if_match)',
    to: "if (ifMatch === '' && conditions.if_match)",
    seen: 'In a workspace that requires If-Match, GraphQL changes a book without an etag.',
    nudge: 'Look at the settings of a workspace.',
    hint: 'A rule of the workspace holds on every way in.',
    recipe:
      'PATCH /workspace with if_match required, then updateBook without ifMatch: PRECONDITION_REQUIRED.',
    caught: async ({ api, expect }) => {
      await api.send('PATCH', '/workspace', { body: { if_match: 'required' } });
      const mutation = `mutation { updateBook(id: "${exampleBook.id}", changes: { stock: 3 }) { stock } }`;
      expect(codesIn(await askGraphql(api, mutation))).toEqual(['PRECONDITION_REQUIRED']);
    },
  }),
];
