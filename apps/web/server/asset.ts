import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { Request, Response } from 'express';
import type { Bodies } from './compressed.ts';

/** One file of the site, ready to send. */
export interface Asset {
  readonly type: string;
  readonly cacheControl: string;
  readonly tag: string;
  readonly bodies: Bodies;
}

/** The source of a test, which the labs show; by its ending it would be a video. */
const typeOf = (path: string): string => (path.endsWith('.ts') ? 'text/plain' : extname(path));

/** Files under /static/ have a hash of their content in the name, so they may be cached for ever. */
export const makeAsset = (path: string, bodies: Bodies): Asset => ({
  type: typeOf(path),
  cacheControl: path.startsWith('/static/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  tag: createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 16),
  bodies,
});

export const sendAsset = (request: Request, response: Response, asset: Asset): void => {
  const encoding = (['br', 'gzip'] as const).find(
    (name) => request.acceptsEncodings(name) && asset.bodies[name],
  );
  if (asset.bodies.br) response.vary('Accept-Encoding');
  if (encoding) response.set('Content-Encoding', encoding);
  response.set({ ETag: `"${asset.tag}-${encoding ?? 'id'}"`, 'Cache-Control': asset.cacheControl });
  response.type(asset.type).send(asset.bodies[encoding ?? 'identity']);
};
