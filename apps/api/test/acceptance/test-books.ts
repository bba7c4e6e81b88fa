import type { Book } from '@sparring/contracts/book';
import type { Problem, RequestOptions, Workspace } from './test-client.ts';

/** A book that no workspace has yet. */
export const newBook = {
  title: 'Tea with the Debugger',
  author: 'Noor Haddad',
  price: 19.5,
  description: 'One breakpoint, two cups.',
  category: 'Testing',
  isbn: '9781000000009',
  stock: 4,
} as const;

/** The first book of every new workspace. */
export const firstBook = '/books/00000000-0000-4000-8000-000000000001';
export const unknownBook = '/books/00000000-0000-4000-8000-00000000ffff';

export const create = (workspace: Workspace, changes: object = {}) =>
  workspace.send<Book>('POST', '/books', { body: { ...newBook, ...changes } });

/** A creation that the API is expected to refuse. */
export const refused = (workspace: Workspace, changes: object) =>
  workspace.send<Problem>('POST', '/books', { body: { ...newBook, ...changes } });

export const read = (
  workspace: Workspace,
  path = firstBook,
  headers: RequestOptions['headers'] = {},
) => workspace.get<Book>(path, headers);

export const etagOf = async (workspace: Workspace, path = firstBook): Promise<string> =>
  (await read(workspace, path)).headers.get('ETag') ?? '';

/** How many books a workspace has. */
export const countOf = async (workspace: Workspace): Promise<number> =>
  Number((await workspace.get('/books')).headers.get('X-Total-Count'));
