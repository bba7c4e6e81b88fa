import { drawFrom } from '../card/draw.ts';
import type { CardDefect } from '../card/card.ts';
import { isOfPages } from '../card/is-of-pages.ts';
import type { Book } from '../book/book.ts';
import { select } from '../grade/select.ts';
import { defectsOfPage } from './of-page.ts';

/** Where the hidden defect may lie: in the site, at the API, in one area of the defects, or on one page. */
export type Where =
  | { readonly part: 'site' | 'api' }
  | { readonly area: string }
  | { readonly page: string };

export interface HideOptions {
  readonly where: Where;
  readonly level?: string;
  /** The explorer wants to decide, too, whether something is wrong at all. */
  readonly isMaybe: boolean;
  readonly seed: number;
}

/** How often nothing is wrong when the explorer asks for it. */
const shareOfSound = 1 / 3;

const partOf = (one: Pick<CardDefect, 'file'>): 'site' | 'api' =>
  isOfPages(one) || one.file.startsWith('apps/web/server/') ? 'site' : 'api';

/** On a page each number has a defect of its own, so that a learner meets all of them one by one. */
const candidates = (book: Book, where: Where, seed: number): Book['defects'] => {
  if ('part' in where) return book.defects.filter((one) => partOf(one) === where.part);
  if ('area' in where) return book.defects;
  const ofPage = defectsOfPage(book, where.page);
  const at = seed % ofPage.length;
  return ofPage.slice(at, at + 1);
};

/** The defect to look for, or nothing. The same options hide the same. */
export const hide = (
  book: Book,
  { where, level, isMaybe, seed }: HideOptions,
): CardDefect | undefined => {
  if (isMaybe && drawFrom(seed)() < shareOfSound) return undefined;
  const [hidden] = select(
    { ...book, defects: candidates(book, where, seed) },
    {
      only: 'area' in where ? [where.area] : [],
      levels: level === undefined ? [] : [level],
      pick: 1,
      isFull: false,
    },
    seed,
  ).defects;
  return hidden;
};
