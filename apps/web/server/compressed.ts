import { extname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A content as it travels to a client that takes no compression, and to the others where that is shorter. */
export interface Bodies {
  readonly identity: Buffer;
  readonly gzip?: Buffer;
  readonly br?: Buffer;
}

/** How the compressed form of a file is called, beside the file. */
export const endings = { gzip: '.gz', br: '.br' } as const;

export const isCompressible = (path: string): boolean =>
  /^\.(html|js|css|json|svg|txt|xml|map|webmanifest)$/.test(extname(path));

/** Brotli knows eleven levels; the highest takes thirty times as long as the fifth for a tenth less. */
export const compressed = (content: Buffer, brotliLevel: number): Required<Bodies> => ({
  identity: content,
  gzip: gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
  br: brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliLevel,
      /* Without the size Brotli makes room for the longest content that there can be. */
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  }),
});
