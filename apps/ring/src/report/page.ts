import type { Card } from '../card/card.ts';
import type { Past } from '../card/history.ts';
import { foundOf } from '../card/counts.ts';
import { Html, html } from './html.ts';
import { errors, found } from './page/found.ts';
import { history } from './page/history.ts';
import { matrix } from './page/matrix.ts';
import { misses } from './page/misses.ts';
import { next } from './page/next.ts';
import { numbers } from './page/numbers.ts';
import { plural } from './words.ts';

/** What makes the page one of Sparring's family. */
export interface Look {
  /** The colours and sizes of the site, and the styles of the report. */
  readonly styles: string;
  readonly script: string;
  /** The site's font, WOFF2 in base 64. */
  readonly font: string;
  /** The site's logo, an SVG. */
  readonly logo: string;
}

/** The page is one file that loads nothing: the browser holds it to that. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; font-src data:; img-src data:";

const about = (card: Card): Html =>
  html` <p class="facts">
    <span><code>${card.command}</code></span> <span>${card.began.slice(0, 10)}</span>
    <span
      >${card.selection === 'all' ? plural(card.defects.length, 'defect') : card.selection}</span
    >
    <span>seed ${card.seed}</span>
  </p>`;

const unfinished = ({ ended, defects }: Card): string | undefined => {
  const open = defects.filter(({ verdict }) => verdict.kind === 'open').length;
  if (ended === 'interrupted')
    return `This card was ended early: ${plural(open, 'defect')} had no bout.`;
  if (ended === 'at the first miss')
    return `This card ended at the first miss: ${plural(open, 'defect')} had no bout.`;
  return undefined;
};

const notes = (card: Card): Html | undefined => {
  const all = [unfinished(card), ...card.notes].filter((note) => note !== undefined);
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

/** The report, as one page. */
export const printPage = (
  card: Card,
  past: readonly Past[],
  { styles, script, font, logo }: Look,
): string => {
  const share = foundOf(card.defects);
  const body = [
    next(card),
    matrix(card),
    misses(card),
    found(card),
    errors(card),
    history(past, card.selection),
  ];
  const written = body.map((part) => part?.text ?? '').join('');
  const link = ([id, text]: (typeof links)[number]) =>
    written.includes(`<section id="${id}"`) && html`<li><a href="#${id}">${text}</a></li>`;
  return `<!doctype html>\n${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <title>${card.suite}: ${share.part} of ${share.of} defects found · Sparring</title>
        <style>
          @font-face{font-family:'Inter Variable';src:url(data:font/woff2;base64,${font}) format('woff2');font-weight:100 900}
          ${new Html(styles)}
        </style>
      </head>
      <body>
        <a class="skip" href="#main">Skip to the report</a>
        <header class="bar">
          <div class="wide">
            <span class="logo">${new Html(logo)} Sparring</span>
            <nav aria-label="Report">
              <ul>
                ${links.map(link)}
              </ul>
            </nav>
          </div>
        </header>
        <main id="main" class="wide">
          <p class="kicker">Score card</p>
          <h1>${card.suite}</h1>
          ${about(card)}${notes(card)}${numbers(card)}${new Html(written)}
        </main>
        <footer class="wide">
          <p>
            Made by Sparring's ring. Names such as “${card.defects[0]?.name ?? 'amber otter'}” are
            drawn for each card: they say nothing about the defect.
          </p>
        </footer>
        <script>
          ${new Html(script)};
        </script>
      </body>
    </html>`.text
  }\n`;
};
