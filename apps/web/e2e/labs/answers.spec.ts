import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, resolve as resolvePath } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { labLessons } from '../../src/labs/all-labs.ts';
import { expect, test } from '../test.ts';

/* One run of all answers, whose result the tests below read. */
test.describe.configure({ mode: 'default' });

interface Outcome {
  readonly lab: string;
  readonly file: string;
  readonly title: string;
  readonly isPassed: boolean;
  readonly message: string;
}

let outcomes: readonly Outcome[] = [];

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(labLessons.length * 60_000);
  outcomes = outcomesOf(await runAnswers(baseURL ?? ''));
});

for (const { slug, path, answer } of labLessons) {
  const of = (file: string) => outcomes.filter((one) => one.lab === slug && one.file === file);

  test(`the good test of ${path} passes`, () => {
    expect(of('good.spec.ts')).not.toHaveLength(0);
    expect(of('good.spec.ts').filter(({ isPassed }) => !isPassed)).toEqual([]);
  });

  test(`the naive test of ${path} fails for the reason that the page gives`, () => {
    const failed = of('naive.spec.ts').filter(({ isPassed }) => !isPassed);
    expect(failed).not.toHaveLength(0);
    for (const { message } of failed) expect(message).toMatch(answer.fails.playwright);
  });
}

/** A red run is expected: the naive tests fail. */
const runAnswers = (site: string): Promise<JSONReport> =>
  new Promise((resolve, reject) => {
    const command = createRequire(import.meta.url).resolve('@playwright/test/cli');
    const args = [command, 'test', '--config', 'answers.config.ts'];
    const PLAYWRIGHT_JSON_OUTPUT_FILE = resolvePath('reports/answers.json');
    const env = { ...process.env, SITE_URL: site, PLAYWRIGHT_JSON_OUTPUT_FILE };
    rmSync(PLAYWRIGHT_JSON_OUTPUT_FILE, { force: true });
    execFile(process.execPath, args, { env, maxBuffer: 2 ** 28 }, (_error, stdout, stderr) => {
      try {
        resolve(JSON.parse(readFileSync(PLAYWRIGHT_JSON_OUTPUT_FILE, 'utf8')) as JSONReport);
      } catch {
        reject(new Error(`The answers did not run: ${stdout}${stderr}`));
      }
    });
  });

const outcomesOf = ({ suites }: JSONReport): readonly Outcome[] => suites.flatMap(outcomesIn);

const outcomesIn = ({ file: path, specs, suites = [] }: JSONReportSuite): readonly Outcome[] => [
  ...specs.map(({ title, ok, tests }) => ({
    lab: basename(dirname(dirname(path))),
    file: basename(path),
    title,
    isPassed: ok,
    message: tests
      .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
      .map(({ message }) => message)
      .join('\n'),
  })),
  ...suites.flatMap(outcomesIn),
];
