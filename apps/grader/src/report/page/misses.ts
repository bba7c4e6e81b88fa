import type { Card, CardDefect, MissStep } from '../../card/card.ts';
import { isOfPages } from '../../card/is-of-pages.ts';
import { nextTests, stepOf } from '../../card/next-test.ts';
import { answerKey } from '../../look/answer-key.ts';
import { html, type Html } from '../../look/html.ts';
import { plural } from '../../look/words.ts';
import { anchorOf } from './anchor.ts';

const rungs: readonly (readonly [MissStep, string])[] = [
  ['not visited', 'No test of yours goes there.'],
  ['too tame', 'Your tests go there, but never with data for which it matters.'],
  ['unsure', 'Your tests ran this code; whether their data would have shown it is not known.'],
  ['not asked', 'Both versions differed during a run, and nothing asked about it.'],
];

/** How far the tests came: four rungs, the last one is one assertion away from a find. */
const steps = (step: MissStep): Html => {
  const at = rungs.findIndex(([name]) => name === step);
  return html`<p class="rung">
    <span class="rungs" aria-hidden="true"
      >${rungs.map((_, rung) => html`<span${rung <= at && html` class="climbed"`}></span>`)}</span
    >
    <strong>${step}</strong> ${rungs[at]?.[1]}
  </p>`;
};

/** Which of the learner's own requests or pages it was, as far as that was noted. */
const visited = ({ visit, ...defect }: CardDefect): Html | false => {
  const step = stepOf(defect);
  if (visit === undefined || step === undefined || step === 'not visited') return false;
  const said = step === 'not asked' ? 'They differed first' : 'They went there';
  const how = visit.startsWith('/') ? 'on the page loaded from' : 'with';
  return html`<p class="visit">${said} ${how} <code>${visit}</code>.</p>`;
};

const hint = (text: string, at: number): Html =>
  html`<details>
    <summary>Hint ${at + 1}</summary>
    <p>${text}</p>
  </details>`;

const answer = (defect: CardDefect): Html =>
  html` <details class="answer">
    <summary>Answer key</summary>
    ${answerKey(defect)}
  </details>`;

const miss = (defect: CardDefect): Html =>
  html` <article
    class="panel miss"
    id="${anchorOf(defect)}"
    data-level="${defect.level}"
    data-step="${stepOf(defect)}"
    tabindex="-1"
  >
    <h3>${defect.name}</h3>
    <p class="tags">
      <span class="tag ${defect.level}">${defect.level}</span>
      <span class="tag">${defect.technique}</span>
    </p>
    ${steps(stepOf(defect) ?? 'not visited')} ${visited(defect)}
    <p class="seen">${defect.seen}</p>
    <div class="folds">${defect.hints.map(hint)}${answer(defect)}</div>
  </article>`;

const choice = (name: string, label: string, values: readonly string[]): Html =>
  html` <label for="filter-${name}">${label}</label>
    <select id="filter-${name}" data-filter="${name}">
      <option value="">all</option>
      ${values.map((value) => html`<option>${value}</option>`)}
    </select>`;

const far = (defect: CardDefect): Html =>
  html`<li class="miss" id="${anchorOf(defect)}" data-level="${defect.level}" tabindex="-1">
    <strong>${defect.name}</strong> <span class="muted">${defect.level}</span> ${defect.seen}
  </li>`;

/** Of more misses each area is a closed fold: the next best test, above, leads to the first ones. */
const mostOpen = 12;

type Area = readonly [string, readonly CardDefect[]];

const isUnvisited = ([, all]: Area): boolean => all.every((one) => stepOf(one) === 'not visited');

const visitedArea = ([name, all]: Area, isOpen: boolean): Html =>
  html`<details class="area" data-area="${name}" ${isOpen && html` open`}>
    <summary>${name} <span class="muted">${all.length} missed</span></summary>
    <div class="misses">${all.map(miss)}</div>
  </details>`;

/** A hint about what no test does helps nobody. */
const unvisitedAreas = (areas: readonly Area[]): Html =>
  html`<details class="area" data-step="not visited">
    <summary>
      Where no test of yours goes
      <span class="muted">${areas.flatMap(([, all]) => all).length} missed</span>
    </summary>
    <p>Hints and the answer key come with the first test that goes to an area.</p>
    ${areas.map(
      ([name, all]) =>
        html`<h3>${name}</h3>
          <ul class="far" data-area="${name}">
            ${all.map(far)}
          </ul>`,
    )}
  </details>`;

export const misses = (card: Card): Html | undefined => {
  const all = nextTests(card).flatMap((group) => group.misses);
  if (all.length === 0) return undefined;
  const unlisted = card.defects.filter(
    (one) => stepOf(one) !== undefined && !all.includes(one),
  ).length;
  const areas = [...Map.groupBy(all, ({ area }) => area)];
  const unvisited = areas.filter(isUnvisited);
  const values = (of: (defect: CardDefect) => string | undefined): readonly string[] =>
    [...new Set(card.defects.filter((one) => all.includes(one)).map(of))].filter(
      (one) => one !== undefined,
    );
  return html`<section id="misses" aria-labelledby="misses-title">
    <h2 id="misses-title">Missed</h2>
    <p>
      What a user would have seen, by area. Try to write the test from that alone; where your tests
      go, each has three hints, and the answer key is the last fold. Where a hint counts on the
      original data, use a workspace of your own: others may have filled <code>public</code>.
    </p>
    ${unlisted > 0 && html`<p>Not listed, although they count: ${plural(unlisted, 'defect')} ${isOfPages(all[0]!) ? 'of the API, of which your tests call nothing' : 'of pages, of which your tests open none'}.</p>`}
    <form class="filters" hidden>
      ${choice(
        'area',
        'Area',
        values(({ area }) => area),
      )}
      ${choice(
        'level',
        'Level',
        values(({ level }) => level),
      )}
      ${choice('step', 'How far', values(stepOf))}
      <output id="filter-count" for="filter-area filter-level filter-step"
        >${plural(all.length, 'defect')}</output
      >
    </form>
    ${areas.filter((one) => !isUnvisited(one)).map((one) => visitedArea(one, all.length <= mostOpen))}${unvisited.length > 0 && unvisitedAreas(unvisited)}
  </section>`;
};
