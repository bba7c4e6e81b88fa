import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface CustomManager {
  readonly managerFilePatterns: readonly string[];
  readonly matchStrings: readonly string[];
  readonly depNameTemplate?: string;
}

const { customManagers } = JSON.parse(readFileSync('.github/renovate.json', 'utf8')) as {
  readonly customManagers: readonly CustomManager[];
};

const files = globSync('scripts/**/*.ts').filter((file) => !file.endsWith('.test.ts'));

/** What Renovate reads from the scripts. */
const found = customManagers.flatMap(({ managerFilePatterns, matchStrings, depNameTemplate }) =>
  files
    .filter((file) => managerFilePatterns.some((text) => new RegExp(text.slice(1, -1)).test(file)))
    .flatMap((file) =>
      matchStrings.flatMap((text) =>
        Array.from(
          readFileSync(file, 'utf8').matchAll(new RegExp(text, 'g')),
          ({ groups }) => depNameTemplate ?? groups?.['depName'],
        ),
      ),
    ),
);

test('Renovate finds each program that the scripts fetch in a version of their own', () => {
  expect(new Set(found)).toEqual(
    new Set([
      'geckodriver',
      'github.com/rhysd/actionlint',
      'org.apache.maven.plugins:maven-dependency-plugin',
      'org.codehaus.mojo:exec-maven-plugin',
      'org.openapitools:openapi-generator-cli',
    ]),
  );
});
