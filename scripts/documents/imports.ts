import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** A folder of the source and the folders whose files its own files import. */
export type Folders = ReadonlyMap<string, ReadonlySet<string>>;

const sources = ['packages/*/src/**/*.ts', 'apps/*/{src,server}/**/*.{ts,tsx}'];
const isTest = (file: string) => /\.test\.tsx?$|\/test-[^/]*\.ts$|\/e2e\//.test(file);

/** Static and dynamic imports, as the formatter leaves them. */
const specifiers = /(?:\bfrom\s+|\bimport\s*\(?\s*)'([^']+)'/g;

/** The room of a file: a package as a whole, a folder below an app's src/, its server/, or a file between them. */
export const roomOf = (file: string): string => {
  const [kind = '', name = '', part = '', first = ''] = file.replaceAll('\\', '/').split('/');
  if (kind === 'packages') return `${kind}/${name}`;
  return part === 'src' ? `${kind}/${name}/${part}/${first}` : `${kind}/${name}/${part}`;
};

/** Where an import leads, or nothing when it leaves the repository. */
export const target = (file: string, specifier: string): string | undefined => {
  const ofHouse = /^@sparring\/([\w-]+)/.exec(specifier);
  if (ofHouse) return `packages/${ofHouse[1]}`;
  if (!specifier.startsWith('.') || !/\.tsx?$/.test(specifier)) return undefined;
  return roomOf(normalize(join(dirname(file), specifier)));
};

export const readImports = (root: string): Folders => {
  const folders = new Map<string, Set<string>>();
  for (const file of globSync(sources, { cwd: root }).toSorted()) {
    if (isTest(file)) continue;
    const room = roomOf(file);
    const known = folders.get(room) ?? new Set();
    folders.set(room, known);
    for (const [, specifier = ''] of readFileSync(join(root, file), 'utf8').matchAll(specifiers)) {
      const other = target(file, specifier);
      if (other && other !== room) known.add(other);
    }
  }
  return folders;
};
