import type { Proxies } from '@sparring/serving/proxies';
import express, { type Express } from 'express';
import type { Card } from '../card/card.ts';
import { addressOf, ipOf } from './address.ts';
import { asHtml, asLines, clientOf, keyOf, readForm, optionsOf } from './bodies.ts';
import type { Cards, LearnerCard } from './cards.ts';
import { sendClient } from './clients.ts';
import { sendEvents } from './events.ts';
import { failed, notAllowed, unknownPath } from './failed.ts';
import type { Offer, Pages } from './pages/pages.ts';
import { readSort } from './pages/sort.ts';
import { GraderProblem } from './problem.ts';
import { type CardState, hasEnded } from './state.ts';
import type { ReadResult } from './result-reader.ts';
import { endedSince, listed } from './listed.ts';
import type { CheckMember } from './members.ts';
import { pageHeaders } from './headers.ts';
import type { Teacher } from './teacher.ts';
import { asText } from './turn.ts';
import { createUploads } from './uploads.ts';

export interface AppParts {
  readonly cards: Cards;
  readonly pages: Pages;
  /** What the button Break this page of the site asks for. */
  readonly breakPage: Express;
  readonly teacher: Teacher;
  readonly proxies: Proxies;
  readonly offer: Omit<Offer, 'address'>;
  readonly readResult: ReadResult;
  /** Throws when no class counts a card with this key. */
  readonly checkMember: CheckMember;
  readonly printReport: (
    card: Card,
    state: CardState,
  ) => { readonly page: string; readonly policy: string };
  /** Receives unexpected errors. */
  readonly report: (error: unknown) => void;
  /** Aborts when the server starts to shut down. */
  readonly stopping: AbortSignal;
}

/** A card that has ended, or has the key of a member, gets no other key. */
const isCounted = ({ state, options }: LearnerCard): boolean =>
  hasEnded(state()) || options().as !== undefined;

const finding =
  (cards: Cards) =>
  (id: unknown): LearnerCard => {
    const card = cards.find(String(id));
    if (card) return card;
    throw new GraderProblem(
      'not-found',
      'There is no such card: check the link, or draw a new card.',
    );
  };

/** Drawing cards, and the table of the teacher. */
const addCards = (app: Express, { cards, pages, teacher, ...parts }: AppParts): void => {
  app
    .route('/cards')
    .get((request, response) => {
      response.set('Cache-Control', 'no-store').vary('Authorization, Cookie, Accept');
      if (!teacher.isKnown(request)) {
        response.status(401).set('WWW-Authenticate', 'Bearer');
        if (asHtml(request)) response.send(pages.login(false));
        else throw new GraderProblem('missing-key', 'Send the key: Authorization: Bearer <key>');
        return;
      }
      const all = cards.all();
      if (asHtml(request)) {
        const states = all.map((card) => card.state());
        const place = { address: addressOf(request) };
        response.send(pages.table(states, place, readSort(request.query)));
      } else response.json(all.map(listed).filter(endedSince(request.query['since'])));
    })
    .post(...readForm, async (request, response) => {
      const options = optionsOf(request);
      await parts.checkMember(options.as);
      const card = await cards.create(options, ipOf(request));
      const { id } = card.state();
      const link = `/cards/${id}`;
      if (asHtml(request)) return response.redirect(303, link);
      response.status(201).location(link);
      if (asLines(request))
        response.type('text').send(`id ${id}\npage ${addressOf(request)}${link}\n`);
      else response.json(card.state());
    })
    .all(notAllowed('GET, HEAD, POST'));

  app
    .route('/session')
    .post(...readForm, (request, response) => {
      if (teacher.isKey(keyOf(request))) {
        response.cookie(...teacher.cookie()).redirect(303, '/cards');
        return;
      }
      response.status(401).send(pages.login(true));
    })
    .all(notAllowed('POST'));
};

/** What a page shows of a card. */
const addCard = (app: Express, { cards, pages, ...parts }: AppParts): void => {
  const cardOf = finding(cards);

  app
    .route('/cards/:id')
    .get((request, response) => {
      const state = cardOf(request.params.id).state();
      response.set('Cache-Control', 'no-store').vary('Accept');
      if (asHtml(request)) response.send(pages.card(state, { address: addressOf(request) }));
      else response.json(state);
    })
    .delete(async (request, response) => {
      await cardOf(request.params.id).end();
      response.status(204).end();
    })
    .all(notAllowed('DELETE, GET, HEAD'));

  /* A form of a page knows no DELETE. */
  app
    .route('/cards/:id/end')
    .post(async (request, response) => {
      await cardOf(request.params.id).end();
      response.redirect(303, `/cards/${request.params.id}`);
    })
    .all(notAllowed('POST'));

  app
    .route('/cards/:id/events')
    .get((request, response) => sendEvents(cardOf(request.params.id), response, parts.stopping))
    .all(notAllowed('GET, HEAD'));

  app
    .route('/cards/:id/report')
    .get(async (request, response) => {
      const kept = cardOf(request.params.id);
      const card = await kept.report();
      if (!card) throw new GraderProblem('not-found', 'This card has no report yet.');
      const { page, policy } = parts.printReport(card, kept.state());
      response.set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': policy }).send(page);
    })
    .all(notAllowed('GET, HEAD'));
};

/** A card and its client. */
const addRuns = (app: Express, { cards, ...parts }: AppParts): void => {
  const cardOf = finding(cards);
  const readUpload = createUploads();

  app
    .route('/cards/:id/next')
    .post(...readForm, async (request, response) => {
      const gone = new AbortController();
      response.once('close', () => gone.abort());
      const card = cardOf(request.params['id']);
      const client = clientOf(request, gone.signal);
      if (!isCounted(card)) await parts.checkMember(client.as);
      const turn = await card.next(client);
      if (asLines(request)) response.type('text').send(asText(turn, client.command));
      else response.json(turn);
    })
    .all(notAllowed('POST'));

  app
    .route('/cards/:id/results/:bout')
    .post(async (request, response) => {
      const { id, bout } = request.params;
      const { hear, take } = cardOf(id).expects(bout);
      request.on('data', hear);
      const sent = await readUpload(bout, request, response);
      await take(() => parts.readResult(sent));
      response.status(204).end();
    })
    .all(notAllowed('POST'));
};

/** The grader over HTTP. */
export const createApp = (parts: AppParts): Express => {
  const { pages } = parts;
  const app = express();
  app.disable('x-powered-by').enable('case sensitive routing').disable('etag');
  app.set('trust proxy', parts.proxies.isTrusted);
  app.use(pageHeaders);
  app
    .route('/')
    .get((request, response) => {
      response.send(pages.home({ ...parts.offer, address: addressOf(request) }));
    })
    .all(notAllowed('GET, HEAD'));

  addCards(app, parts);
  addCard(app, parts);
  addRuns(app, parts);

  app.get('/healthz', (_request, response) => {
    const isStopping = parts.stopping.aborted;
    response.set('Cache-Control', 'no-store').status(isStopping ? 503 : 200);
    response.json({ status: isStopping ? 'stopping' : 'ok' });
  });
  app.get('/grade.sh', sendClient());
  app.use('/static', pages.files);
  app.use(parts.breakPage);
  app.use('/show-me', (_request, response) => response.redirect('/#by-eye'));
  app.use(unknownPath);
  app.use(failed(pages, parts.report));
  return app;
};
