import type { Card } from '../card/card.ts';
import type { Past } from '../card/history.ts';
import { areasReached } from '../card/areas-reached.ts';
import { meaningOfKind, titleOfKind } from '../card/kind.ts';
import { foundOf } from '../card/counts.ts';
import { saidTogether, togetherOf } from '../card/together.ts';
import { printFrame } from '../look/frame.ts';
import { Html, html } from '../look/html.ts';
import type { Theme } from '../look/theme.ts';
import { assetsOf } from './assets.ts';
import { errors, found, foundByTime } from './page/found.ts';
import { history } from './page/history.ts';
import { matrix } from './page/matrix.ts';
import { misses } from './page/misses.ts';
import { next } from './page/next.ts';
import { numbers } from './page/numbers.ts';
import { plural } from '../look/words.ts';

/** The page of the service from which a report is opened. */
interface From {
  /** What the learner calls the card. */
  readonly name: string;
  readonly href: string;
  /** The start of the service. */
  readonly home: string;
}

const back = ({ name, href }: From): Html =>
  html`<p>
    <a id="back-to-card" data-testid="back-to-card" href="${href}">Back to the card of ${name}</a>
  </p>`;

const about = (card: Card): Html =>
  html` <p class="facts">
    <span><code>${card.command}</code></span> <span>${card.began.slice(0, 10)}</span>
    <span
      >${card.selection === 'all' ? plural(card.defects.length, 'defect') : card.selection}</span
    >
    <span>seed ${card.seed}</span>
    ${card.suiteHash !== undefined && html`<span>suite ${card.suiteHash}</span>`}
  </p>`;

const unfinished = ({ ended, defects }: Card): string | undefined => {
  const open = defects.filter(({ verdict }) => verdict.kind === 'open').length;
  if (ended === 'interrupted')
    return `This card was ended early: ${plural(open, 'defect')} had no run.`;
  if (ended === 'at the first miss')
    return `This card ended at the first miss: ${plural(open, 'defect')} had no run.`;
  return undefined;
};

const meaning = ({ kind }: Card): string | undefined =>
  kind && `${titleOfKind(kind)}: ${meaningOfKind(kind)}.`;

const notes = (card: Card): Html | undefined => {
  const all = [meaning(card), unfinished(card), ...card.notes].filter((note) => note !== undefined);
  return all.length > 0
    ? html`<ul class="notes">
        ${all.map((note) => html`<li>${note}</li>`)}
      </ul>`
    : undefined;
};

const links: readonly (readonly [string, string])[] = [
  ['next', 'Next test'],
  ['matrix', 'Tests'],
  ['misses', 'Missed'],
  ['found', 'Found'],
  ['history', 'History'],
];

/** With --again a card runs only a part; the others are known from cards before it. */
const together = (card: Card): Html | undefined => {
  const all = togetherOf(card);
  return all && html`<p class="together" id="together">${saidTogether(all)}</p>`;
};

/** The report, as one page. */
export const printPage = (card: Card, past: readonly Past[], theme: Theme, from?: From): string => {
  const share = areasReached(card)?.found ?? foundOf(card.defects);
  const { style, script, policy } = assetsOf(card, theme);
  const body = [
    next(card),
    matrix(card),
    misses(card),
    found(card),
    foundByTime(card),
    errors(card),
    history(past, card.selection),
  ];
  const written = body.map((part) => part?.text ?? '').join('');
  return printFrame({
    title: `${from ? `${from.name}, the` : 'The'} tests in ${card.suite}: ${share.part} of ${plural(share.of, 'defect')} found`,
    head: html`<meta http-equiv="Content-Security-Policy" content="${policy}" /> ${style}`,
    logo: new Html(theme.logo),
    ...(from && { home: from.home }),
    about: 'Report',
    links: links
      .filter(([id]) => written.includes(`<section id="${id}"`))
      .map(([id, text]) => ({ href: `#${id}`, text })),
    content: html`<p class="kicker">${titleOfKind(card.kind)}${from && ` of ${from.name}`}</p>
      <h1>The tests in ${card.suite}</h1>
      ${about(card)}${from && back(from)}${notes(card)}${numbers(card)}${together(card)}${new Html(written)}`,
    foot: html`Made by Sparring's grader. Names such as “${card.defects[0]?.name ?? 'amber otter'}”
    are drawn for each card: they say nothing about the defect. A suite that fetches a page with its
    scripts, takes them apart and claims to have reached what is in them can still guess a few
    defects before a decoy gives it away: whoever publishes this grade publishes the suite with its
    fingerprint${card.suiteHash !== undefined && html`, ${card.suiteHash}`}.`,
    script,
  });
};
