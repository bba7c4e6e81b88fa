import { type ProblemKind, problemKinds, problemType } from '@sparring/contracts/problem';
import type { Parameter } from '@sparring/contracts/print/parameters';
import { html, type Html, marked, type Piece, testable } from '../../http/html.ts';

const table = (id: string, heads: readonly string[], rows: readonly Html[]): Html =>
  html` <table id="${id}">
    <thead>
      <tr>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;

const row = (name: Piece, ...cells: readonly Piece[]): Html =>
  html` <tr>
    <th scope="row">${name}</th>
    ${cells.map((cell) => html`<td>${cell}</td>`)}
  </tr>`;

const aside = (text: Piece): Html => html`<span class="aside">${text}</span>`;

const parameterRow = ({ name, place, required, value, byDefault, meaning }: Parameter): Html =>
  row(
    [html`<code>${name}</code>`, aside(required ? `${place}, required` : place)],
    [
      meaning !== undefined && html`<span>${marked(meaning)}</span>`,
      aside([value, byDefault !== undefined && html`, default <code>${byDefault}</code>`]),
    ],
  );

/** The parameters of a request. */
export const parameterTable = (id: string, parameters: readonly Parameter[]): Html =>
  parameters.length === 0
    ? html`<p>This request has no parameters.</p>`
    : table(id, ['Name', 'Meaning and value'], parameters.map(parameterRow));

/** The fields of a reply's body. */
export const fieldTable = (id: string, fields: readonly Parameter[]): Html =>
  table(
    id,
    ['Response field', 'Meaning and value'],
    fields.map(({ name, value, meaning }) =>
      row(html`<code>${name}</code>`, [
        meaning !== undefined && html`<span>${marked(meaning)}</span>`,
        aside(value),
      ]),
    ),
  );

export const headerTable = (id: string, headers: Readonly<Record<string, string>>): Html =>
  table(
    id,
    ['Response header', 'Meaning'],
    Object.entries(headers).map(([name, says]) => row(html`<code>${name}</code>`, marked(says))),
  );

/** The problems of an operation. Each line links to the page of its `type`. */
export const problemTable = (id: string, kinds: readonly ProblemKind[]): Html => {
  const byStatus = kinds.toSorted((a, b) => problemKinds[a].status - problemKinds[b].status);
  return table(
    id,
    ['Status', 'Error, and when it happens'],
    byStatus.map((kind) => {
      const { status, error, when } = problemKinds[kind];
      const link = html`<a ${testable(`${id}-${kind}`)} href="${problemType(kind)}">${error}</a>`;
      return row(status, [link, aside(marked(when))]);
    }),
  );
};
