import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type Asset, makeAsset } from './asset.ts';
import { type Bodies, brotliEnding, compressed, withGzip } from './compressed.ts';
import type { Environment } from './env.ts';
import { readManifest } from './page-files.ts';
import { pageWith } from './page-html.ts';
import { putSettings } from './settings.ts';

/** The built site in memory, so that a rebuild does not break pages that are open. */
export interface Build {
  /** The page of every path that has one, by the path in lower case. */
  readonly pages: ReadonlyMap<string, Asset>;
  readonly notFound: Asset;
  readonly files: ReadonlyMap<string, Asset>;
}

/** A fast Brotli level, because the pages are compressed when the server starts. */
const quickLevel = 5;

/** Reads the site from its folder. `chunksByPath` has every path with the chunks of its page. */
export const readBuild = async (
  folder: string,
  env: Environment,
  chunksByPath: ReadonlyMap<string, readonly string[]>,
): Promise<Build> => {
  const { index, manifest, files } = await readFolder(folder);
  const html = putSettings(index, env);
  const groups = new Map([[], ...chunksByPath.values()].map((chunks) => [chunks.join(), chunks]));
  const pages = new Map<string, Asset>();
  for (const [group, chunks] of groups) {
    const page = pageWith(chunks, html, manifest);
    pages.set(group, makeAsset('/index.html', compressed(Buffer.from(page.html), quickLevel)));
    if (!page.script) continue;
    const { path, text } = page.script;
    /* Not compressed, because the header would be longer than the saving. */
    files.set(path, makeAsset(path, { identity: Buffer.from(text) }));
  }
  const pageOf = (chunks: readonly string[]) => pages.get(chunks.join())!;
  return {
    pages: new Map([...chunksByPath].map(([path, chunks]) => [path.toLowerCase(), pageOf(chunks)])),
    notFound: pageOf([]),
    files,
  };
};

const readFolder = async (folder: string) => {
  const contents = await contentsOf(folder);
  const index = contents.get('/index.html')?.toString();
  const manifest = contents.get('/.vite/manifest.json')?.toString();
  if (!index || !manifest) {
    throw new Error(`${folder} holds no built site: run "npm start", which builds it first.`);
  }
  const files = new Map<string, Asset>();
  for (const path of contents.keys()) {
    if (isServed(path)) files.set(path, makeAsset(path, bodiesOf(path, contents)));
  }
  return { index, manifest: readManifest(manifest), files };
};

const isServed = (path: string): boolean =>
  path !== '/index.html' && !path.startsWith('/.vite/') && !path.endsWith(brotliEnding);

/** The build writes the Brotli form of a file beside it. */
const bodiesOf = (path: string, contents: ReadonlyMap<string, Buffer>): Bodies => {
  const identity = contents.get(path)!;
  const br = contents.get(path + brotliEnding);
  return br ? withGzip(identity, br) : { identity };
};

/** The image holds of a compressed file only its Brotli form. */
const withIdentities = (contents: Map<string, Buffer>): Map<string, Buffer> => {
  for (const [path, br] of Array.from(contents)) {
    if (!path.endsWith(brotliEnding)) continue;
    const file = path.slice(0, -brotliEnding.length);
    if (!contents.has(file)) contents.set(file, brotliDecompressSync(br));
  }
  return contents;
};

/** An unreadable folder counts as empty, which the caller reports as a missing site. */
const contentsOf = async (folder: string): Promise<Map<string, Buffer>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const contents = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    return [path.slice(folder.length).replaceAll('\\', '/'), await readFile(path)] as const;
  });
  return withIdentities(new Map(await Promise.all(contents)));
};
