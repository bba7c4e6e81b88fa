import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) =>
  JSON.parse(readFileSync(path, 'utf8')) as { readonly version?: string };

const { version } = read('package.json');

test.each(globSync('{apps,packages}/*/package.json'))(
  '%s has no version: that of Sparring stands in the package.json of the root',
  (path) => expect(read(path)).not.toHaveProperty('version'),
);

test('the newest release in CHANGELOG.md is the version of package.json', () => {
  const releases = readFileSync('CHANGELOG.md', 'utf8').matchAll(
    /^## (\d\S*) - \d{4}-\d\d-\d\d$/gm,
  );
  expect(Array.from(releases, ([, number]) => number)[0]).toBe(version);
});
