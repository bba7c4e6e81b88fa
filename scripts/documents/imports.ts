import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Each folder of the source with the folders that it imports. */
export type Folders = ReadonlyMap<string, ReadonlySet<string>>;

const sources = ['packages/*/src/**/*.ts', 'apps/*/{src,server}/**/*.{ts,tsx}'];
const isTest = (file: string) => /\.test\.tsx?$|\/test-[^/]*\.ts$|\/e2e\//.test(file);

/** Static and dynamic imports, in the form that the formatter writes. */
const specifiers = /(?:\bfrom\s+|\bimport\s*\(?\s*)'([^']+)'/g;

/** The box of a file in the picture: its package, its folder below an app's src/, the app's server/, or a file directly in src/. */
export const boxOf = (file: string): string => {
  const [kind = '', name = '', part = '', first = ''] = file.replaceAll('\\', '/').split('/');
  if (kind === 'packages') return `${kind}/${name}`;
  return part === 'src' ? `${kind}/${name}/${part}/${first}` : `${kind}/${name}/${part}`;
};

/** The box that an import leads to, or undefined for a package from npm. */
export const target = (file: string, specifier: string): string | undefined => {
  const own = /^@sparring\/([\w-]+)/.exec(specifier);
  if (own) return `packages/${own[1]}`;
  if (!specifier.startsWith('.') || !/\.tsx?$/.test(specifier)) return undefined;
  return boxOf(normalize(join(dirname(file), specifier)));
};

export const readImports = (root: string): Folders => {
  const folders = new Map<string, Set<string>>();
  for (const file of globSync(sources, { cwd: root }).toSorted()) {
    if (isTest(file)) continue;
    const box = boxOf(file);
    const known = folders.get(box) ?? new Set();
    folders.set(box, known);
    for (const [, specifier = ''] of readFileSync(join(root, file), 'utf8').matchAll(specifiers)) {
      const other = target(file, specifier);
      if (other && other !== box) known.add(other);
    }
  }
  return folders;
};
