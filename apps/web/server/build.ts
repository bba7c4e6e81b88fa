import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Asset, makeAsset } from './asset.ts';
import type { Env } from './env.ts';
import { putSettings } from './settings.ts';

/** The built site, held in memory: a rebuild never breaks the pages that are open. */
export interface Build {
  page: Asset;
  files: Map<string, Asset>;
}

export async function readBuild(folder: string, env: Env): Promise<Build> {
  const paths = await filesIn(folder);
  if (!paths.includes('/index.html')) {
    throw new Error(`${folder} holds no built site: run "npm start", which builds it first.`);
  }
  const assets = await Promise.all(
    paths.map(async (path) => {
      const content = await readFile(join(folder, path));
      if (path !== '/index.html') return [path, await makeAsset(path, content)] as const;
      const page = putSettings(content.toString(), env);
      return [path, await makeAsset(path, Buffer.from(page))] as const;
    }),
  );
  const files = new Map(assets);
  const page = files.get('/index.html')!;
  files.delete('/index.html');
  return { page, files };
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'));
}
