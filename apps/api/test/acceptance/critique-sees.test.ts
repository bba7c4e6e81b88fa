import { expect, test } from 'vitest';
import { firstBook, newBook } from './test-books.ts';
import type { Workspace } from './test-client.ts';
import { limitToOne, verdictOf } from './test-critique.ts';

const bulk = (workspace: Workspace, operation: object) =>
  workspace.send<{ results: readonly { book?: { id: string } }[] }>('POST', '/labs/books/bulk', {
    body: { operations: [operation] },
  });
const graphql = (workspace: Workspace, query: string, variables: object) =>
  workspace.send<{ data: { made: { id: string } } }>('POST', '/labs/graphql', {
    body: { query, variables },
  });
const csvFile = 'title,author,price,isbn,category,stock\nA,B,1.00,9780000009012,Fiction,1\n';

/** The ways to create a book; each returns its id. */
const creations: Readonly<Record<string, (workspace: Workspace) => Promise<string>>> = {
  'one by one': async (workspace) =>
    (await workspace.send<{ id: string }>('POST', '/books', { body: newBook })).body.id,
  'in bulk': async (workspace) =>
    (await bulk(workspace, { op: 'create', book: newBook })).body.results[0]!.book!.id,
  'from CSV': async (workspace) => {
    const headers = { 'Content-Type': 'text/csv' };
    const { body } = await workspace.send<{ books: readonly { id: string }[] }>(
      'POST',
      '/labs/books.csv',
      { headers, raw: csvFile },
    );
    return body.books[0]!.id;
  },
  'by PUT': async (workspace) => {
    const id = '00000000-0000-4000-8000-00000000abcd';
    await workspace.send('PUT', `/books/${id}`, {
      headers: { 'If-None-Match': '*' },
      body: newBook,
    });
    return id;
  },
  'by GraphQL': async (workspace) => {
    const query = 'mutation ($input: BookInput!) { made: createBook(input: $input) { id } }';
    return (await graphql(workspace, query, { input: newBook })).body.data.made.id;
  },
};

const removals: Readonly<Record<string, (workspace: Workspace, id: string) => Promise<unknown>>> = {
  'one by one': (workspace, id) => workspace.send('DELETE', `/books/${id}`),
  'in bulk': (workspace, id) => bulk(workspace, { op: 'delete', id }),
  'by GraphQL': (workspace, id) =>
    graphql(workspace, 'mutation ($id: ID!) { deleteBook(id: $id) }', { id }),
};

test.each(Object.keys(creations))(
  'sees a book that is left, created %s [CRITIQUE-04]',
  async (how) => {
    const said = await verdictOf('leaves-no-rows', creations[how]!);
    expect(said?.verdict).toBe('improve');
  },
);

test.each(
  Object.keys(creations).flatMap((how) => Object.keys(removals).map((way) => [how, way] as const)),
)('sees that a book created %s is removed %s [CRITIQUE-04]', async (how, way) => {
  const said = await verdictOf('leaves-no-rows', async (workspace) =>
    removals[way]!(workspace, await creations[how]!(workspace)),
  );
  expect(said?.verdict).toBe('good');
});

test.each([
  ['good', true],
  ['improve', false],
])('is %s of a JSON Patch with If-Match: %j [CRITIQUE-04]', async (verdict, isSent) => {
  const said = await verdictOf('changes-with-if-match', async (workspace) => {
    const ETag = (await workspace.get(firstBook)).headers.get('ETag')!;
    await workspace.send('PATCH', `/labs${firstBook}`, {
      headers: {
        'Content-Type': 'application/json-patch+json',
        ...(isSent && { 'If-Match': ETag }),
      },
      raw: '[{"op":"replace","path":"/stock","value":2}]',
    });
  });
  expect(said?.verdict).toBe(verdict);
});

test.each(['seconds', 'date'])(
  'sees that a client waits as long as Retry-After says in %s, by the clock of the workspace [CRITIQUE-05]',
  async (form) => {
    const said = await verdictOf('waits-for-retry-after', async (workspace) => {
      await workspace.send('PATCH', '/workspace', {
        body: { now: '2030-01-01T00:00:00Z', clock: 'frozen' },
      });
      await limitToOne(workspace, form);
      for (let times = 0; times < 2; times += 1) await workspace.get('/ping');
      await workspace.send('PATCH', '/workspace', { body: { advance: 'PT60S' } });
      await workspace.get('/ping');
    });
    expect(said?.verdict).toBe('good');
  },
);

test('takes a cursor from next_cursor for what it is [CRITIQUE-06]', async () => {
  const said = await verdictOf('follows-links', async (workspace) => {
    const { body } = await workspace.get<{ next_cursor: string }>('/labs/books?limit=5');
    await workspace.get(`/labs/books?cursor=${encodeURIComponent(body.next_cursor)}&limit=5`);
  });
  expect(said?.verdict).toBe('good');
});
