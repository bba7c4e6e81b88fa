import { authEndpoints } from './auth.ts';
import { behaviorEndpoints } from './behavior.ts';
import { bookEndpoints } from './book-endpoints.ts';
import type { EndpointGroup } from './endpoint.ts';
import { fileEndpoints } from './file.ts';
import type { nounsAtRoot } from './paths.ts';
import { pingEndpoints } from './ping.ts';
import { productEndpoints } from './product.ts';
import { workspaceEndpoints } from './workspace.ts';

/** The table of every endpoint, by noun. */
export const api = {
  books: bookEndpoints,
  auth: authEndpoints,
  behavior: behaviorEndpoints,
  ping: pingEndpoints,
  items: productEndpoints,
  files: fileEndpoints,
  workspaces: workspaceEndpoints,
} as const satisfies Record<string, EndpointGroup>;

export type Api = typeof api;

/** What also answers without a base. */
export const atRoot: Pick<Api, (typeof nounsAtRoot)[number]> = {
  items: api.items,
  files: api.files,
};

/** What each noun is about. */
export const nouns: Readonly<Record<keyof Api, string>> = {
  books: 'A collection of books to read, sort, add to, change and delete.',
  auth: 'A token for the sample account.',
  behavior: 'Calls that are slow, or fail by chance.',
  ping: 'Whether the API is there.',
  items: "The shop's products.",
  files: 'Two files to download.',
  workspaces: 'The private copies of all data and settings.',
};
