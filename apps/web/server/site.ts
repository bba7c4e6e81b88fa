import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { apiPaths } from './api-paths.ts';
import { sendAsset } from './asset.ts';
import type { Build } from './build.ts';
import { securityHeaders } from './security.ts';
import { wantsPage } from './wants-page.ts';

interface Site {
  build: Build;
  passOn: RequestHandler;
}

export function createSite({ build, passOn }: Site): Express {
  const app = express();
  app.disable('x-powered-by').enable('case sensitive routing');
  app.use(apiPaths, passOn);
  app.use(securityHeaders, refuseMalformed, refuseWriting);
  app.get(
    '/healthz',
    (_req, res) => void res.set('Cache-Control', 'no-store').json({ status: 'ok' }),
  );
  app.use((req, res) => {
    const path = decodeURIComponent(req.path);
    const file = build.files.get(path);
    if (file) return sendAsset(req, res, file);
    const page = build.pages.get(withoutSlash(path));
    if (page) return sendAsset(req, res, page);
    res.status(404).vary('Accept, Sec-Fetch-Dest');
    if (wantsPage(req, path)) return sendAsset(req, res, build.notFound);
    res.type('text').send(`There is no file ${path} here.\n`);
  });
  app.use(hideFailure);
  return app;
}

/** A slash at the end makes no difference. */
const withoutSlash = (path: string): string => path.replace(/([^/])\/$/, '$1');

const refuseMalformed: RequestHandler = (req, res, next) => {
  try {
    decodeURIComponent(req.path);
  } catch {
    res.status(400).type('text').send(`The address ${req.path} is malformed: check its % signs.\n`);
    return;
  }
  next();
};

const refuseWriting: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') return next();
  res.status(405).set('Allow', 'GET, HEAD').type('text');
  res.send(`${req.method} does not work on a page: the API lives under /v1/practice.\n`);
};

const hideFailure: ErrorRequestHandler = (_error, _req, res, next) => {
  if (res.headersSent) return next(_error);
  res.status(500).type('text').send('The site failed to answer. Try again in a moment.\n');
};
