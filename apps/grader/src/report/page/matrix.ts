import type { Card, CardDefect } from '../../card/card.ts';
import { areasReached } from '../../card/areas-reached.ts';
import { sharedPrefix } from '../../card/shared-prefix.ts';
import { Html, html } from '../../look/html.ts';
import { plural } from '../../look/words.ts';

/** More than a reader or a browser takes in; the tests that find least are left out. */
const mostCells = 100_000;

const byOf = ({ verdict }: CardDefect): readonly string[] =>
  verdict.kind === 'found' ? verdict.by : [];

const stateOf = ({ verdict }: CardDefect): string => {
  if (verdict.kind === 'missed') return 'missed';
  return verdict.kind === 'found' || verdict.kind === 'found by time' ? 'found' : 'unknown';
};

const name = (defect: CardDefect): Html =>
  html`<th scope="col" class="${stateOf(defect)}"><span>${defect.name}</span></th>`;

const column = (defect: CardDefect): Html => html`<col class="${stateOf(defect)}" />`;

/** There are thousands, and HTML closes a cell by itself. */
const emptyCell = new Html('<td>');

/** A defect, and the tests that find it. */
interface Column {
  readonly defect: CardDefect;
  readonly by: ReadonlySet<string>;
}

/** A test, and how many defects it finds. */
interface Row {
  readonly test: string;
  readonly found: number;
}

const row = ({ test, found }: Row, shownName: string, columns: readonly Column[]): Html => {
  const cell = ({ defect, by }: Column): Html =>
    by.has(test) ? html`<td class="hit" title="${defect.name}">●</td>` : emptyCell;
  return html`<tr>
    <th scope="row" ${shownName !== test && html` title="${test}"`}>${shownName}</th>
    <td class="sum">${found}</td>
    ${columns.map(cell)}
  </tr>`;
};

/** Those that find most come first. */
const rowsOf = (tests: readonly string[], columns: readonly Column[]): readonly Row[] => {
  const counts = new Map<string, number>();
  for (const { by } of columns)
    for (const test of by) counts.set(test, (counts.get(test) ?? 0) + 1);
  return tests
    .map((test) => ({ test, found: counts.get(test) ?? 0 }))
    .toSorted((one, other) => other.found - one.found);
};

const table = (
  rows: readonly Html[],
  areas: readonly (readonly [string, readonly CardDefect[]])[],
): Html =>
  html`<div class="scroll" role="region" aria-label="Tests and defects" tabindex="0">
    <table>
      <caption class="hidden">
        ${plural(rows.length, 'test')} down,
        ${plural(areas.flatMap(([, all]) => all).length, 'defect')} across
      </caption>
      <colgroup>
        <col />
        <col />
      </colgroup>
      ${areas.map(
        ([, all]) =>
          html`<colgroup>
            ${all.map(column)}
          </colgroup>`,
      )}
      <thead>
        <tr>
          <td></td>
          <td></td>
          ${areas.map(([area, all]) => html`<th scope="colgroup" colspan="${all.length}">${area}</th>`)}
        </tr>
        <tr>
          <th scope="col">Test</th>
          <th scope="col" class="sum">Finds</th>
          ${areas.map(([, all]) => all.map(name))}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;

const idleTests = (idle: readonly Row[], of: number): Html =>
  html`<details class="idle">
    <summary>
      ${idle.length} of ${plural(of, 'test')} ${idle.length === 1 ? 'finds' : 'find'} none of these
      defects
    </summary>
    <ul>
      ${idle.map(({ test }) => html`<li>${test}</li>`)}
    </ul>
  </details>`;

/** Tests down, defects across, by area: an empty column is a miss. */
export const matrix = ({ tests, defects }: Card): Html => {
  if (tests.length === 0)
    return html`<section id="matrix" aria-labelledby="matrix-title">
      <h2 id="matrix-title">Which test finds what</h2>
      <p>
        Nobody knows: the runner wrote no JUnit XML. Playwright, pytest, Robot Framework and Maven
        write it without being asked; docs/grading.md says what others need.
      </p>
    </section>`;
  const here = areasReached({ defects });
  const areas = [...Map.groupBy(here?.defects ?? defects, ({ area }) => area)];
  const columns = areas.flatMap(([, all]) =>
    all.map((defect) => ({ defect, by: new Set(byOf(defect)) })),
  );
  const rows = rowsOf(tests, columns);
  const finding = rows.filter(({ found }) => found > 0);
  const shown = finding.slice(0, Math.floor(mostCells / columns.length));
  const idle = rows.slice(finding.length);
  const prefix = sharedPrefix(tests);
  return html`<section id="matrix" aria-labelledby="matrix-title">
    <h2 id="matrix-title">Which test finds what</h2>
    <p>
      ${shown.length > 0 && 'A hatched column is a defect that every test misses.'}
      ${here && 'The areas where no test goes are left out.'}
      ${shown.length < finding.length && `Only the ${shown.length} tests that find most are shown.`}
    </p>
    ${
      shown.length > 0 &&
      table(
        shown.map((one) => row(one, one.test.slice(prefix.length), columns)),
        areas,
      )
    }
    ${idle.length > 0 && idleTests(idle, tests.length)}
  </section>`;
};
