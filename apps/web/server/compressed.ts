import { extname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The content of a file, uncompressed and, if the type is worth it, compressed. */
export interface Bodies {
  readonly identity: Buffer;
  readonly gzip?: Buffer;
  readonly br?: Buffer;
}

/** The file name endings of the compressed forms. */
export const endings = { gzip: '.gz', br: '.br' } as const;

export const isCompressible = (path: string): boolean =>
  /^\.(html|js|css|json|svg|txt|xml|map|webmanifest)$/.test(extname(path));

/** The highest Brotli level takes thirty times as long as level 5 and saves a tenth of the size. */
export const compressed = (content: Buffer, brotliLevel: number): Required<Bodies> => ({
  identity: content,
  gzip: gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
  br: brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliLevel,
      /* Without the size hint, Brotli allocates memory for the longest possible content. */
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  }),
});
