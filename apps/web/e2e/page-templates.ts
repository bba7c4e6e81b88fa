import { chunksByPath, everyPath } from '../src/known-paths.ts';

/** What draws a page: its first chunk, or the page alone when it is in the main script. */
const templateOf = (path: string): string => chunksByPath.get(path)?.[0] ?? path;

/** One page of each template, such as one exercise, one product and one lab. */
export const pageTemplates: ReadonlySet<string> = new Set(
  [...Map.groupBy(everyPath, templateOf).values()].map(([first]) => first ?? ''),
);
