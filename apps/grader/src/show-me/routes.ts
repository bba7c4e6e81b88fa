import { randomInt } from 'node:crypto';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { Book } from '../book/book.ts';
import { hostOf, ipOf } from '../service/address.ts';
import { readForm } from '../service/bodies.ts';
import { notAllowed } from '../service/failed.ts';
import type { Assets } from '../service/pages/page.ts';
import { GraderProblem } from '../service/problem.ts';
import type { Exploration, Explorations, Saying } from './explorations.ts';
import { readReport, readOptions } from './forms.ts';
import { givenUp, stayedGreen, turnedRed, withReport, withSaidSound } from './match.ts';
import { defectsOfPage } from './of-page.ts';
import { printExploration, type Seen } from './pages/exploration-page.ts';
import { printNotice } from './pages/notice-page.ts';
import { printNoticeStart } from './pages/notice-start-page.ts';
import { printStartPage } from './pages/start-page.ts';

interface ShowMeParts {
  readonly explorations: Explorations;
  readonly assets: Assets;
  readonly book: Book;
  readonly stayMs: number;
  readonly now: () => Date;
}

const unknown = (): GraderProblem =>
  new GraderProblem(
    'not-found',
    'There is no such search, or the grader was started again: begin a new one at Show me.',
  );

const anySeed = (): number => randomInt(2 ** 31);

/** What the learner says of the page, by its buttons. */
const addSayings = (router: Router, say: (next: Saying) => RequestHandler): void => {
  router.route('/:id/red').post(say(turnedRed)).all(notAllowed('POST'));
  router.route('/:id/green').post(say(stayedGreen)).all(notAllowed('POST'));
  router.route('/:id/sound').post(say(withSaidSound)).all(notAllowed('POST'));
  router.route('/:id/answer').post(say(givenUp)).all(notAllowed('POST'));
};

/** The instance, which may have ended meanwhile. */
const addStay = (
  router: Router,
  find: (id: unknown) => Exploration,
  explorations: Explorations,
): void => {
  router
    .route('/:id/open')
    .post(async (request, response) => {
      const one = find(request.params.id);
      explorations.reopen(one);
      await one.stay.begun;
      response.redirect(303, `/show-me/${one.id}`);
    })
    .all(notAllowed('POST'));

  router
    .route('/:id/stop')
    .post(async (request, response) => {
      const one = find(request.params.id);
      await one.stay.stop();
      response.redirect(303, `/show-me/${one.id}`);
    })
    .all(notAllowed('POST'));
};

/** What lies below `/show-me`: a hidden defect to look for by eye. */
export const createShowMe = ({
  explorations,
  assets,
  book,
  stayMs,
  now,
}: ShowMeParts): RequestHandler => {
  const router = Router({ caseSensitive: true });
  const areas = [...new Set(book.defects.map(({ area }) => area))];
  const minutes = Math.round(stayMs / 60_000);
  const countOf = (page: string): number => defectsOfPage(book, page).length;

  const find = (id: unknown): Exploration => {
    const one = explorations.find(String(id));
    if (one) return one;
    throw unknown();
  };

  const show = (request: Request, response: Response, seen: Partial<Seen> = {}): void => {
    const one = find(request.params['id']);
    one.stay.seen();
    const { where } = one.options;
    const here = { host: hostOf(request), now: now().getTime() };
    const text =
      'page' in where
        ? printNotice(assets, one, { ...here, page: where.page, count: countOf(where.page) })
        : printExploration(assets, one, { ...here, ...seen });
    response.set('Cache-Control', 'no-store').send(text);
  };

  /** After a form the browser gets the page by GET: a reload sends nothing again. */
  const say =
    (next: Saying): RequestHandler =>
    (request, response) => {
      const one = find(request.params['id']);
      explorations.say(one, next);
      response.redirect(
        303,
        `/show-me/${one.id}#${one.course.ending ? 'answer-title' : 'verdict'}`,
      );
    };

  router
    .route('/')
    .get(({ query: { page } }, response) => {
      response.send(
        typeof page === 'string'
          ? printNoticeStart(assets, { page, count: countOf(page), minutes })
          : printStartPage(assets, areas, minutes),
      );
    })
    .post(...readForm, async (request, response) => {
      const one = explorations.create(readOptions(request.body, anySeed), ipOf(request));
      await one.stay.begun;
      response.redirect(303, `/show-me/${one.id}`);
    })
    .all(notAllowed('GET, HEAD, POST'));

  router
    .route('/:id')
    .get((request, response) => show(request, response))
    .all(notAllowed('GET, HEAD'));

  router
    .route('/:id/reports')
    .post(...readForm, (request, response, next) => {
      const read = readReport(request.body);
      if ('mistakes' in read) return show(request, response.status(400), read);
      return say((course, broken) => withReport(course, broken, read.report))(
        request,
        response,
        next,
      );
    })
    .all(notAllowed('POST'));

  addSayings(router, say);
  addStay(router, find, explorations);
  return router;
};
