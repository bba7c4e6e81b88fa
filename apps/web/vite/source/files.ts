import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the source; its path has slashes on every system. */
export interface SourceFile {
  readonly path: string;
  readonly content: Buffer;
  readonly mtime: Date;
  readonly isProgram: boolean;
}

/** The names in .gitignore, such as `dist` and `*.log`, each of which counts in every folder. */
const ignoredIn = (root: string): readonly string[] =>
  readFileSync(join(root, '.gitignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replace(/\/$/, ''));

const isNamed = (name: string, pattern: string): boolean =>
  pattern.startsWith('*') ? name.endsWith(pattern.slice(1)) : name === pattern;

/** What git does not ignore, for a folder that is no clone. */
export const pathsNotIgnored = (root: string): readonly string[] => {
  const ignored = ['.git', ...ignoredIn(root)];
  return globSync(['**/*', '**/.*', '**/.*/**/*'], {
    cwd: root,
    withFileTypes: true,
    exclude: ({ name }) => ignored.some((pattern) => isNamed(name, pattern)),
  })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
    .map((path) => path.replaceAll('\\', '/'));
};

/** What git tracks: a file that somebody keeps beside it goes nowhere. */
const pathsTracked = (root: string): readonly string[] | undefined => {
  if (!existsSync(join(root, '.git'))) return undefined;
  try {
    const listed = execFileSync('git', ['ls-files', '-z'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return listed
      .toString()
      .split('\0')
      .filter((path) => path !== '' && existsSync(join(root, path)));
  } catch {
    return undefined;
  }
};

/** The files of a folder with the source. */
export const readSource = (root: string): readonly SourceFile[] =>
  (pathsTracked(root) ?? pathsNotIgnored(root)).toSorted().map((path) => {
    const file = join(root, path);

    const isProgram = (statSync(file).mode & 0o100) !== 0;
    return { path, content: readFileSync(file), mtime: statSync(file).mtime, isProgram };
  });
