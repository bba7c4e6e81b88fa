import type { Book } from '@sparring/contracts/book';
import { newWorkspace, type Problem, type Workspace } from './test-client.ts';

export type Query = Readonly<Record<string, string | number>>;

export const textsOf = (query: Query): [string, string][] =>
  Object.entries(query).map(([name, value]) => [name, String(value)]);
export const list = (query: Query, { get }: Workspace = newWorkspace()) =>
  get<readonly Book[]>(`/books?${new URLSearchParams(textsOf(query)).toString()}`);
export const refused = (query: string) => newWorkspace().get<Problem>(`/books?${query}`);
export const all = async (
  query: Query = {},
  workspace = newWorkspace(),
): Promise<readonly Book[]> => (await list({ limit: 100, ...query }, workspace)).body;
export const idsOf = (books: readonly Book[]) => books.map(({ id }) => id);

/** The URLs of Link by their relation. */
export const linksOf = (headers: Headers): Readonly<Record<string, URL>> =>
  Object.fromEntries(
    (headers.get('Link') ?? '')
      .split(/,\s*(?=<)/)
      .map((link) => /^<(?<path>[^>]+)>.*\brel="(?<rel>\w+)"/.exec(link)?.groups ?? {})
      .map(({ path = '', rel = '' }) => [rel, new URL(path, 'http://api')]),
  );
