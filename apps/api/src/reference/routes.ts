import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { Address } from '@sparring/contracts/print/address';
import { publicWorkspace } from '@sparring/contracts/workspace';
import type { Proxies } from '@sparring/serving/proxies';
import { byAddress } from './by-address.ts';
import { folder } from '../folder.ts';
import { publicOriginBy } from '../http/public-origin.ts';
import { resource } from '../http/resource.ts';
import { sendFile } from '../http/send-file.ts';
import { sendJson } from '../http/send-json.ts';
import { prefixOf, workspaceOf } from '../http/workspace.ts';

const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const underPolicy: RequestHandler = (_request, response, next) => {
  response.set('Content-Security-Policy', pagePolicy);
  next();
};

/** Loaded at the first request, so that the API starts faster. */
const printers = () => import('./printed.ts');
const pages = () => import('./print/reference-page.ts');
const problemPages = () => import('./problem-page.ts');

type AddressOf = (request: Request, response: Response) => Address;

/** The paths in a document name the workspace only if the path of the request does. A client that uses the header keeps using it. */
const addressBy = (proxies: Proxies): AddressOf => {
  const publicOrigin = publicOriginBy(proxies);
  return (request, response) => ({
    origin: publicOrigin(request, response),
    workspace: prefixOf(response) ? workspaceOf(response) : publicWorkspace,
  });
};

const printed =
  (document: 'openApi' | 'postman', addressOf: AddressOf): RequestHandler =>
  async (request, response) =>
    sendJson(response, (await printers())[document](addressOf(request, response)));

const compressed = promisify(gzip);

/** The page is long and repetitive: compression reduces it to a tenth. */
const pageBytes = byAddress(async (address) => {
  const plain = Buffer.from((await pages()).printReference(address));
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { tag, plain, zipped: await compressed(plain) };
});

const reference =
  (addressOf: AddressOf): RequestHandler =>
  async (request, response) => {
    const { tag, plain, zipped } = await pageBytes(addressOf(request, response));
    const isZipped = request.acceptsEncodings('gzip') !== false;
    response.vary('Accept-Encoding').type('html');
    response.set({ 'Cache-Control': 'no-cache', ETag: isZipped ? `"${tag}-gzip"` : `"${tag}"` });
    if (isZipped) response.set('Content-Encoding', 'gzip');
    response.send(isZipped ? zipped : plain);
  };

const pageFiles = fileURLToPath(folder('reference/page'));

const headers = { 'Cache-Control': 'public, max-age=3600' };

const file =
  (name: string, mediaType: string): RequestHandler =>
  (_request, response) =>
    sendFile(response, { path: join(pageFiles, name), mediaType, headers });

const files = {
  'reference.css': 'text/css; charset=utf-8',
  'reference.js': 'text/javascript; charset=utf-8',
};

/** The documents for tools and the pages for people. The pages load nothing from other origins. */
export const referenceRoutes = (proxies: Proxies): Router => {
  const router = Router({ caseSensitive: true });
  const addressOf = addressBy(proxies);
  resource(router, '/openapi.json', printed('openApi', addressOf));
  resource(router, '/postman.json', printed('postman', addressOf));
  resource(router, '/docs', underPolicy, reference(addressOf));
  resource(router, '/docs/problems/:kind', underPolicy, async ({ params }, response) => {
    const { problemPage } = await problemPages();
    response.send(problemPage(String(params['kind'])));
  });
  for (const [name, mediaType] of Object.entries(files))
    resource(router, `/docs/${name}`, underPolicy, file(name, mediaType));
  return router;
};
