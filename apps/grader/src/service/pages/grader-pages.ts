import type { Theme } from '../../look/theme.ts';
import { printCard } from './card.ts';
import { createFiles } from './files.ts';
import { printHome } from './home.ts';
import { printLogin } from './login.ts';
import { type Assets, printGraderPage } from './page.ts';
import type { Pages } from './pages.ts';
import { html, type Html } from '../../look/html.ts';
import type { Problem } from '../problem.ts';
import { printTable } from './table.ts';

/** What can be done about it, by the short text of the problem. */
const remedies: Readonly<Record<string, Html>> = {
  'The table is off': html`<p>Whoever starts the grader chooses the key:</p>
    <pre tabindex="0" aria-label="How to start the grader with a key">
GRADER_KEY=a-long-word-of-yours docker compose --profile grader up</pre>`,
  'Too many cards': html`<p>
    Cards that are under way make room when they end. Try again in some minutes, or ask your teacher
    to raise the limit.
  </p>`,
};

const printRefused = (assets: Assets, { status, error, detail }: Problem): string =>
  printGraderPage(assets, {
    title: error,
    content: html`<p class="kicker">${status}</p>
      <h1>${error}</h1>
      <p class="lead">${detail}</p>
      ${remedies[error]}
      <p><a class="button" id="back-to-start" href="/">Back to the start</a></p>`,
  });

/** All pages of the grader, in the theme of the report. Only a grader with a key has a table of all cards. */
export const createPages = (theme: Theme, hasTable: boolean): Pages => {
  const { assets, files } = createFiles(theme, hasTable);
  return {
    files,
    home: (offer) => printHome(assets, offer),
    card: (card, place) => printCard(assets, card, place),
    table: (cards, place, sort) => printTable(assets, cards, place, sort),
    login: (wasWrong) => printLogin(assets, wasWrong),
    refused: (problem) => printRefused(assets, problem),
  };
};
