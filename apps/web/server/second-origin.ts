import express, { type Express } from 'express';
import { sendAsset } from './asset.ts';
import type { Build } from './build.ts';
import { answersAtSecondPort } from './doors/doors.ts';
import { createDoors } from './doors/routes.ts';
import { framedHeaders } from './security.ts';

interface SecondOrigin {
  readonly files: Build['files'];
  /** The port at which browsers reach the site. */
  readonly sitePort: () => number;
}

/** The framed documents once more and the door Digest, for a port of their own, and nothing else of the site. */
export const createSecondOrigin = ({ files, sitePort }: SecondOrigin): Express => {
  const app = express();
  app.disable('x-powered-by').enable('case sensitive routing');
  app.use(framedHeaders(sitePort), (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') return next();
    response.status(405).set('Allow', 'GET, HEAD').type('text');
    response.send(`${request.method} is not allowed on a framed document.\n`);
  });
  app.use(createDoors(answersAtSecondPort));
  app.use((request, response) => {
    const file = isFramed(request.path) ? files.get(request.path) : undefined;
    if (file) return sendAsset(request, response, file);
    response
      .status(404)
      .type('text')
      .send('This port has only the framed documents of the site.\n');
  });
  return app;
};

export const isFramed = (path: string): boolean => path.startsWith('/frames/');
