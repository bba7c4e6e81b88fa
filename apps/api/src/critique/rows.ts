import { bases } from '@sparring/contracts/paths';
import type { RecordedMessage, RecordedRequest } from '@sparring/contracts/recorded-request';
import { headerOf, isSuccess, resourceOf } from './record-facts.ts';

const base = new RegExp(`^(?:${bases.join('|')})(?=/)`);

/** The path of the contracts. A book of the labs is that of /books. */
export const rowAt = (path: string): string =>
  resourceOf(path)
    .replace(base, '')
    .replace(/^\/labs(?=\/books\/)/, '');

/** The JSON of a body that the log holds as a whole. */
const jsonOf = ({ body }: RecordedMessage): unknown => {
  try {
    return body?.complete ? JSON.parse(body.text) : undefined;
  } catch {
    return undefined;
  }
};

const bookAt = (id: unknown): string => `/books/${String(id)}`;

interface BulkOperation {
  readonly op?: string;
  readonly id?: string;
}

/** The operations of a bulk request that succeeded, with the path of their book. */
const inBulk = ({ request, answer }: RecordedRequest, op: string): readonly string[] => {
  const { operations = [] } = (jsonOf(request) ?? {}) as { operations?: readonly BulkOperation[] };
  const { results = [] } = (jsonOf(answer) ?? {}) as {
    results?: readonly { readonly status: number; readonly location?: string }[];
  };
  return operations.flatMap((operation, at) => {
    const { status = 500, location } = results[at] ?? {};
    if (operation.op !== op || status >= 300) return [];
    return [location === undefined ? bookAt(operation.id) : rowAt(location)];
  });
};

const ids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
const idsIn = ({ body }: RecordedMessage): readonly string[] => body?.text.match(ids) ?? [];

/** The books of a mutation of GraphQL: those that it names, or those that only its answer names. */
const inGraphql = (
  { request, answer }: RecordedRequest,
  mutation: 'createBook' | 'deleteBook',
): readonly string[] => {
  if (!request.body?.text.includes(mutation)) return [];
  const named = idsIn(request);
  const found =
    mutation === 'deleteBook' ? named : idsIn(answer).filter((id) => !named.includes(id));
  return found.map(bookAt);
};

const importedBooks = ({ answer }: RecordedRequest): readonly string[] => {
  const { books = [] } = (jsonOf(answer) ?? {}) as { books?: readonly { readonly id: string }[] };
  return books.map(({ id }) => bookAt(id));
};

/** The paths of what a request has created. */
export const createdBy = (record: RecordedRequest): readonly string[] => {
  const { method, path, status, answer } = record;
  const row = rowAt(path);
  if (method === 'POST' && row === '/books/bulk') return inBulk(record, 'create');
  if (method === 'POST' && row === '/labs/graphql') return inGraphql(record, 'createBook');
  /* A new workspace has a log of its own. */
  if (status !== 201 || row === '/workspaces') return [];
  if (row === '/labs/books.csv') return importedBooks(record);
  const location = headerOf(answer, 'Location');
  return location === undefined ? [] : [rowAt(location)];
};

const resetsAll = ({ method, path }: RecordedRequest): boolean =>
  (method === 'POST' && rowAt(path) === '/workspace/reset') ||
  (method === 'DELETE' && rowAt(path) === '/workspace');

/** Whether a request has removed what is at this path. */
export const removes = (record: RecordedRequest, row: string): boolean => {
  if (!isSuccess(record)) return false;
  if (resetsAll(record)) return true;
  if (record.method === 'DELETE') return rowAt(record.path) === row;
  if (rowAt(record.path) === '/books/bulk') return inBulk(record, 'delete').includes(row);
  return rowAt(record.path) === '/labs/graphql' && inGraphql(record, 'deleteBook').includes(row);
};
