import { dayAndTime } from '../../card/day-and-time.ts';
import { html, type Html } from '../../look/html.ts';
import { alarmList, levelBars, printNumbers } from '../../look/numbers.ts';
import { inWords, plural } from '../../look/words.ts';
import { type CardState, hasEnded } from '../state.ts';
import { following, reloadYourself } from './live.ts';
import { type Assets, printGraderPage } from './page.ts';
import type { PageAddress } from './pages.ts';
import { sayingOf, steps, timeLeft, titleOf } from './phases.ts';
import { foundSoFar } from './so-far.ts';
import { startLines } from './start-lines.ts';

const stepList = ({ phase }: CardState): Html => {
  const at = steps.findIndex(([, phases]) => phases.includes(phase));
  return html`<ol class="steps" role="list">
    ${steps.map(
      ([name], step) =>
        html`<li${step < at && html` class="done"`}${step === at && html` aria-current="step"`}>${name}</li>`,
    )}
  </ol>`;
};

const refusal = ({ refusal: why }: CardState): Html | undefined =>
  why &&
  html`<div class="notes" id="refusal">
    <p><strong>${why.message}</strong></p>
    ${why.lines.length > 0 && html`<pre tabindex="0" aria-label="The end of the output">${why.lines.join('\n')}</pre>`}
  </div>`;

const progress = ({ phase, bouts }: CardState): Html | false =>
  (phase === 'bouts' || phase === 'paused') &&
  bouts.of > 0 &&
  html`<div class="bouts">
    <p class="figure">
      <strong>${bouts.done}</strong> <span>of ${plural(bouts.of, 'run')}</span>
      <span class="left" id="time-left" data-testid="time-left">${timeLeft(bouts)}</span>
    </p>
    <progress
      id="bouts"
      data-testid="bouts"
      aria-label="Runs"
      value="${bouts.done}"
      max="${bouts.of}"
    ></progress>
  </div>`;

const baselineRuns = ({ sound }: CardState): Html | false =>
  sound.length > 0 &&
  html`<li>
    ${plural(sound.length, 'baseline run')} green: ${sound.map(inWords).join(' and ')}.
  </li>`;

const reach = ({ reach: told }: CardState): Html | undefined =>
  told &&
  html`<li>
    ${plural(told.defects, 'defect')}: ${told.notVisited} where no test goes, ${told.tooTame} that
    your data is too tame for, and ${told.toBox} to run.
  </li>`;

const facts = (card: CardState): Html | undefined => {
  const all = [
    baselineRuns(card),
    reach(card),
    ...card.notes.map((note) => html`<li>${note}</li>`),
  ];
  const known = all.filter((one) => one instanceof Object);
  return known.length > 0
    ? html`<ul class="told">
        ${known}
      </ul>`
    : undefined;
};

const soFar = (card: CardState): Html | undefined => {
  const { part, of } = foundSoFar(card);
  if (card.numbers && hasEnded(card)) return undefined;
  if (of === 0 && card.alarms.length === 0) return undefined;
  return html`<div class="so-far">
    <section class="panel number" id="found" aria-labelledby="found-title">
      <h2 id="found-title">Found so far</h2>
      <p class="figure"><strong>${part}</strong> <span>of ${plural(of, 'defect')}</span></p>
      ${levelBars(card.found)}
    </section>
    <section class="panel number" id="alarms" aria-labelledby="alarms-title">
      <h2 id="alarms-title">Harmless changes</h2>
      ${card.alarms.length > 0 ? alarmList(card.alarms) : html`<p>No false alarm so far.</p>`}
    </section>
  </div>`;
};

const outcome = (card: CardState): Html | undefined => {
  const { numbers, id, found, alarms, sound } = card;
  if (!numbers || !hasEnded(card)) return undefined;
  const measured = `The mean of ${plural(sound.length, 'green run')} without a defect.`;
  const { found: share, calm, survived = [], secondsARun, score, noScore, next } = numbers;
  const shown = { found: share, levels: found, calm, alarms, survived, secondsARun };
  return html`${printNumbers({ ...shown, measured, score, noScore })}
    ${next !== undefined && html`<p class="next"><strong>The next best test</strong> ${next}</p>`}
    <p>
      <a class="button" id="open-report" data-testid="open-report" href="/cards/${id}/report"
        >Open the report</a
      >
    </p>`;
};

const reportSoFar = (card: CardState): Html | false =>
  card.numbers !== undefined &&
  !hasEnded(card) &&
  html`<p>
    <a id="open-report" href="/cards/${card.id}/report">The report on what is known so far</a>
  </p>`;

const endForm = ({ id, phase }: CardState): Html =>
  html`<details class="end-card">
    <summary id="end-card" data-testid="end-card">End this card</summary>
    <form method="post" action="/cards/${id}/end">
      <p>
        ${
          phase === 'new'
            ? 'It cannot be used after that.'
            : 'Your tests stop after the run that is under way. What is known is kept, and the card cannot go on.'
        }
      </p>
      <button id="end-card-now" data-testid="end-card-now">End it now</button>
    </form>
  </details>`;

/** A card as it is now. The script asks for the page again and exchanges the parts that have changed, so that each text is written once, here. */
export const printCard = (assets: Assets, card: CardState, { address }: PageAddress): string => {
  const { id, name, suite, command, selection, created, phase } = card;
  const isIdle = phase === 'new' || phase === 'paused';
  const follow = hasEnded(card) ? 'nothing more' : { events: `/cards/${id}/events` };
  return printGraderPage(assets, {
    title: titleOf(card),
    content: html`<p class="kicker">Card</p>
      <h1>${name}</h1>
      <p class="facts" id="facts" data-live>
        ${suite !== '' && html`<span>${suite}</span>`}
        ${command !== '' && html`<span><code>${command}</code></span>`}
        <span>${selection === 'all' ? 'all defects' : selection}</span>
        <span><time datetime="${created}">${dayAndTime(created)}</time></span>
      </p>
      <div id="steps" data-live>${stepList(card)}</div>
      <p class="saying" id="saying" data-testid="saying" role="status" data-live>
        ${sayingOf(card)}
      </p>
      <div id="start" data-live>${isIdle && startLines({ address, card: id })}</div>
      <div id="progress" data-live>${progress(card)}</div>
      <div id="so-far" data-live>
        ${refusal(card)}${soFar(card)}${outcome(card)}${reportSoFar(card)}
      </div>
      <div id="told" data-live>${facts(card)}</div>
      ${following(follow)}${!hasEnded(card) && reloadYourself()}
      <div id="end" data-live>${!hasEnded(card) && endForm(card)}</div>
      <p class="muted">Whoever has the link of this page can see this card.</p>`,
  });
};
