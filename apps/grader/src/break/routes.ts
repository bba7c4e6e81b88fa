import express, { type Express } from 'express';
import type { Book } from '../book/book.ts';
import { InstanceError } from '../instance/instance.ts';
import { ipOf } from '../service/address.ts';
import { type CopiesParts, createCopies, NoCopy } from './copies.ts';
import { defectsOfPage } from './of-page.ts';

type BreakParts = Pick<CopiesParts, 'startInstance' | 'enter' | 'most'> & { readonly book: Book };

/** As long as a test needs that somebody writes for it. */
const stayMs = 10 * 60_000;
const leastMs = 5000;

/** Opens `POST /break?page=/checkout&at=1`: the page with the second of its defects. */
export const createBreak = ({ book, ...parts }: BreakParts) => {
  const copies = createCopies({ ...parts, stayMs, leastMs, now: () => performance.now() });
  const app: Express = express().disable('x-powered-by');
  app.post('/break', async (request, response) => {
    const { page, at } = request.query;
    const all = typeof page === 'string' ? defectsOfPage(book, page) : [];
    const defect = all[Number(at) % all.length];
    if (!defect) {
      response.status(404).json({ why: 'There is no defect for this page.' });
      return;
    }
    const { id, level, rule, seen, hints } = defect;
    try {
      const port = await copies.portOf(id, ipOf(request));
      const told = {
        port,
        minutes: stayMs / 60_000,
        number: all.indexOf(defect) + 1,
        of: all.length,
      };
      response.json({ ...told, level, rule, text: book.ruleText(rule), seen, hint: hints.at(-1) });
    } catch (error) {
      if (!(error instanceof NoCopy || error instanceof InstanceError)) throw error;
      response.status(503).json({ why: error.message });
    }
  });
  return { app, close: copies.close };
};
