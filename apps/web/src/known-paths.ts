import { products } from '@sparring/contracts/products';
import { exercises } from './exercises/packs.ts';
import { guideChunk, guides, index } from './guides/guides.ts';
import { labs } from './labs/catalogue.ts';
import { lazyPages, tasksRoute } from './lazy-pages.ts';
import { aliasPath, guidePath, paths, productPath } from './paths.ts';
import { guides as pageGuides } from './reference/guides.ts';
import { endpointChunk, type EndpointPage, endpointPages } from './reference/pages.ts';

const chunkAt = new Map(lazyPages.map(({ path, chunk }) => [path, chunk]));

/** Empty for a route in the main script. */
const chunksAt = (route: string): string[] =>
  [chunkAt.get(route)].filter((chunk) => chunk !== undefined);

const fixed = Object.values(paths).filter((path) => !/[:*]/.test(path));

const chunksOfEndpoints = (page: EndpointPage): string[] => {
  const [chunk] = pageGuides[page.path] ?? [];
  return [...chunksAt(paths.apiPage), endpointChunk(page), ...(chunk ? [chunk] : [])];
};

const pages: readonly (readonly [string, readonly string[]])[] = [
  ...fixed.map((path) => [path, chunksAt(path)] as const),
  ...endpointPages.map((page) => [page.path, chunksOfEndpoints(page)] as const),
  [paths.api, chunksOfEndpoints(endpointPages[0]!)],
  [paths.tasks, chunksAt(tasksRoute)],
  [`${paths.tasks}/sheet`, chunksAt(tasksRoute)],
  ['/join', chunksAt(paths.join)],
  ['/desk', chunksAt(paths.desk)],
  [paths.guides, [...chunksAt(paths.guides), guideChunk(index)]],
  ...guides.map(
    (guide) => [guidePath(guide.slug), [...chunksAt(paths.guide), guideChunk(guide)]] as const,
  ),
  ...products.map(({ id }) => [productPath(id), chunksAt(paths.product)] as const),
  ...exercises.map(({ path, slug }) => [path, [...chunksAt(paths.exercise), slug]] as const),
  ...labs.map(({ path, slug }) => [path, [...chunksAt(paths.lab), slug]] as const),
];

const aliases = exercises.map(
  (each) => [aliasPath(each), [...chunksAt(paths.exercise), each.slug]] as const,
);

/** Every address that has a page. */
export const everyPath: readonly string[] = [...new Set(pages.map(([path]) => path))];

/** Every address of a page, including aliases, with the chunks that the page needs. */
export const chunksByPath: ReadonlyMap<string, readonly string[]> = new Map([...aliases, ...pages]);
