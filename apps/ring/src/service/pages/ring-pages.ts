import type { Look } from '../../look/look.ts';
import { printCard } from './card.ts';
import { createFiles } from './files.ts';
import { printHome } from './home.ts';
import { printLogin } from './login.ts';
import type { Dress } from './page.ts';
import type { Pages } from './pages.ts';
import { printRefused } from './refused.ts';
import { printTable } from './table.ts';

export interface RingPages extends Pages {
  /** For the pages of other parts, such as *show me*. */
  readonly dress: Dress;
}

/** All pages of the ring, in the look of the report. Only a ring with a key has a table of all cards. */
export const createPages = (look: Look, hasTable: boolean): RingPages => {
  const { dress, files } = createFiles(look, hasTable);
  return {
    dress,
    files,
    home: (offer) => printHome(dress, offer),
    card: (card, place) => printCard(dress, card, place),
    table: (cards, place, sort) => printTable(dress, cards, place, sort),
    login: (_place, wasWrong) => printLogin(dress, wasWrong),
    refused: (problem) => printRefused(dress, problem),
  };
};
