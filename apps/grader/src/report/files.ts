import type { Card } from '../card/card.ts';
import type { Past } from '../card/history.ts';
import { printBadge } from './badge.ts';
import { printJUnit } from './junit.ts';
import type { Theme } from '../look/theme.ts';
import { printPage } from './page.ts';
import { printSarif } from './sarif.ts';
import { printSummary } from './summary.ts';
import { printStryker, type Sources } from './stryker.ts';

/** Everything that is printed from a card, by the name of its file. */
export const printReport = (
  card: Card,
  history: readonly Past[],
  sources: Sources,
  theme: Theme,
): Readonly<Record<string, string>> => ({
  'index.html': printPage(card, history, theme),
  'grade.json': `${JSON.stringify(printStryker(card, sources), null, 1)}\n`,
  'junit.xml': printJUnit(card),
  'grade.sarif': `${JSON.stringify(printSarif(card, sources), null, 1)}\n`,
  'summary.md': printSummary(card, history),
  'badge.svg': printBadge(card),
});
