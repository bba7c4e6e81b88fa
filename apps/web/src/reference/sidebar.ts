import { paths } from '../paths.ts';
import { endpointPages } from './pages.ts';

const labels: ReadonlyMap<string, string> = new Map([
  ...endpointPages.map(({ path, title }) => [path, title] as const),
  [paths.console, 'Console'],
  [paths.apiChance, 'Replayable chance'],
  [paths.apiStatusCodes, 'Status codes'],
]);

/** The pages by what a reader wants to do. */
const groups: Readonly<Record<string, readonly string[]>> = {
  Start: [
    paths.apiBooks,
    paths.apiAuthentication,
    paths.apiBehavior,
    paths.apiWorkspaces,
    paths.console,
  ],
  Failures: [
    paths.apiFaults,
    paths.apiIdempotency,
    paths.apiLimits,
    paths.apiTime,
    paths.apiChance,
  ],
  'Logging in': [paths.apiAuthLab, paths.apiTokenLab, paths.apiSessionLab, paths.apiOAuthLab],
  'Beyond CRUD': [
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
  ],
  Reference: [paths.apiDocumentation, paths.apiStatusCodes, paths.apiRequests],
};

/** The links of the sidebar. */
export const sidebar = Object.entries(groups).map(([title, pages]) => ({
  title,
  links: pages.map((path) => ({ path, label: labels.get(path) ?? path })),
}));
