import type { TestFile } from './suite.ts';

/** The title of a test that holds rules, between its quotes. */
const title =
  /(?<quote>['"`])(?<text>(?:(?!\k<quote>).)*\[[A-Z]+-\d+(?:, [A-Z]+-\d+)*\])\k<quote>/g;
const placeholder = /\$\{[^}]*\}|\$[\w.]+|%[sdifjo]/g;

export const titlesIn = (text: string): readonly string[] =>
  [...text.matchAll(title)].map(({ groups }) => groups?.['text'] ?? '');

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const fits = (written: string, name: string): boolean =>
  new RegExp(`(^|[>›] )${written.split(placeholder).map(escaped).join('.*')}$`, 's').test(name);

/** A test as its source calls it. */
export interface TitledTest {
  readonly path: string;
  readonly title: string;
}

/** Finds the source of a test that a runner names "file › title". */
export const sourceOf = (name: string, files: readonly TestFile[]): TitledTest | undefined => {
  const file = files.find((one) => name.startsWith(`${one.name} › `));
  const written = file && titlesIn(file.text).find((one) => fits(one, name));
  return file && written !== undefined ? { path: file.path, title: written } : undefined;
};

/** Fits the titles that name this rule. */
export const holdsRule = (rule: string): string => String.raw`[[ ]${rule}[,\]]`;

/** Fits the titles that name any rule of the same area. */
export const holdsArea = (rule: string): string =>
  String.raw`[[ ]${rule.replace(/\d+$/, '')}\d+[,\]]`;
