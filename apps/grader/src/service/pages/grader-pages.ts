import type { Theme } from '../../look/theme.ts';
import { printCard } from './card.ts';
import { createFiles } from './files.ts';
import { printHome } from './home.ts';
import { printLogin } from './login.ts';
import type { Assets } from './page.ts';
import type { Pages } from './pages.ts';
import { printRefused } from './refused.ts';
import { printTable } from './table.ts';

export interface GraderPages extends Pages {
  /** For the pages of other parts, such as *show me*. */
  readonly assets: Assets;
}

/** All pages of the grader, in the theme of the report. Only a grader with a key has a table of all cards. */
export const createPages = (theme: Theme, hasTable: boolean): GraderPages => {
  const { assets, files } = createFiles(theme, hasTable);
  return {
    assets,
    files,
    home: (offer) => printHome(assets, offer),
    card: (card, place) => printCard(assets, card, place),
    table: (cards, place, sort) => printTable(assets, cards, place, sort),
    login: (wasWrong) => printLogin(assets, wasWrong),
    refused: (problem) => printRefused(assets, problem),
  };
};
