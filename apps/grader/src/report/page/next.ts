import type { Card, CardDefect } from '../../card/card.ts';
import { type NextTest, nextTests, stepOf } from '../../card/next-test.ts';
import { gainOf } from '../../look/gain.ts';
import { html, type Html } from '../../look/html.ts';
import { anchorOf } from './anchor.ts';

/** After these a new card says more. */
const mostShown = 8;

const miss = (defect: CardDefect): Html =>
  html` <li>
    <a href="#${anchorOf(defect)}">${defect.name}</a>
    <span class="muted">${defect.area}, ${stepOf(defect)}</span>
  </li>`;

const card = (group: NextTest, at: number, of: number): Html => {
  const { technique, advice, misses } = group;
  return html` <li class="next-card" id="next-${at + 1}">
    <p class="kicker">${at + 1} of ${of}</p>
    <h3>${technique}</h3>
    <p class="advice">${advice}</p>
    <p>Such tests would find ${gainOf(group)}.</p>
    <ul class="names">
      ${misses.slice(0, 8).map(miss)}
    </ul>
    ${misses.length > 8 && html`<p class="muted">And ${misses.length - 8} more, below.</p>`}
  </li>`;
};

/** The most rewarding technique first, and one at a time: a long list helps nobody. */
export const next = (graded: Card): Html | undefined => {
  const all = nextTests(graded).slice(0, mostShown);
  if (all.length === 0) return undefined;
  return html`<section id="next" aria-labelledby="next-title">
    <div class="title-row">
      <h2 id="next-title">The next best test</h2>
      <p class="turn" hidden>
        <button type="button" id="next-back">Previous</button>
        <button type="button" id="next-on">Next</button>
      </p>
    </div>
    <ol class="next-cards" role="list" id="next-cards" aria-live="polite">
      ${all.map((one, at) => card(one, at, all.length))}
    </ol>
  </section>`;
};
