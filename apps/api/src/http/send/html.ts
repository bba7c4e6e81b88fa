/** Text that is already HTML. All other text is escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Piece = Html | string | number | false | undefined | readonly Piece[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character]!);

const textOf = (piece: Piece): string => {
  if (piece instanceof Html) return piece.text;
  if (piece === undefined || piece === false) return '';
  return typeof piece === 'object' ? piece.map(textOf).join('') : escapeHtml(String(piece));
};

/** An HTML template. Its values are escaped unless they are HTML. */
export const html = ({ raw }: TemplateStringsArray, ...pieces: readonly Piece[]): Html =>
  new Html(raw.map((text, index) => text + textOf(pieces[index])).join(''));

/** A text of the contracts, with backticks around code. */
export const marked = (text = ''): Piece =>
  text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));

/** The id of an element, also as its test id. */
export const testable = (id: string): Html => html`id="${id}" data-testid="${id}"`;

/** Converts `listBooks`, `min_price` and `If-Match` to the form of ids. */
export const kebab = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
