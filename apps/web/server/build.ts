import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Asset, makeAsset } from './asset.ts';
import type { Environment } from './env.ts';
import { readManifest } from './page-files.ts';
import { pageWith } from './pages.ts';
import { putSettings } from './settings.ts';

/** The built site, held in memory: a rebuild never breaks the pages that are open. */
export interface Build {
  /** The page of every path that has one. */
  readonly pages: ReadonlyMap<string, Asset>;
  readonly notFound: Asset;
  readonly files: ReadonlyMap<string, Asset>;
}

/** Reads the site from its folder. `chunksByPath` says which paths there are and what their pages need. */
export const readBuild = async (
  folder: string,
  env: Environment,
  chunksByPath: ReadonlyMap<string, readonly string[]>,
): Promise<Build> => {
  const { index, manifest, contents } = await readFolder(folder);
  const html = putSettings(index, env);
  const files = new Map<string, Asset>();
  const groups = new Map([[], ...chunksByPath.values()].map((chunks) => [chunks.join(), chunks]));
  const pages = new Map<string, Asset>();
  for (const [group, chunks] of groups) {
    const page = pageWith(chunks, html, manifest);
    pages.set(group, await makeAsset('/index.html', Buffer.from(page.html)));
    if (page.script) contents.set(page.script.path, Buffer.from(page.script.text));
  }
  for (const [path, content] of contents) files.set(path, await makeAsset(path, content));
  const pageOf = (chunks: readonly string[]) => pages.get(chunks.join())!;
  return {
    pages: new Map([...chunksByPath].map(([path, chunks]) => [path, pageOf(chunks)])),
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
  contents.delete('/index.html');
  contents.delete('/.vite/manifest.json');
  return { index, manifest: readManifest(manifest), contents };
};

const contentsOf = async (folder: string): Promise<Map<string, Buffer>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const contents = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    return [path.slice(folder.length).replaceAll('\\', '/'), await readFile(path)] as const;
  });
  return new Map(await Promise.all(contents));
};
