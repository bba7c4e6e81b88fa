import type { Card } from '../../card/card.ts';
import { calmOf, figureOf, foundByLevel, foundOf, type Share, speedOf } from '../../card/counts.ts';
import { html, type Html } from '../../look/html.ts';
import { inWords, listed, plural } from '../../look/words.ts';

const level = ({ level: name, part, of }: Share & { readonly level: string }): Html =>
  html` <div class="level">
    <dt>${name}</dt>
    <dd>
      <progress value="${part}" max="${of}" aria-hidden="true"></progress>
      <span class="share">${part}/${of}</span>
    </dd>
  </div>`;

const found = (card: Card): Html => {
  const share = foundOf(card.defects);
  return html`<section class="panel number" id="found-number" aria-labelledby="found-label">
    <h2 id="found-label">Found</h2>
    <p class="figure"><strong>${share.part}</strong> <span>of ${share.of} defects</span></p>
    <dl class="levels">
      ${foundByLevel(card)
        .filter(({ of }) => of > 0)
        .map(level)}
    </dl>
  </section>`;
};

const alarm = ({ text, catches, calm: { ...is } }: Card['changes'][number]): Html =>
  html` <li>
    <strong>${text}</strong> Red for a suite that
    ${catches}.${
      is.kind === 'alarm' && is.by.length > 0 && html` <span class="by">${listed(is.by, 3)}</span>`
    }
  </li>`;

const calm = (card: Card): Html => {
  const share = calmOf(card);
  const alarms = card.changes.filter((change) => change.calm.kind === 'alarm');
  return html`<section class="panel number" id="calm-number" aria-labelledby="calm-label">
    <h2 id="calm-label">Calm</h2>
    <p class="figure">
      ${share.of > 0 ? html`<strong>${share.part}</strong> <span>of ${share.of} harmless changes survived</span>` : html`<span>not measured</span>`}
    </p>
    ${
      alarms.length > 0
        ? html`<p>${plural(alarms.length, 'false alarm')}:</p>
            <ul class="alarms">
              ${alarms.map(alarm)}
            </ul>`
        : share.of > 0 &&
          html`<p>No false alarm: what breaks no rule does not turn your tests red.</p>`
    }
  </section>`;
};

const speed = (card: Card): Html =>
  html`<section class="panel number" id="speed-number" aria-labelledby="speed-label">
    <h2 id="speed-label">Speed</h2>
    <p class="figure"><strong>${inWords(speedOf(card))}</strong> <span>a run</span></p>
    <p>
      ${
        card.tests.length > 0 && `${plural(card.tests.length, 'test')}. `
      }${plural(card.sound.length, 'run')}
      on the sound Sparring, the whole card in ${inWords(card.seconds)}.
    </p>
  </section>`;

/** The three numbers, never one alone; the score of those who want one stands below them, small. */
export const numbers = (card: Card): Html =>
  html` <div class="numbers">${found(card)}${calm(card)}${speed(card)}</div>
    <p class="score">
      Score for those who want one figure: <strong>${figureOf(card)}</strong> of 100. It is the
      share found, times the square of the share of harmless changes survived.
    </p>`;
