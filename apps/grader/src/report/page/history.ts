import type { Past } from '../../card/history.ts';
import { html, type Html } from '../../look/html.ts';
import { inWords } from '../../look/words.ts';

const [width, height, inset] = [640, 160, 12];

const dayOf = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)}`;

const shareOf = ({ found: { part, of } }: Past): number => (of === 0 ? 0 : part / of);

/** The share found, card by card. */
const line = (past: readonly Past[]): Html => {
  const points = past.map((one, at) => ({
    x: inset + (at * (width - 2 * inset)) / Math.max(1, past.length - 1),
    y: height - inset - shareOf(one) * (height - 2 * inset),
  }));
  const path = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  return html`<svg class="line" viewBox="0 0 ${width} ${height}" aria-hidden="true">
    <line x1="0" x2="${width}" y1="${inset}" y2="${inset}" />
    <line x1="0" x2="${width}" y1="${height - inset}" y2="${height - inset}" />
    <polyline points="${path}" />
    ${points.map(({ x, y }) => html`<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="5" />`)}
  </svg>`;
};

const row = ({ began, selection, found, calm, secondsARun, score }: Past): Html =>
  html` <tr>
    <th scope="row">${dayOf(began)}</th>
    <td>${selection}</td>
    <td>${found.part} of ${found.of}</td>
    <td>${calm.part} of ${calm.of}</td>
    <td>${inWords(secondsARun)}</td>
    <td>${score}</td>
  </tr>`;

/** Only cards of the same selection can be compared in a line. */
export const history = (past: readonly Past[], selection: string): Html | undefined => {
  if (past.length < 2) return undefined;
  const alike = past.filter((one) => one.selection === selection);
  return html`<section id="history" aria-labelledby="history-title">
    <h2 id="history-title">Card by card</h2>
    ${alike.length > 1 && line(alike)}
    <div class="scroll" role="region" aria-label="All cards" tabindex="0">
      <table class="list">
        <thead>
          <tr>
            <th scope="col">Card</th>
            <th scope="col">Defects</th>
            <th scope="col">Found</th>
            <th scope="col">Robust</th>
            <th scope="col">A run</th>
            <th scope="col">Score</th>
          </tr>
        </thead>
        <tbody>
          ${past.toReversed().map(row)}
        </tbody>
      </table>
    </div>
  </section>`;
};
