import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const isTest = /\.(?:test|spec|proof)\./;
const files = globSync([
  '{apps,packages}/*/{own,src,server,vite}/**/*.{ts,tsx}',
  'scripts/**/*.ts',
]).filter((path) => !isTest.test(path) && !path.includes('node_modules'));
const relativeImport = /(?:from|import)\s*\(?\s*'(\.[^'?]+)/g;

const importsOf = (path: string): readonly string[] =>
  Array.from(readFileSync(path, 'utf8').matchAll(relativeImport), ([, to = '']) =>
    join(dirname(path), to),
  );

/** What two files import of each other, as what stands in the folder that holds both: files, or folders with all that is in them. */
const placesOf = (from: string, to: string): readonly [string, string] => {
  const [here, there] = [from.split('/'), to.split('/')];
  const at = here.findIndex((part, index) => part !== there[index]);
  return [here.slice(0, at + 1).join('/'), there.slice(0, at + 1).join('/')];
};

const imports = new Map<string, Set<string>>();
for (const from of files)
  for (const to of importsOf(from)) {
    const [here, there] = placesOf(from, to);
    if (here !== there) imports.set(here, (imports.get(here) ?? new Set()).add(there));
  }

/** The way from a place back to itself, if there is one. */
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

test('in no folder do files and folders import each other in a circle, so that no import points up', () => {
  expect(imports.size).toBeGreaterThan(1000);
  expect([...imports.keys()].flatMap((place) => circleAt(place)?.join(' → ') ?? [])).toEqual([]);
});

test('no source imports what tests share', () => {
  const shared = /^(?:apps|packages)\/[^/]+\/test\//;
  const found = files.filter((path) => importsOf(path).some((to) => shared.test(to)));
  expect(found.filter((path) => !path.startsWith('scripts/'))).toEqual([]);
});
