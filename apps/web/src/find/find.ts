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

/** 0 if the title begins with the first word, 1 if it has all words, 2 if the text has some; nothing if one is missing. */
const rankOf = ({ title, text }: Entry, words: readonly string[]): number | undefined => {
  const name = title.toLowerCase();
  const all = `${name} ${text.toLowerCase()}`;
  if (!words.every((word) => all.includes(word))) return undefined;
  if (!words.every((word) => name.includes(word))) return 2;
  return name.startsWith(words[0] ?? '') ? 0 : 1;
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
