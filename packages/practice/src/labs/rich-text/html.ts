import type { Letter, Line, Marks, Text } from './text.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string, special = /[&<>]/g): string =>
  text.replace(special, (sign) => entities[sign] ?? sign);

const tags: readonly (readonly [mark: keyof Marks, tag: string])[] = [
  ['href', 'a'],
  ['bold', 'strong'],
  ['italic', 'em'],
];

/** The letters in rows that have the same value of a mark. */
const rows = (letters: readonly Letter[], mark: keyof Marks): Letter[][] => {
  const found: Letter[][] = [];
  for (const letter of letters) {
    const last = found.at(-1);
    if (last?.[0]?.[mark] === letter[mark]) last.push(letter);
    else found.push([letter]);
  }
  return found;
};

const opening = (tag: string, { href }: Letter): string =>
  tag === 'a' ? `<a href="${escaped(href, /[&<>"]/g)}">` : `<${tag}>`;

/** Links stand outside, and italics inside of bold. */
const printLetters = (letters: readonly Letter[], [outer, ...inner] = tags): string => {
  if (!outer) return escaped(letters.map(({ text }) => text).join(''));
  const [mark, tag] = outer;
  return rows(letters, mark)
    .map((row) => {
      const inside = printLetters(row, inner);
      return row[0]?.[mark] ? `${opening(tag, row[0])}${inside}</${tag}>` : inside;
    })
    .join('');
};

/** An empty line has a break, because the caret could not stand in it otherwise. */
const printLine = ({ isItem, letters }: Line): string => {
  const tag = isItem ? 'li' : 'p';
  return `<${tag}>${printLetters(letters) || '<br>'}</${tag}>`;
};

/** The text as HTML: p, ul, li, strong, em and a, and no other element. */
export const printHtml = (text: Text): string =>
  text
    .map((line, at) => {
      const opens = line.isItem && !text[at - 1]?.isItem;
      const closes = line.isItem && !text[at + 1]?.isItem;
      return `${opens ? '<ul>' : ''}${printLine(line)}${closes ? '</ul>' : ''}`;
    })
    .join('');
