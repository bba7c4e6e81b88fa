import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** A suite of this repository, and how a part of its tests is run. */
export interface OwnSuite {
  readonly name: string;
  /** Its folder, from the root of the repository. */
  readonly folder: string;
  /** What the runner calls the files of tests is their path from here. */
  readonly tests: string;
  /** The files of tests, below `tests`. */
  readonly files: string;
  /** What all tests use, below the folder: a change of it makes what is known of every test worthless. */
  readonly shared: string;
  /** The defects that this suite has to find lie in files that begin with one of these. */
  readonly grades: readonly string[];
  /** Only tests whose title fits tell of a harmless change; without it, every test does. */
  readonly titles?: string;
  readonly variables?: Readonly<Record<string, string>>;
  /** The command for these files, or for the tests in them whose title fits, until so many have failed. */
  readonly words: (
    files: readonly string[],
    title?: string,
    mostFailures?: number,
  ) => readonly string[];
  /** Whether a test of this name is in the file. */
  readonly holds: (file: string, name: string) => boolean;
  /** The files whose tests meet what a harmless change changes. */
  readonly concerned: (change: string) => RegExp | undefined;
}

/** Whether the suite has to find a defect. */
export const isGradedBy =
  ({ grades }: Pick<OwnSuite, 'grades'>) =>
  ({ file }: { readonly file: string }): boolean =>
    grades.some((start) => file.startsWith(start));

export interface TestFile {
  /** As the runner calls it. */
  readonly name: string;
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
  /** Of this file and of all that it may use. */
  readonly hash: string;
}

export const hashOf = (...texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 20);

const read = (root: string, pattern: string): readonly (readonly [string, string])[] =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const);

const sourcesHash = (root: string, pattern: string): string =>
  hashOf(
    ...read(root, pattern)
      .filter(([path]) => !path.includes('.test.'))
      .flat(),
  );

/** Everything that an instance is made of, apart from the defects. */
export const productHash = (root: string): string =>
  sourcesHash(
    root,
    '{apps/{api,web}/{src,server},packages/{contracts,practice,rules,serving}/src}/**/*.{ts,tsx,css,html,sql,json}',
  );

/** Everything that the harmless changes are made of. */
export const effectsHash = (root: string): string =>
  sourcesHash(
    root,
    '{apps/grader/src/changes/*,apps/grader/src/graded/other-shapes,packages/defects/src/runtime/*}.ts',
  );

export const readTests = (root: string, suite: OwnSuite): readonly TestFile[] => {
  const shared = read(root, `${suite.folder}/${suite.shared}`).map(([, text]) => text);
  const from = posix.join(suite.folder, suite.tests, '/');
  return read(root, from + suite.files).map(([path, text]) => ({
    name: path.slice(from.length),
    path,
    text,
    hash: hashOf(path, text, ...shared),
  }));
};
