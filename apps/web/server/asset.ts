import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

/** One file of the site, ready to send: compressed once, when the server starts. */
export interface Asset {
  readonly type: string;
  readonly cacheControl: string;
  readonly tag: string;
  readonly bodies: { identity: Buffer; gzip?: Buffer; br?: Buffer };
}

const compressible = /^\.(html|js|css|json|svg|txt|xml|map|webmanifest)$/;
const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** The build names everything under /static/ by its content, so it may be kept for ever. */
export const makeAsset = async (path: string, identity: Buffer): Promise<Asset> => {
  const type = extname(path);
  const bodies = compressible.test(type)
    ? { identity, br: await pack.br(identity, quality), gzip: await pack.gzip(identity) }
    : { identity };
  return {
    type,
    cacheControl: path.startsWith('/static/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    tag: createHash('sha256').update(identity).digest('base64url').slice(0, 16),
    bodies,
  };
};

export const sendAsset = (request: Request, response: Response, asset: Asset): void => {
  const encoding = (['br', 'gzip'] as const).find(
    (name) => asset.bodies[name] && request.acceptsEncodings(name),
  );
  if (asset.bodies.br) response.vary('Accept-Encoding');
  if (encoding) response.set('Content-Encoding', encoding);
  response.set({ ETag: `"${asset.tag}-${encoding ?? 'id'}"`, 'Cache-Control': asset.cacheControl });
  response.type(asset.type).send(asset.bodies[encoding ?? 'identity']);
};
