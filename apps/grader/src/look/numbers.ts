import type { Level } from '@sparring/defects/defect';
import type { Share } from '../card/counts.ts';
import { endOfRun } from './end-of-run.ts';
import { html, type Html } from './html.ts';
import { inWords, listed, mostNamed, plural } from './words.ts';

interface Alarm {
  readonly text: string;
  /** The suite that turns red: "selects by class". */
  readonly catches?: string;
  readonly by: readonly string[];
  /** How many tests more than those by name. */
  readonly more?: number;
  /** The end of what the run wrote. */
  readonly output?: string;
}

/** What came of a card, as far as one look can take it in. */
export interface ThreeNumbers {
  readonly found: Share;
  /** The same, where tests go in some areas only. */
  readonly here?: (Share & { readonly areas: number }) | undefined;
  readonly levels: readonly (Share & { readonly level: Level })[];
  readonly calm: Share;
  /** How many harmless changes can reach the tests, if the card had not all of them. */
  readonly reaching?: number | undefined;
  readonly alarms: readonly Alarm[];
  /** The harmless changes with which the tests stayed green. */
  readonly survived: readonly string[];
  readonly secondsARun: number;
  /** How the speed was measured. */
  readonly measured: string;
  readonly score: number | undefined;
  /** Why there is no score. */
  readonly noScore?: string | undefined;
}

const level = ({ level: name, part, of }: ThreeNumbers['levels'][number]): Html =>
  html` <div class="level">
    <dt>${name}</dt>
    <dd>
      <progress value="${part}" max="${of}" aria-hidden="true"></progress>
      <span class="share">${part}/${of}</span>
    </dd>
  </div>`;

/** A bar for each level that has a defect. */
export const levelBars = (levels: ThreeNumbers['levels']): Html =>
  html`<dl class="levels">${levels.filter(({ of }) => of > 0).map(level)}</dl>`;

const found = ({ found: all, here, levels }: ThreeNumbers): Html =>
  html`<section class="panel number found" id="found-number" aria-labelledby="found-label">
    <h2 id="found-label">Found</h2>
    <p class="figure">
      <strong>${(here ?? all).part}</strong> <span>of ${plural((here ?? all).of, 'defect')}</span>
    </p>
    ${here && html`<p>In the ${plural(here.areas, 'area')} where your tests go; ${all.part} of ${all.of} in all areas.</p>`}
    ${levelBars(levels)}
  </section>`;

const alarm = ({ text, catches, by, more, output }: Alarm): Html =>
  html` <li>
    <strong>${text}</strong>${catches !== undefined && ` Red for a suite that ${catches}.`}${
      by.length > 0 && html` <span class="by">${listed(by, mostNamed, more)}</span>`
    }${endOfRun(output, text)}
  </li>`;

export const alarmList = (alarms: readonly Alarm[]): Html =>
  html`<p>${plural(alarms.length, 'false alarm')}:</p>
    <ul class="alarms">
      ${alarms.map(alarm)}
    </ul>`;

const survivedList = (survived: readonly string[]): Html | false =>
  survived.length > 0 &&
  html`<details>
    <summary>Survived: ${plural(survived.length, 'harmless change')}</summary>
    <ul>
      ${survived.map((text) => html`<li>${text}</li>`)}
    </ul>
  </details>`;

const robust = ({ calm: { part, of }, reaching, alarms, survived }: ThreeNumbers): Html =>
  html`<section class="panel number" id="calm-number" aria-labelledby="calm-label">
    <h2 id="calm-label">Robust</h2>
    <p class="figure">
      ${of > 0 ? html`<strong>${part}</strong> <span>of ${plural(of, 'harmless change')} survived</span>` : html`<span>not measured</span>`}
    </p>
    ${reaching !== undefined && of > 0 && html`<p>Drawn from ${reaching} that can reach your tests.</p>`}
    ${
      alarms.length > 0
        ? alarmList(alarms)
        : of > 0 && html`<p>No false alarm: none of these changes has turned your tests red.</p>`
    }
    ${survivedList(survived)}
  </section>`;

const speed = ({ secondsARun, measured }: ThreeNumbers): Html =>
  html`<section class="panel number" id="speed-number" aria-labelledby="speed-label">
    <h2 id="speed-label">Speed</h2>
    <p class="figure"><strong>${inWords(secondsARun)}</strong> <span>a run</span></p>
    <p>${measured}</p>
  </section>`;

const scoreLine = ({ score, noScore }: ThreeNumbers): Html =>
  score === undefined
    ? html`<p class="score no-score"><strong>No score.</strong> ${noScore}</p>`
    : html`<p class="score">
        Score for those who want one figure: <strong>${score}</strong> of 100. It is the share
        found, times the square of the share of harmless changes survived.
      </p>`;

/** The three numbers, never one alone; the score of those who want one stands below them, small. */
export const printNumbers = (numbers: ThreeNumbers): Html =>
  html` <div class="numbers">${found(numbers)}${robust(numbers)}${speed(numbers)}</div>
    ${scoreLine(numbers)}`;
