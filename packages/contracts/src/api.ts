import { authEndpoints } from './auth.ts';
import { behaviorEndpoints } from './behavior.ts';
import { bookEndpoints } from './book-endpoints.ts';
import type { EndpointGroup } from './endpoint.ts';
import { fileEndpoints } from './file.ts';
import { pingEndpoints } from './ping.ts';
import { productEndpoints } from './product.ts';
import { workspaceEndpoints } from './workspace.ts';

/** The paths under which every endpoint answers. The first is the one the documentation shows. */
export const bases = ['/v1/practice', '/practice'] as const;

/** The nouns that also answer at the root of the site, where the shop and the file exercises ask for them. */
export const atRoot = ['items', 'files'] as const;

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
