import type { Card, CardDefect } from '../../card/card.ts';
import { isFound, isFoundByTime } from '../../card/counts.ts';
import { endOfRun } from '../../look/end-of-run.ts';
import { html, type Html } from '../../look/html.ts';
import { listed, plural } from '../../look/words.ts';

const by = ({ verdict }: CardDefect): string => {
  const names = verdict.kind === 'found' ? verdict.by : [];
  if (names.length > 0) return listed(names, 3);
  return isFoundByTime({ verdict }) ? 'The run was too slow.' : 'The command turned red.';
};

const row = (defect: CardDefect): Html =>
  html` <tr>
    <th scope="row">${defect.name}</th>
    <td>${defect.area}</td>
    <td>${defect.level}</td>
    <td>${defect.seen}</td>
    <td>${by(defect)}${endOfRun(defect.output, defect.name)}</td>
  </tr>`;

const list = (label: string, all: readonly CardDefect[]): Html =>
  html`<div class="scroll" role="region" aria-label="${label}" tabindex="0">
    <table class="list">
      <thead>
        <tr>
          <th scope="col">Defect</th>
          <th scope="col">Area</th>
          <th scope="col">Level</th>
          <th scope="col">What it did</th>
          <th scope="col">Found by</th>
        </tr>
      </thead>
      <tbody>
        ${all.map(row)}
      </tbody>
    </table>
  </div>`;

/** More stand in a closed fold. */
const mostOpen = 12;

/** What was found, and by which test. */
export const found = ({ defects }: Card): Html | undefined => {
  const all = defects.filter(isFound);
  return all.length === 0
    ? undefined
    : html`<section id="found" aria-labelledby="found-title">
        <h2 id="found-title">What you found</h2>
        <details${all.length <= mostOpen && html` open`}>
          <summary>${plural(all.length, 'defect')}</summary>
          ${list('What was found', all)}
        </details>
      </section>`;
};

/** What made a run too slow: no test has asserted anything about it. */
export const foundByTime = ({ defects }: Card): Html | undefined => {
  const all = defects.filter(isFoundByTime);
  return all.length === 0
    ? undefined
    : html`<section id="by-time" aria-labelledby="by-time-title">
        <h2 id="by-time-title">Found only by time</h2>
        <p>
          With these defects a run took more than twice its time and 30 seconds, twice, and a later
          baseline run did not. They are not in the score.
        </p>
        ${list('What was found only by time', all)}
      </section>`;
};

/** Runs that said nothing, and why. */
export const errors = ({ defects, changes }: Card): Html | undefined => {
  const all = [
    ...defects.map(({ name, verdict }) => ({ name, state: verdict })),
    ...changes.map(({ text, calm }) => ({ name: text, state: calm })),
  ];
  const failed = all.flatMap(({ name, state }) =>
    state.kind === 'error' ? [{ name, ...state }] : [],
  );
  if (failed.length === 0) return undefined;
  return html`<section id="errors" aria-labelledby="errors-title">
    <h2 id="errors-title">Runs without a result</h2>
    <p>These runs count neither as found nor as missed.</p>
    <ul>
      ${failed.map(({ name, reason }) => html`<li><strong>${name}</strong> ${reason}</li>`)}
    </ul>
  </section>`;
};
