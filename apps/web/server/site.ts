import { inspect } from 'node:util';
import express, {
  type ErrorRequestHandler,
  type Express,
  type RequestHandler,
  type Request,
} from 'express';
import { apiPaths } from '@sparring/contracts/paths';
import { sendAsset } from './asset.ts';
import type { Build } from './build.ts';
import { classroomHeaders, pagePath } from './classroom.ts';
import { createDoors } from './doors/routes.ts';
import { securityHeaders } from './security.ts';

/**
 * The values of Sec-Fetch-Dest that get a page; `empty` is a fetch by a script, and old browsers send
 * none.
 */
const shown = new Set<string | undefined>(['document', 'iframe', 'frame', 'empty', undefined]);

/**
 * Whether an unknown path gets the 404 page. A missing script or picture must not get a page, so a path with
 * a file extension gets it only if the Accept header names text/html.
 */
const wantsPage = (request: Request, path: string): boolean => {
  if (path.startsWith('/static/') || !shown.has(request.get('Sec-Fetch-Dest'))) return false;
  const hasEnding = /\.[^/]*\/?$/.test(path);
  return hasEnding ? request.accepts().includes('text/html') : Boolean(request.accepts('html'));
};

interface Site {
  readonly build: Pick<Build, 'files' | 'notFound'> & {
    readonly pages: Pick<Build['pages'], 'get'>;
  };
  readonly passOn: RequestHandler;
  /** Opens a page with a defect, if there is a grader. */
  readonly breakPage?: RequestHandler | undefined;
  /** The port of the framed documents that have another origin, if there is one. */
  readonly framesPort?: number | undefined;
  /** Gets a line for every failure whose details the visitor does not see. */
  readonly report: (line: string) => void;
}

export const createSite = ({ build, passOn, breakPage, framesPort, report }: Site): Express => {
  const app = express();
  app.disable('x-powered-by').enable('case sensitive routing');
  app.use([...apiPaths], passOn);
  app.use(securityHeaders(framesPort), classroomHeaders, refuseMalformed);
  if (breakPage) app.post('/break', breakPage);
  app.use(refuseWriting);
  app.get(
    '/healthz',
    (_request, response) => void response.set('Cache-Control', 'no-store').json({ status: 'ok' }),
  );
  app.use(createDoors());
  for (const [path, meant] of typed)
    app.get(path, ({ url }, response) =>
      response.redirect(meant.replace(/(?=#|$)/, () => /\?.*$/.exec(url)?.[0] ?? '')),
    );
  app.use((request, response) => {
    const path = decodeURIComponent(request.path);
    const file = build.files.get(path);
    if (file) return sendAsset(request, response, file);
    const page = build.pages.get(pagePath(path));
    if (page) return sendAsset(request, response, page);
    response.status(404).vary('Accept, Sec-Fetch-Dest');
    if (wantsPage(request, path)) return sendAsset(request, response, build.notFound);
    response.type('text').send(`There is no file ${path} here.\n`);
  });
  app.use(hideFailure(report));
  return app;
};

/** Addresses that many people type, and what they mean. */
const typed = [
  ['/cart', '/checkout'],
  ['/login', '/webelements/login'],
  ['/settings', '/about#tab-settings'],
  ['/grader', '/grade'],
] as const;

const refuseMalformed: RequestHandler = (request, response, next) => {
  try {
    decodeURIComponent(request.path);
  } catch {
    response
      .status(400)
      .type('text')
      .send(`The address ${request.path} is malformed: check its % signs.\n`);
    return;
  }
  next();
};

const refuseWriting: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  response.status(405).set('Allow', 'GET, HEAD').type('text');
  response.send(`${request.method} is not allowed on a page. The API is at /v1/practice.\n`);
};

const hideFailure =
  (report: Site['report']): ErrorRequestHandler =>
  (error, { method, originalUrl }, response, next) => {
    report(`${method} ${originalUrl}: the site failed: ${inspect(error)}`);
    if (response.headersSent) return next(error);
    response.status(500).type('text').send('The site failed to answer. Try again in a moment.\n');
  };
