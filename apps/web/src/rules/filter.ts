import type { Area } from '@sparring/rules/area';

export interface Chapter {
  readonly title: string;
  readonly areas: readonly Area[];
}

const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().split(/\s+/).filter(Boolean);

const matching = (area: Area, words: readonly string[]): Area => ({
  ...area,
  rules: area.rules.filter(({ id, text, from }) => {
    const searchable = `${id} ${text} ${from} ${area.title}`.toLowerCase();
    return words.every((word) => searchable.includes(word));
  }),
});

/** The rules that hold every word somewhere, with the areas and chapters that still have one. */
export const filtered = (chapters: readonly Chapter[], text: string): readonly Chapter[] =>
  chapters
    .map(({ title, areas }) => ({
      title,
      areas: areas
        .map((area) => matching(area, wordsOf(text)))
        .filter(({ rules }) => rules.length > 0),
    }))
    .filter(({ areas }) => areas.length > 0);

export const countOf = (chapters: readonly Chapter[]): number =>
  chapters.flatMap(({ areas }) => areas.flatMap(({ rules }) => rules)).length;
