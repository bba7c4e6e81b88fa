import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentsOf } from '../suite/fingerprint.ts';
import { usualPlaces } from '../suite/junit-files.ts';

export interface Edits {
  /** Lines that are new or gone; a changed one is both, and counts once. */
  readonly lines: number;
  /** How many lines with an assertion are fewer. */
  readonly assertions: number;
}

/** What an edit comes to, with the text of each changed file by its hash: equal for copies that were mended alike. */
export interface Edited extends Edits {
  readonly changed: string;
}

/** A mender may say what it has done. */
const forPeople = /\.(md|txt)$/i;

const assertion = /\b(?:expect|assert\w*|should|verify|then)\b|\.to(?:Be|Have|Equal)/i;

/** How often each line stands in a text. */
const counted = (lines: readonly string[]): ReadonlyMap<string, number> =>
  new Map([...Map.groupBy(lines, (line) => line.trim())].map(([line, all]) => [line, all.length]));

/** The lines of one text that another one lacks. */
const lacking = (one: string, other: string): readonly string[] => {
  const left = new Map(counted(other.split('\n')));
  return one.split('\n').filter((line) => {
    const count = left.get(line.trim()) ?? 0;
    left.set(line.trim(), count - 1);
    return count <= 0 && line.trim() !== '';
  });
};

const assertionsIn = (lines: readonly string[]): number =>
  lines.filter((line) => assertion.test(line)).length;

export const editsBetween = (before: string, after: string): Edits => {
  const [gone, added] = [lacking(before, after), lacking(after, before)];
  return {
    lines: Math.max(gone.length, added.length),
    assertions: Math.max(0, assertionsIn(gone) - assertionsIn(added)),
  };
};

const textIn = (folder: string, path: string): Promise<string> =>
  readFile(join(folder, path), 'utf8').catch(() => '');

/** What differs in the files of a suite; what its runs have written does not count. */
export const editsIn = async (before: string, after: string, junit?: string): Promise<Edited> => {
  const written = junit === undefined ? usualPlaces : [...usualPlaces, junit];
  const [one, other] = await Promise.all(
    [before, after].map((folder) => contentsOf(folder, written)),
  );
  const paths = new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])]);
  const changed = [...paths].filter(
    (path) => one?.get(path)?.hash !== other?.get(path)?.hash && !forPeople.test(path),
  );
  let [lines, assertions] = [0, 0];
  for (const path of changed) {
    const edits = editsBetween(await textIn(before, path), await textIn(after, path));
    lines += edits.lines;
    assertions += edits.assertions;
  }
  const hashes = changed.toSorted().map((path) => `${path} ${other?.get(path)?.hash}`);
  return { lines, assertions, changed: hashes.join('\n') };
};
