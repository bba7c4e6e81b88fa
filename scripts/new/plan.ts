import { globSync, readdirSync, readFileSync } from 'node:fs';
import { Failure } from '../programs/failure.ts';

/** What a command writes, and what it leaves to do. */
export interface Plan {
  /** The text of each file, by its path from the root of the repository. */
  readonly files: Readonly<Record<string, string>>;
  /** The test that fails until the first step is done. It is a test of the whole product: a placeholder in the copy could be deleted unwritten. */
  readonly red: {
    /** The command that puts the new files into printed lists. */
    readonly after?: 'npm run fix';
    readonly cwd: string;
    readonly file: string;
    readonly title: string;
  };
  /** What is left to do, in order. */
  readonly steps: readonly string[];
}

/** Plans what belongs to a new name. `folder` is what stands before its slash. */
export type Kind = (name: string, folder?: string) => Plan;

export const read = (path: string): string => readFileSync(path, 'utf8');

/** Files with their new text, for the `files` of a plan. */
type Written = readonly (readonly [path: string, text: string])[];

/** Copies of a file, or of every file in a folder. The product's own files are copied, because nobody compiles or runs a template. */
export const copied = (from: string, to: string, change: (text: string) => string): Written => {
  const isFolder = !from.endsWith('.ts');
  const paths = isFolder
    ? globSync('**/*.*', { cwd: from, exclude: ['**/__pycache__'] }).map((path) => `/${path}`)
    : [''];
  return paths.map((path) => [`${to}${path}`.replaceAll('\\', '/'), change(read(from + path))]);
};

/** A file that lists what there is, with one change after the other. */
export const edited = (
  path: string,
  ...changes: readonly ((text: string) => string)[]
): Written => [[path, changes.reduce((text, change) => change(text), read(path))]];

/** Refuses a name that has a file already, also one of another kind that would share its address or its area. */
export const refuseTaken = (name: string, ...patterns: readonly string[]): void => {
  const [taken] = patterns.flatMap((pattern) => globSync(pattern));
  if (taken) throw new Failure(`${name} exists: see ${taken}. Choose another name.`);
};

export const refuseUnknown = (folder: string, parent: string): void => {
  const known = readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  if (known.includes(folder)) return;
  throw new Failure(`${parent} has no folder ${folder}. Choose one of ${known.join(', ')}.`);
};
