import type { RequestListener } from 'node:http';
import type { RequestHandler } from 'express';
import { levels } from '@sparring/defects/defect';
import { createRequestLimit } from '@sparring/serving/request-limit';
import { createWebServer, defaultLimits } from '@sparring/serving/server';
import { forbiddenByHttp } from '@sparring/serving/unreadable';
import type { StartCorner } from '../corner/corner.ts';
import type { Book } from '../grade/book.ts';
import { printPage, type Look } from '../report/page.ts';
import { createApp } from './app.ts';
import type { Environment } from './env.ts';
import { openCards } from './open-cards.ts';
import type { Pages } from './pages/pages.ts';
import { createPlaces } from './places.ts';
import { refuse, sendRefusal } from '../../../web/server/problem.ts';
import { createTeacher } from './teacher.ts';

/** Longer than a request for the next bout is held back. */
const idleTimeout = 40_000;
const requestsPerAddress = 500;

export interface RingParts {
  readonly environment: Environment;
  /** The folder in which cards are kept. */
  readonly folder: string;
  readonly book: Book;
  readonly startCorner: StartCorner;
  readonly pages: Pages;
  readonly showMe: RequestHandler;
  readonly look: Look;
  readonly now: () => Date;
  readonly holdMs: number;
  readonly silenceMs: number;
  readonly patienceMs: number;
  readonly report: (error: unknown) => void;
}

/** The ring as a server that does not listen yet. */
export const openRing = async ({ environment, book, startCorner, look, ...parts }: RingParts) => {
  const stopping = new AbortController();
  const places = createPlaces(environment.RING_CORNER_PORTS.slice(0, environment.RING_CORNERS));
  const cards = await openCards({
    ...parts,
    book,
    places,
    startCorner: (wish) => startCorner({ ...wish, host: environment.HOST }),
    mostKept: environment.RING_CARDS,
    mostOpen: environment.RING_OPEN_CARDS,
  });
  const app = createApp({
    ...parts,
    cards,
    teacher: createTeacher(environment.RING_KEY),
    offer: {
      areas: [...new Set(book.defects.map(({ area }) => area))],
      levels,
      defects: book.defects.length,
    },
    printReport: (card) => printPage(card, [], look),
    stopping: stopping.signal,
  });
  const admit = createRequestLimit(requestsPerAddress);
  const listener: RequestListener = (request, response) => {
    const refusal = forbiddenByHttp(request) ?? admit(request, response);
    if (refusal) sendRefusal(request.url ?? '/', response, refusal);
    else app(request, response);
  };
  const serve = (around: (listener: RequestListener) => RequestListener) =>
    createWebServer({ listener: around(listener), idleTimeout, limits: defaultLimits, refuse });
  return {
    serve,
    /** Pauses every card, so that its client can go on with the next ring. */
    close: async (): Promise<void> => {
      stopping.abort();
      await cards.close();
    },
  };
};
