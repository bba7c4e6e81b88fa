import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const documents = globSync([
  '*.md',
  '.github/*.md',
  'docs/**/*.md',
  'deploy/**/*.md',
  'kits/{,*/}README.md',
]);

/** The targets of the links and pictures in a Markdown text that lead to a file of the repository. */
const targets = (text: string): readonly string[] =>
  Array.from(
    text.matchAll(/\]\(([^)\s]+)\)/g),
    ([, target = '']) => target.split('#')[0] ?? '',
  ).filter((target) => target && !/^(\w+:|\/)/.test(target));

test.each(documents)('every link in %s leads to a file', (document) => {
  const missing = targets(readFileSync(document, 'utf8')).filter(
    (target) => !existsSync(join(dirname(document), target)),
  );
  expect(missing).toEqual([]);
});
