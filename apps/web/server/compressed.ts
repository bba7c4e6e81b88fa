import { extname } from 'node:path';
import { type BrotliOptions, brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The content of a file, uncompressed and, if the type is worth it, compressed. */
export interface Bodies {
  readonly identity: Buffer;
  readonly gzip?: Buffer;
  readonly br?: Buffer;
}

/** The ending of the Brotli form that the build writes beside a file. */
export const brotliEnding = '.br';

export const isCompressible = (path: string): boolean =>
  /^\.(html|js|ts|py|css|json|svg|txt|xml|map|webmanifest)$/.test(extname(path));

const gzipped = (content: Buffer): Buffer =>
  gzipSync(content, { level: constants.Z_BEST_COMPRESSION });

/** The highest Brotli level takes thirty times as long as level 5 and saves a tenth of the size. */
export const brotliOptions = (content: Buffer, level: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: level,
    /* Without the size hint, Brotli allocates memory for the longest possible content. */
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  },
});

export const compressed = (content: Buffer, brotliLevel: number): Required<Bodies> => ({
  identity: content,
  gzip: gzipped(content),
  br: brotliCompressSync(content, brotliOptions(content, brotliLevel)),
});

/** Makes the gzip form when it is first asked for: a build with one for each file would be an eighth larger. */
export const withGzip = (identity: Buffer, br: Buffer): Required<Bodies> => {
  let gzip: Buffer | undefined;
  return {
    identity,
    br,
    get gzip() {
      return (gzip ??= gzipped(identity));
    },
  };
};
