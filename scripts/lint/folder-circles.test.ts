import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const isTest = /\.(?:test|spec|proof)\.|\/test-/;
const files = globSync('{apps,packages}/*/{src,server,vite}/**/*.{ts,tsx}').filter(
  (path) => !isTest.test(path),
);
const relativeImport = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** The folder below the source of a package, or the file that stands there alone. */
const folderOf = (path: string): string => {
  const parts = path.split('/');
  return parts.slice(0, parts[2] === 'src' ? 4 : 3).join('/');
};

const importedBy = (path: string): readonly string[] =>
  Array.from(readFileSync(path, 'utf8').matchAll(relativeImport), ([, to = '']) =>
    join(dirname(path), to),
  );

const imports = new Map<string, Set<string>>();
for (const path of files) {
  const from = folderOf(path);
  const folders = imports.get(from) ?? new Set();
  for (const to of importedBy(path)) if (folderOf(to) !== from) folders.add(folderOf(to));
  imports.set(from, folders);
}

/** The way from a folder back to itself, if there is one. */
const circleAt = (start: string): readonly string[] | undefined => {
  const ways = [...(imports.get(start) ?? [])].map((to) => [start, to]);
  const seen = new Set<string>();
  for (let way = ways.shift(); way; way = ways.shift()) {
    const last = way.at(-1)!;
    if (last === start) return way;
    if (!seen.has(last)) for (const to of imports.get(last) ?? []) ways.push([...way, to]);
    seen.add(last);
  }
  return undefined;
};

test('no folders of a package import each other in a circle', () => {
  expect(imports.size).toBeGreaterThan(50);
  expect([...imports.keys()].flatMap((folder) => circleAt(folder)?.join(' → ') ?? [])).toEqual([]);
});
