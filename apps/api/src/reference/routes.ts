import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { Address } from '@sparring/contracts/print/address';
import { publicWorkspace } from '@sparring/contracts/workspace';
import { resource } from '../http/resource.ts';
import { sendFile } from '../http/send-file.ts';
import { sendJson } from '../http/send-json.ts';
import { prefixOf, workspaceOf } from '../http/workspace.ts';
import { problemPage } from './problem-page.ts';
import { pageFiles, swaggerUi } from './swagger-ui.ts';

const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const underPolicy: RequestHandler = (_request, response, next) => {
  response.set('Content-Security-Policy', pagePolicy);
  next();
};

/** Loaded when somebody asks: the start does not wait for it. */
const printers = () => import('./printed.ts');

/** A client that names its workspace in a header goes on doing so: only a path gets paths back. */
const addressOf = ({ protocol, host }: Request, response: Response): Address => ({
  origin: `${protocol}://${host}`,
  workspace: prefixOf(response) ? workspaceOf(response) : publicWorkspace,
});

const printed = (document: 'openApi' | 'postman'): readonly RequestHandler[] => [
  async (request, response) =>
    sendJson(response, (await printers())[document](addressOf(request, response))),
];

const ours = () => fileURLToPath(new URL('page', import.meta.url));

/** The page and what it loads: the path, the folder and the file. */
const page = [
  ['/docs', ours, 'docs.html'],
  ['/docs/reference.js', ours, 'reference.js'],
  ['/docs/reference.css', ours, 'reference.css'],
  ...pageFiles.map((name) => [`/docs/${name}`, swaggerUi, name] as const),
] as const;

const headers = { 'Cache-Control': 'public, max-age=3600' };

const file =
  (folder: () => string, name: string): RequestHandler =>
  (_request, response) =>
    sendFile(response, { path: join(folder(), name), mediaType: extname(name), headers });

/** The table printed for tools and for people, every file from here: nothing is loaded from elsewhere. */
export const referenceRoutes = (): Router => {
  const router = Router({ caseSensitive: true });
  resource(router, '/openapi.json', { GET: printed('openApi') });
  resource(router, '/postman.json', { GET: printed('postman') });
  resource(router, '/docs/problems/:kind', {
    GET: [
      underPolicy,
      ({ params }, response) => void response.send(problemPage(String(params['kind']))),
    ],
  });
  for (const [path, folder, name] of page)
    resource(router, path, { GET: [underPolicy, file(folder, name)] });
  return router;
};
