import { type Entry, kinds } from './entry.ts';

/** The results of one kind. */
export interface Group {
  readonly kind: Entry['kind'];
  /** The best ones. */
  readonly shown: readonly Entry[];
  readonly count: number;
}

const most = 6;

const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().split(/\s+/).filter(Boolean);

/** Where words begin so: \b knows no word such as /books. */
const beginning = (word: string): string =>
  (/^\w/.test(word) ? '\\b' : '') + word.replaceAll(/\W/g, String.raw`\$&`);

/**
 * 0 if the title begins with the first word, 1 if it has all words, 2 if the text has some; 1 more for a part of a
 * guide, 4 more if not all are whole words, and 8 more for a rule, because single rules are many. Nothing if a word is
 * missing.
 */
const rankOf = ({ kind, title, text, to }: Entry, words: readonly string[]): number | undefined => {
  const all = `${title} ${text}`;
  const isIn = (place: string, after = '') =>
    words.every((word) => new RegExp(beginning(word) + after, 'i').test(place));
  if (!isIn(all)) return undefined;
  const isWhole = isIn(all, String.raw`s?(?!\w)`);
  const further =
    (kind === 'Rules' ? 8 : 0) +
    (to.startsWith('/guides/') && to.includes('#') ? 1 : 0) +
    (isWhole ? 0 : 4);
  if (!isIn(title)) return 2 + further;
  return (title.toLowerCase().startsWith(words[0] ?? '') ? 0 : 1) + further;
};

/** The entries that have every word, the best ones first, by kind. */
export const find = (entries: readonly Entry[], text: string): readonly Group[] => {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const ranked = entries.flatMap((entry) => {
    const rank = rankOf(entry, words);
    return rank === undefined ? [] : [{ entry, rank }];
  });
  ranked.sort(
    (a, b) => a.rank - b.rank || kinds.indexOf(a.entry.kind) - kinds.indexOf(b.entry.kind),
  );
  return [...Map.groupBy(ranked, ({ entry }) => entry.kind)].map(([kind, found]) => ({
    kind,
    shown: found.slice(0, most).map(({ entry }) => entry),
    count: found.length,
  }));
};
