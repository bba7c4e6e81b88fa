import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Router } from 'express';
import type { Address } from '@sparring/contracts/print/address';
import { publicWorkspace } from '@sparring/contracts/workspace';
import { publicOrigin } from '../http/read/public-origin.ts';
import { byAddress } from './by-address.ts';
import { folder } from '../folder.ts';
import { resource } from '../http/endpoint/resource.ts';
import { isNotModified } from '../http/read/conditional.ts';
import { fileAnswer } from '../http/send/file-answer.ts';
import { jsonAnswer } from '../http/send/json-answer.ts';
import { acceptsGzip, requireAcceptable } from '../http/read/negotiation.ts';
import type { Answer } from '../request/answer.ts';
import type { RequestContext } from '../request/context.ts';
import { bases } from '@sparring/contracts/paths';

/** The root of the API, or of a workspace, leads to its documentation: a browser at once, a program by the addresses. */
const root = (context: RequestContext): Answer => {
  const { request, prefix } = context;
  const headers = { Vary: 'Accept' };
  const wanted = requireAcceptable(request, ['application/json', 'text/html']);
  if (wanted === 'text/html')
    return { status: 303, headers: { ...headers, Location: `${prefix}/docs` }, body: '' };
  const here = `${publicOrigin(context)}${prefix}`;
  const addresses = {
    documentation: `${here}/docs`,
    openapi: `${here}/openapi.json`,
    postman: `${here}/postman.json`,
    base: `${here}${bases[0]}`,
  };
  return jsonAnswer(addresses, { headers });
};

const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const policy = { 'Content-Security-Policy': pagePolicy };

const htmlPage = { ...policy, 'Content-Type': 'text/html; charset=utf-8' };

/** Loaded at the first request, so that the API starts faster. */
const printers = () => import('./printed.ts');
const pages = () => import('./print/reference-page.ts');
const problemPages = () => import('./problem-page.ts');

/** The paths in a document name the workspace only if the path of the request does. A client that uses the header keeps using it. */
const addressOf = (context: RequestContext): Address => ({
  origin: publicOrigin(context),
  workspace: context.prefix ? context.workspace : publicWorkspace,
});

const printed =
  (document: 'openApi' | 'postman') =>
  async (context: RequestContext): Promise<Answer> =>
    jsonAnswer((await printers())[document](addressOf(context)));

const compressed = promisify(gzip);

/** The page is long and repetitive: compression reduces it to a tenth. */
const pageBytes = byAddress(async (address) => {
  const plain = Buffer.from((await pages()).printReference(address));
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { tag, plain, zipped: await compressed(plain) };
});

const reference = async (context: RequestContext): Promise<Answer> => {
  const { tag, plain, zipped } = await pageBytes(addressOf(context));
  const isZipped = acceptsGzip(context.request);
  const ETag = isZipped ? `"${tag}-gzip"` : `"${tag}"`;
  const headers = { ...htmlPage, Vary: 'Accept-Encoding', 'Cache-Control': 'no-cache', ETag };
  const header = (name: string) => context.request.headers[name.toLowerCase()]?.toString();
  if (isNotModified(header, ETag)) return { status: 304, headers, body: '' };
  return isZipped
    ? { status: 200, headers: { ...headers, 'Content-Encoding': 'gzip' }, body: zipped }
    : { status: 200, headers, body: plain };
};

const pageFiles = fileURLToPath(folder('reference/page'));

const headers = { ...policy, 'Cache-Control': 'public, max-age=3600' };

const files = {
  'page.css': 'text/css; charset=utf-8',
  'reference.css': 'text/css; charset=utf-8',
  'reference.js': 'text/javascript; charset=utf-8',
  'logo.svg': 'image/svg+xml',
};

/** The documents for tools and the pages for people. The pages load nothing from other origins. */
export const referenceRoutes = (): Router => {
  const router = Router({ caseSensitive: true });
  resource(router, '/', root);
  resource(router, '/openapi.json', printed('openApi'));
  resource(router, '/postman.json', printed('postman'));
  resource(router, '/docs', reference);
  resource(router, '/swagger', ({ prefix }) => ({
    status: 303,
    headers: { Location: `${prefix}/docs` },
    body: '',
  }));
  resource(router, '/docs/problems/:kind', async (_context, { kind }) => {
    const { problemPage } = await problemPages();
    return { status: 200, headers: htmlPage, body: problemPage(String(kind)) };
  });
  for (const [name, mediaType] of Object.entries(files)) {
    const path = join(pageFiles, name);
    resource(router, `/docs/${name}`, ({ request }) =>
      fileAnswer(request, { path, mediaType, headers }),
    );
  }
  return router;
};
