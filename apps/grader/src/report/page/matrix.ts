import type { Card, CardDefect } from '../../card/card.ts';
import { areasReached } from '../../card/areas-reached.ts';
import { sharedPrefix } from '../../card/shared-prefix.ts';
import { html, type Html } from '../../look/html.ts';
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

/** Only a card of all defects tells that a test finds nothing at all. */
const row = (
  { test, found }: Row,
  shownName: string,
  columns: readonly Column[],
  isWhole: boolean,
): Html => {
  const cell = ({ defect, by }: Column): Html =>
    by.has(test)
      ? html`<td class="hit" title="${defect.name}">●</td>`
      : html`<td class="${stateOf(defect)}"></td>`;
  return html`<tr${found === 0 && isWhole && html` class="idle"`}><th scope="row"${shownName !== test && html` title="${test}"`}>${shownName}</th><td class="sum">${
    found
  }</td>${columns.map(cell)}</tr>`;
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

/** Tests down, defects across, by area: an empty row is a test that finds nothing, an empty column a miss. */
export const matrix = ({ tests, defects, selection }: Card): Html => {
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
  const shown = rows.slice(0, Math.floor(mostCells / columns.length));
  const prefix = sharedPrefix(tests);
  const idle = rows.filter(({ found }) => found === 0).length;
  const head = ([area, all]: (typeof areas)[number]): Html =>
    html`<th scope="colgroup" colspan="${all.length}">${area}</th>`;
  return html`<section id="matrix" aria-labelledby="matrix-title">
    <h2 id="matrix-title">Which test finds what</h2>
    <p>
      A row without a dot is a test that finds none of these defects (${idle} of ${tests.length}). A
      hatched column is a defect that every test misses.
      ${here && 'The areas where no test goes are left out.'}
      ${shown.length < rows.length && `Only the ${shown.length} tests that find most are shown.`}
    </p>
    <div class="scroll" role="region" aria-label="Tests and defects" tabindex="0">
      <table>
        <caption class="hidden">
          ${plural(shown.length, 'test')} down, ${plural(columns.length, 'defect')} across
        </caption>
        <colgroup>
          <col />
          <col />
        </colgroup>
        ${areas.map(([, all]) => html`<colgroup span="${all.length}"></colgroup>`)}
        <thead>
          <tr>
            <td></td>
            <td></td>
            ${areas.map(head)}
          </tr>
          <tr>
            <th scope="col">Test</th>
            <th scope="col" class="sum">Finds</th>
            ${columns.map(({ defect }) => name(defect))}
          </tr>
        </thead>
        <tbody>
          ${shown.map((one) => row(one, one.test.slice(prefix.length), columns, selection === 'all'))}
        </tbody>
      </table>
    </div>
  </section>`;
};
