export interface Marks {
  readonly bold: boolean;
  readonly italic: boolean;
  /** Where the letter links to, or nothing. */
  readonly href: string;
}
export type Style = 'bold' | 'italic';

export interface Letter extends Marks {
  readonly text: string;
}

/** A paragraph, or an item of a list. */
export interface Line {
  readonly isItem: boolean;
  readonly letters: readonly Letter[];
}

/** A text has one line or more. A place in it is the number of letters and line ends before it. */
export type Text = readonly Line[];

export interface Span {
  readonly from: number;
  readonly to: number;
}

export const unmarked: Marks = { bold: false, italic: false, href: '' };
export const empty: Text = [{ isItem: false, letters: [] }];

export const plain = (text: Text): string =>
  text.map(({ letters }) => letters.map((letter) => letter.text).join('')).join('\n');

export const typed = (words: string, marks = unmarked, isItem = false): Text =>
  words
    .split(/\r?\n/)
    .map((line) => ({ isItem, letters: line.split('').map((text) => ({ text, ...marks })) }));

/** The text between two places; its first and its last line may be parts of lines. */
export const part = (text: Text, { from, to }: Span): Text => {
  let start = 0;
  const found: Line[] = [];
  for (const { isItem, letters } of text) {
    const end = start + letters.length;
    if (start <= to && end >= from)
      found.push({ isItem, letters: letters.slice(Math.max(from - start, 0), to - start) });
    start = end + 1;
  }
  return found;
};

/** The first line of the second text goes on in the last line of the first. */
export const joined = (one: Text, other: Text): Text => {
  const [left, right] = [one.at(-1), other[0]];
  if (!left || !right) return [...one, ...other];
  const { isItem } = left.letters.length > 0 ? left : right;
  const seam = { isItem, letters: [...left.letters, ...right.letters] };
  return [...one.slice(0, -1), seam, ...other.slice(1)];
};

/** Puts another text at the place of a span. */
export const replaced = (text: Text, { from, to }: Span, by: Text): Text => {
  const rest = part(text, { from: to, to: Infinity });
  return joined(joined(part(text, { from: 0, to: from }), by), rest);
};

export const lettersIn = (text: Text, span: Span): readonly Letter[] =>
  part(text, span).flatMap(({ letters }) => letters);

export const marked = (text: Text, span: Span, marks: Partial<Marks>): Text => {
  const mark = ({ isItem, letters }: Line): Line => ({
    isItem,
    letters: letters.map((letter) => ({ ...letter, ...marks })),
  });
  return replaced(text, span, part(text, span).map(mark));
};

/** The marks that all letters of a span have in common; without letters, those of the letter before it. */
export const marksAt = (text: Text, span: Span): Marks => {
  const inside = lettersIn(text, span);
  const letters = inside.length > 0 ? inside : lettersIn(text, before(span)).slice(-1);
  const href = letters[0]?.href ?? '';
  return {
    bold: letters.length > 0 && letters.every(({ bold }) => bold),
    italic: letters.length > 0 && letters.every(({ italic }) => italic),
    href: letters.every((letter) => letter.href === href) ? href : '',
  };
};

const before = ({ from }: Span): Span => ({ from: Math.max(from - 1, 0), to: from });

export const isList = (text: Text, span: Span): boolean =>
  part(text, span).every(({ isItem }) => isItem);

/** Makes the lines that a span touches items of a list, or paragraphs again. */
export const listed = (text: Text, span: Span, isItem: boolean): Text => {
  let start = 0;
  return text.map((line) => {
    const end = start + line.letters.length;
    const isTouched = start <= span.to && end >= span.from;
    start = end + 1;
    return isTouched ? { ...line, isItem } : line;
  });
};
