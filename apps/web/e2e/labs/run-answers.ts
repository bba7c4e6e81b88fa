import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, resolve as resolvePath } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

export interface Outcome {
  readonly lab: string;
  readonly title: string;
  readonly isPassed: boolean;
  readonly message: string;
}

/** Runs the answers of all labs that have this file name. A red run is no error: the naive tests fail. */
export const runAnswers = async (site: string, file: string): Promise<readonly Outcome[]> => {
  const { suites } = await reportOf(site, file);
  return suites.flatMap(outcomesIn);
};

const reportOf = (site: string, file: string): Promise<JSONReport> =>
  new Promise((resolve, reject) => {
    const command = createRequire(import.meta.url).resolve('@playwright/test/cli');
    const args = [command, 'test', '--config', 'answers.config.ts', file];
    const PLAYWRIGHT_JSON_OUTPUT_FILE = resolvePath('reports', `${file}.json`);
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

const outcomesIn = ({ file: path, specs, suites = [] }: JSONReportSuite): readonly Outcome[] => [
  ...specs.map(({ title, ok, tests }) => ({
    lab: basename(dirname(dirname(path))),
    title,
    isPassed: ok,
    message: tests
      .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
      .map(({ message }) => message)
      .join('\n'),
  })),
  ...suites.flatMap(outcomesIn),
];
