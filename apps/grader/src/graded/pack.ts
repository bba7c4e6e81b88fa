import { readFile, writeFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { Asset } from '@sparring/web/server/asset';
import type { Build } from '@sparring/web/server/build';
import { withGzip } from '@sparring/web/server/compressed';

/** Changes the bodies of each file once: many pages have the same. */
const withBodies = (build: Build, bodiesOf: (asset: Asset) => Asset['bodies']): Build => {
  const changed = new Map<Asset, Asset>();
  const change = (asset: Asset): Asset => {
    const known = changed.get(asset) ?? { ...asset, bodies: bodiesOf(asset) };
    changed.set(asset, known);
    return known;
  };
  const all = (assets: ReadonlyMap<string, Asset>) =>
    new Map([...assets].map(([path, asset]) => [path, change(asset)]));
  return { pages: all(build.pages), notFound: change(build.notFound), files: all(build.files) };
};

/** Brotli takes a second: it is done once, so that an instance need not. The gzip form is made when it is asked for. Unpacking takes 10 ms and halves the image. */
export const writePack = (file: string, build: Build): Promise<void> =>
  writeFile(
    file,
    zstdCompressSync(
      serialize(
        withBodies(build, ({ bodies: { identity, br } }) => ({ identity, ...(br && { br }) })),
      ),
    ),
  );

export const readPack = async (file: string): Promise<Build> =>
  withBodies(deserialize(zstdDecompressSync(await readFile(file))) as Build, ({ bodies }) =>
    bodies.br ? withGzip(bodies.identity, bodies.br) : bodies,
  );
