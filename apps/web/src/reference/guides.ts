import type { ComponentType } from 'react';
import { paths } from '../paths.ts';

/** What a page says before its endpoints, in a chunk of its own. Its module exports nothing else. */
export type PageGuide = readonly [
  chunk: string,
  load: () => Promise<Readonly<Record<string, ComponentType>>>,
];

export const guides: Readonly<Record<string, PageGuide>> = {
  [paths.apiBooks]: ['quick-start', () => import('./guide/quick-start.tsx')],
  [paths.apiWorkspaces]: ['workspace-guide', () => import('./guide/workspace-guide.tsx')],
  [paths.apiTime]: ['time-guide', () => import('./guide/time-guide.tsx')],
  [paths.apiLimits]: ['limit-guide', () => import('./guide/limit-guide.tsx')],
  [paths.apiFaults]: ['fault-guide', () => import('./guide/fault-guide.tsx')],
  [paths.apiIdempotency]: ['lost-answer-guide', () => import('./guide/lost-answer-guide.tsx')],
  [paths.apiOAuthLab]: ['authorize-link', () => import('./auth-lab/authorize-link.tsx')],
  [paths.apiGraphql]: ['graphql-guide', () => import('./graphql/graphql-guide.tsx')],
  [paths.apiEvents]: ['event-guide', () => import('./live/event-guide.tsx')],
  [paths.apiSocket]: ['socket-guide', () => import('./live/socket-guide.tsx')],
  [paths.apiJobs]: ['job-guide', () => import('./guide/job-guide.tsx')],
  [paths.apiWebhooks]: ['webhook-guide', () => import('./guide/webhook-guide.tsx')],
  [paths.apiCursorPages]: ['cursor-guide', () => import('./guide/cursor-guide.tsx')],
  [paths.apiCsv]: ['csv-guide', () => import('./guide/csv-guide.tsx')],
  [paths.apiUploads]: ['upload-form', () => import('./guide/upload-form.tsx')],
  [paths.apiVersions]: ['sunset-guide', () => import('./guide/sunset-guide.tsx')],
  [paths.apiDocumentation]: ['format-links', () => import('./format-links.tsx')],
};
