import { paths } from '../paths.ts';
import { endpointPages } from './pages.ts';

interface Linked {
  readonly path: string;
  readonly label: string;
}

const others: readonly Linked[] = [
  { path: paths.console, label: 'Console' },
  { path: paths.apiChance, label: 'Replayable chance' },
  { path: paths.apiStatusCodes, label: 'Status codes' },
];

const labels = new Map(
  [...endpointPages.map(({ path, title }) => ({ path, label: title })), ...others].map(
    ({ path, label }) => [path, label],
  ),
);

const linked = (path: string): Linked => ({ path, label: labels.get(path) ?? path });

/** The links of the sidebar, by what a reader wants to do. */
export const sidebar = [
  {
    title: 'Start',
    links: [
      paths.apiBooks,
      paths.apiAuthentication,
      paths.apiBehavior,
      paths.apiWorkspaces,
      paths.console,
    ].map(linked),
  },
  {
    title: 'Failures',
    links: [
      paths.apiFaults,
      paths.apiIdempotency,
      paths.apiLimits,
      paths.apiTime,
      paths.apiChance,
    ].map(linked),
  },
  {
    title: 'Logging in',
    links: [paths.apiAuthLab, paths.apiTokenLab, paths.apiSessionLab, paths.apiOAuthLab].map(
      linked,
    ),
  },
  {
    title: 'Beyond CRUD',
    links: [
      paths.apiGraphql,
      paths.apiEvents,
      paths.apiSocket,
      paths.apiJobs,
      paths.apiWebhooks,
      paths.apiCursorPages,
      paths.apiPatchAndBulk,
      paths.apiCsv,
      paths.apiUploads,
      paths.apiVersions,
    ].map(linked),
  },
  {
    title: 'Reference',
    links: [paths.apiDocumentation, paths.apiStatusCodes, paths.apiRequests].map(linked),
  },
] as const;
