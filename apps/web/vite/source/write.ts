import { mkdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { readSource, type SourceFile } from './files.ts';
import { tarOf } from './tar.ts';

/** The files in each folder of kits/, by its name. */
const kitsIn = (files: readonly SourceFile[]) =>
  Map.groupBy(
    files.flatMap((file) => {
      const [, kit, path] = /^kits\/([^/]+)\/(.+)$/.exec(file.path) ?? [];
      return kit && path ? [{ ...file, kit, path }] : [];
    }),
    ({ kit }) => kit,
  );

const zipOf = (folder: string, files: readonly SourceFile[]): Uint8Array =>
  zipSync(
    Object.fromEntries(
      files.map(({ path, content, mtime }) => [`${folder}/${path}`, [content, { mtime }]]),
    ),
  );

/** Files with the same ending are alike: beside each other they compress to less. */
const byEnding = (one: SourceFile, other: SourceFile): number =>
  extname(one.path).localeCompare(extname(other.path));

/** Writes the source and each kit as archives into a built site, which serves them. */
export const writeSource = (root: string, site: string): void => {
  const files = readSource(root).toSorted(byEnding);
  const kits = join(site, 'kits');
  mkdirSync(kits, { recursive: true });
  writeFileSync(join(site, 'sparring.tar.gz'), gzipSync(tarOf('sparring', files), { level: 9 }));
  for (const [kit, inKit] of kitsIn(files)) {
    writeFileSync(join(kits, `${kit}.tar.gz`), gzipSync(tarOf(kit, inKit)));
    writeFileSync(join(kits, `${kit}.zip`), zipOf(kit, inKit));
  }
};
