import { api } from '@sparring/contracts/api';
import type { Endpoint } from '@sparring/contracts/endpoint';
import type { Entry } from '../../src/find/entry.ts';
import { paths } from '../../src/paths.ts';
import { kebab } from '../../src/reference/kebab.ts';
import { type Noun, endpointPages } from '../../src/reference/pages.ts';

/** The page of all endpoints is only for those that no other page has. */
const pageOf = (noun: Noun, id: string): string =>
  endpointPages.find(
    ({ nouns, ids }) => nouns?.includes(noun) && (ids === undefined || ids.includes(id)),
  )?.path ?? paths.apiDocumentation;

/** Every endpoint, at its card. */
export const endpointEntries: readonly Entry[] = (Object.keys(api) as Noun[]).flatMap((noun) =>
  Object.entries<Endpoint>(api[noun]).map(([id, { method, path, title }]): Entry => ({
    kind: 'Endpoints',
    title: `${method} ${path}`,
    text: title,
    to: `${pageOf(noun, id)}#${kebab(id)}`,
  })),
);
