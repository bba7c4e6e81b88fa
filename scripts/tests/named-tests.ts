import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { browserTests } from './browser-tests.ts';
import { Failure } from '../programs/failure.ts';
import type { TestStep } from './steps.ts';

const has =
  (words: readonly string[]) =>
  (path: string): boolean =>
    words.some((word) => path.replaceAll('\\', '/').includes(word));

/** The tests without a browser, except those that compare durations or install packages. */
const unitsOf = (words: readonly string[]): readonly TestStep[] => {
  const configs = [
    'scripts/vitest.config.ts',
    ...globSync('{apps,packages}/*/vite{,st}.config.ts'),
  ];
  return configs.flatMap((config) => {
    const folder = dirname(config);
    const cwd = folder === 'scripts' ? '.' : folder;
    const files = globSync(join(folder, '**/*.test.ts'), {
      exclude: ['**/node_modules/**', '**/test/compared/**', '**/newcomers/**'],
    })
      .map((file) => file.slice(cwd === '.' ? 0 : cwd.length + 1))
      .filter(has(words));
    if (files.length === 0) return [];
    const report = 'reports/named.json';
    const options = cwd === '.' ? ['--config', config] : [];
    const command = ['vitest', 'run', ...options, `--outputFile.json=${report}`, ...files];
    return [{ name: `tests of ${folder}`, cwd, reports: [join(cwd, report)], commands: [command] }];
  });
};

/** Builds, then runs the tests whose path contains one of the words: of the units, and of the browser. */
export const testsNamed = async (words: readonly string[]): Promise<readonly TestStep[]> => {
  const units = unitsOf(words);
  const specs = globSync('**/*.spec.ts', { cwd: 'apps/web/e2e' }).filter(has(words));
  if (units.length + specs.length === 0)
    throw new Failure(`No test has a path that contains "${words.join('" or "')}".`);
  const [build, ...browser] = await browserTests(['smoke', 'rest', 'nightly'], words);
  return [build!, ...units, ...(specs.length > 0 ? browser : [])];
};
