import type { Card } from '../card/card.ts';
import type { Past } from '../card/history.ts';
import { printBadge } from './badge.ts';
import { printJUnit } from './junit.ts';
import type { Theme } from '../look/theme.ts';
import { printPage } from './page.ts';
import { printSummary } from './summary.ts';

/** Everything that is printed from a card, by the name of its file. */
export const printReport = (
  card: Card,
  history: readonly Past[],
  theme: Theme,
): Readonly<Record<string, string>> => ({
  'index.html': printPage(card, history, theme),
  'junit.xml': printJUnit(card),
  'summary.md': printSummary(card, history),
  'badge.svg': printBadge(card),
});
