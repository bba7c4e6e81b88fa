export const kinds = ['comment', 'string', 'keyword'] as const;
export type Kind = (typeof kinds)[number];

/** A part of a code that has a color. */
export interface Part {
  readonly kind: Kind;
  readonly from: number;
  readonly to: number;
}

/** No word that often stands in the printed output of a program, such as “for” and “in”. */
const words =
  'async await class const def export extends False false function implements import interface let None null private public return static throw throws True true undefined var void while yield';

/** One pattern for all languages of the site: what differs between them has no color. */
const pattern = new RegExp(
  [
    String.raw`(?<comment>(?<!\S)(?:\/\/|#)(?=\s).*$|\/\*[^]*?\*\/)`,
    String.raw`(?<string>"(?:\\.|[^"\\\n])*"|(?<!\w)'(?:\\.|[^'\\])*'|${'`'}(?:\\.|[^${'`'}\\])*${'`'})`,
    String.raw`(?<keyword>(?<![\w.$/-])(?:${words.replaceAll(' ', '|')})(?![\w:=/-]))`,
  ].join('|'),
  'gm',
);

/** The parts of a text in any of the languages, in their order. */
export const partsOf = (code: string): readonly Part[] =>
  Array.from(code.matchAll(pattern), ({ index, 0: text, groups = {} }) => ({
    kind: kinds.find((kind) => groups[kind] !== undefined) ?? 'keyword',
    from: index,
    to: index + text.length,
  }));
