import type { Operation } from 'rfc6902';
import type { Book } from '@sparring/contracts/book';
import type { Snapshot } from '@sparring/contracts/snapshots/snapshot';
import type { Workspace as Shown } from '@sparring/contracts/workspace';
import { create, firstBook } from './test-books.ts';
import type { Workspace } from './test-client.ts';

export const path = '/workspace/snapshots';
export const take = (workspace: Workspace) => workspace.send<Snapshot>('POST', path);
export const restore = (workspace: Workspace, id = 1) =>
  workspace.send<Shown>('POST', `${path}/${id}/restore`);
export const compare = (workspace: Workspace, id = 1) =>
  workspace.get<readonly Operation[]>(`${path}/${id}/difference`);
export const ids = async (workspace: Workspace) =>
  (await workspace.get<readonly Snapshot[]>(path)).body.map(({ id }) => id);

/** What a snapshot keeps. */
export const dataOf = async (workspace: Pick<Workspace, 'get'>) => {
  const { body } = await workspace.get<Shown>('/workspace');
  const { seed, step, chance } = body;
  const books = (await workspace.get<readonly Book[]>('/books?limit=100')).body;
  return { seed, step, chance, books: Object.fromEntries(books.map((book) => [book.id, book])) };
};

/** Changes, adds and deletes books, and the chance. */
export const disturb = async (workspace: Workspace) => {
  await workspace.send('PATCH', firstBook, { body: { stock: 1, title: 'Other' } });
  await create(workspace);
  await workspace.send('DELETE', '/books/00000000-0000-4000-8000-000000000030');
  await workspace.send('PATCH', '/workspace', { body: { seed: 7, chance: 'never' } });
};
