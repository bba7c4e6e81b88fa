import { type ProblemKind, problemKinds, problemType } from '@sparring/contracts/problem';
import { isOfTheServer } from '@sparring/contracts/print/endpoint-problems';
import type { Parameter } from '@sparring/contracts/print/parameters';
import { html, type Html, marked, type Piece, testable } from '../../http/send/html.ts';

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

/** The problems of an operation, each a link to the page of its `type`. Those of the server share the last line. */
export const problemTable = (id: string, kinds: readonly ProblemKind[]): Html => {
  const linkTo = (kind: ProblemKind): Html =>
    html`<a ${testable(`${id}-${kind}`)} href="${problemType(kind)}"
      >${problemKinds[kind].error}</a
    >`;
  const ofTheRequest = kinds
    .filter((kind) => !isOfTheServer(kind))
    .toSorted((a, b) => problemKinds[a].status - problemKinds[b].status);
  const ofTheServer = kinds.filter(isOfTheServer);
  return table(
    id,
    ['Status', 'Error, and when it happens'],
    [
      ...ofTheRequest.map((kind) => {
        const { status, when } = problemKinds[kind];
        return row(status, [linkTo(kind), aside(marked(when))]);
      }),
      row('5xx', [
        ofTheServer.map((kind, at) => [at > 0 && ', ', linkTo(kind)]),
        aside('A failure of the server. No request causes it on purpose.'),
      ]),
    ],
  );
};
