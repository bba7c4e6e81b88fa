import type { RequestListener } from 'node:http';
import { levels } from '@sparring/defects/defect';
import { isFree } from '@sparring/serving/free-port';
import { trustedProxies } from '@sparring/serving/proxies';
import { createRequestLimit } from '@sparring/serving/request-limit';
import { createWebServer, defaultLimits } from '@sparring/serving/server';
import { violationOfHttp } from '@sparring/serving/unreadable';
import type { StartInstance } from '../instance/instance.ts';
import type { Book } from '../book/book.ts';
import type { Theme } from '../look/theme.ts';
import { policyOf } from '../report/assets.ts';
import { printPage } from '../report/page.ts';
import { placeNow } from '../break/copies.ts';
import { createBreak } from '../break/routes.ts';
import { createApp } from '../service/app.ts';
import type { Environment } from '../service/env.ts';
import { openCards } from '../service/open-cards.ts';
import { createMembers } from '../service/members.ts';
import { createPages } from '../service/pages/grader-pages.ts';
import { withFreePorts } from '../service/free-places.ts';
import { createPlaces } from '../service/places.ts';
import { refuse, sendRefusal } from '@sparring/web/server/problem';
import { createResultReader } from '../service/result-reader.ts';
import { createTeacher } from '../service/teacher.ts';

/** Longer than a request for the next run is held back. */
const idleTimeout = 40_000;
/** A result of 8 MB arrives in time over 0.25 Mbit/s. */
const requestSeconds = 300;
const requestsPerAddress = 500;

export interface GraderParts {
  readonly environment: Environment;
  /** The folder in which cards are kept. */
  readonly folder: string;
  readonly book: Book;
  readonly startInstance: StartInstance;
  readonly theme: Theme;
  readonly now: () => Date;
  readonly drawOrder: () => number;
  readonly holdMs: number;
  readonly silenceMs: number;
  readonly timeoutMs: number;
  readonly report: (error: unknown) => void;
}

/** The grader as a server that does not listen yet. */
export const openGrader = async ({ environment, book, theme, ...parts }: GraderParts) => {
  const stopping = new AbortController();
  const { HOST, GRADER_INSTANCES, GRADER_INSTANCE_PORTS } = environment;
  const pairs = GRADER_INSTANCE_PORTS.slice(0, GRADER_INSTANCES);
  const places = withFreePorts(createPlaces(pairs), pairs.length, (port) => isFree(port, HOST));
  const startInstance: StartInstance = (options) => parts.startInstance({ ...options, host: HOST });
  const pages = createPages(theme, environment.GRADER_KEY !== undefined);
  const areas = [...new Set(book.defects.map(({ area }) => area))];
  const cards = await openCards({
    ...parts,
    book,
    places,
    startInstance,
    mostKept: environment.GRADER_CARDS,
    mostOpen: environment.GRADER_OPEN_CARDS,
  });
  const results = createResultReader();
  const breaks = createBreak({
    book,
    startInstance,
    enter: (from) => placeNow(places, from),
    most: Math.ceil(environment.GRADER_INSTANCES / 2),
  });
  const proxies = trustedProxies(environment.TRUSTED_PROXIES);
  const app = createApp({
    ...parts,
    proxies,
    cards,
    pages,
    breakPage: breaks.app,
    teacher: createTeacher(environment.GRADER_KEY),
    checkMember: createMembers(environment.API_URL, parts.now),
    offer: { areas, levels, defects: book.defects.length },
    readResult: results.read,
    printReport: (card, { id, name }) => ({
      page: printPage(card, [], theme, { name, home: '/', href: `/cards/${id}` }),
      policy: policyOf(card, theme),
    }),
    stopping: stopping.signal,
  });
  const admit = createRequestLimit(requestsPerAddress, proxies);
  const listener: RequestListener = (request, response) => {
    const refusal = violationOfHttp(request) ?? admit(request, response);
    if (refusal) sendRefusal(request.url ?? '/', response, refusal);
    else app(request, response);
  };
  const serve = (around: (listener: RequestListener) => RequestListener) =>
    createWebServer({
      listener: around(proxies.around(listener)),
      idleTimeout,
      limits: defaultLimits,
      requestSeconds,
      refuse,
    });
  return {
    serve,
    /** Pauses every card, so that its client can go on with the next grader. */
    close: async (): Promise<void> => {
      stopping.abort();
      await Promise.all([cards.close(), breaks.close(), results.close()]);
    },
  };
};
