import { drawFrom } from '../card/draw.ts';
import type { CardDefect } from '../card/card.ts';
import { isOfPages } from '../card/is-of-pages.ts';
import type { Book } from '../book/book.ts';
import { select } from '../grade/select.ts';

/** Where the hidden defect may lie: in the site, at the API, or in one area of the defects. */
export type Where = { readonly part: 'site' | 'api' } | { readonly area: string };

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

/** The defect to look for, or nothing. The same options hide the same. */
export const hide = (
  book: Book,
  { where, level, isMaybe, seed }: HideOptions,
): CardDefect | undefined => {
  if (isMaybe && drawFrom(seed)() < shareOfSound) return undefined;
  const defects =
    'part' in where ? book.defects.filter((one) => partOf(one) === where.part) : book.defects;
  const [hidden] = select(
    { ...book, defects },
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
