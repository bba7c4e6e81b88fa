import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Private words that gave way to a word of the field, which stands behind them. */
const refused: Readonly<Record<string, string>> = {
  guilt: 'suspects',
  suspicion: 'suspects',
  disbelieve: 'flaky',
  company: 'pool',
  discreet: 'redact',
  alsoSeen: 'onAppend',
  neverCame: 'noRequests',
  isWorn: 'needsOwnRun',
  isQuiet: 'isAllGreen',
  besideJob: 'nextControl',
  corner: 'instance',
  RING_PORT: 'GRADER_PORT',
  openRing: 'openGrader',
};

const identifiersOf = (path: string): ReadonlySet<string> =>
  new Set(readFileSync(path, 'utf8').match(/(?<![\w$./'"`-])[A-Za-z_]\w*(?![\w'"`-])/g));

test('no source of the grader or the API uses a private word where the field has one', () => {
  const sources = globSync('apps/{api,grader}/src/**/*.ts').filter(
    (path) => !/\.test\./.test(path),
  );
  expect(sources.length).toBeGreaterThan(400);
  const found = sources.flatMap((path) => {
    const names = identifiersOf(path);
    return Object.entries(refused)
      .filter(([word]) => names.has(word))
      .map(([word, better]) => `${path}: ${word}, better ${better}`);
  });
  expect(found).toEqual([]);
});
