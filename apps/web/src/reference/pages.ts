import type { Api } from '@sparring/contracts/api';
import { paths } from '../paths.ts';

export type Noun = keyof Api;

export interface EndpointPage {
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  /** Whose endpoints the page shows; all of them when left out. */
  readonly nouns?: readonly Noun[];
}

/** Which noun shows on which page. */
export const endpointPages: readonly EndpointPage[] = [
  {
    path: paths.apiBooks,
    title: 'Book API',
    lead: 'A small library to read and change: lists with filters, sorting and pages, conditional requests, and errors that name the bad field.',
    nouns: ['books'],
  },
  {
    path: paths.apiAuthentication,
    title: 'Authentication API',
    lead: 'Trade a name and a password for a token, and show the token with the calls that follow.',
    nouns: ['auth'],
  },
  {
    path: paths.apiBehavior,
    title: 'Behavior API',
    lead: 'Calls that answer at once, late, too often or not at all: the weather every test suite has to live with.',
    nouns: ['ping', 'behavior'],
  },
  {
    path: paths.apiWorkspaces,
    title: 'Workspaces',
    lead: 'A workspace is your own copy of all the data and settings. What you change in yours, nobody else sees.',
    nouns: ['workspaces'],
  },
  {
    path: paths.apiDocumentation,
    title: 'API documentation',
    lead: 'Every endpoint on one page, printed from the same table that the API itself runs on.',
  },
];

/** What the sidebar lists, in its order. */
export const sidebar: readonly { readonly path: string; readonly label: string }[] = [
  ...endpointPages.map(({ path, title }) => ({ path, label: title })),
  { path: paths.apiChance, label: 'Replayable chance' },
  { path: paths.apiStatusCodes, label: 'Status codes' },
];
