import { resolve } from 'node:path';
import { findChromium } from '../browsers/chromium.ts';
import { freePort } from '../../packages/serving/src/free-port.ts';
import { freePorts } from '../programs/ports.ts';
import type { TestStep } from './steps.ts';

/** `smoke` has a test for every exercise, lab and kind of page, `rest` all others; together they are all. */
export type BrowserProject = 'smoke' | 'rest' | 'nightly';

/** Free ports and a database in memory, so that the tests do not touch a running `npm start`. */
const environment = async (): Promise<NodeJS.ProcessEnv> => {
  const free = await freePorts();
  return {
    CHROMIUM_PATH: await findChromium(process.env),
    DATABASE_URL: ':memory:',
    WEB_PORT: process.env['WEB_PORT'] || String(free.web),
    API_PORT: process.env['API_PORT'] || String(free.api),
    FRAMES_PORT: process.env['FRAMES_PORT'] || String(free.frames),
    GRADER_PORT: String(await freePort()),
  };
};

/** What `npm start` runs. */
export const build: TestStep = {
  name: 'build',
  commands: [
    ['turbo', 'run', 'build', '--output-logs=new-only'],
    [process.execPath, 'apps/web/vite/source/main.ts'],
  ],
};

/** Builds, then runs the browser tests of some projects, or only those that the options and words of Playwright choose. */
export const browserTests = async (
  projects: readonly BrowserProject[],
  chosenBy: readonly string[] = [],
): Promise<readonly TestStep[]> => {
  const report = resolve('apps/web/reports/playwright.json');
  const chosen = projects.map((project) => `--project=${project}`);
  // Playwright empties the folder when it begins: the traces of one project outlive the next one.
  const traces = `--output=test-results/${projects.join('-')}`;
  const browser = {
    name: 'browser tests',
    cwd: 'apps/web',
    after: build.name,
    env: { ...(await environment()), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    reports: [report],
    commands: [['playwright', 'test', '--reporter=list,json', traces, ...chosen, ...chosenBy]],
  };
  return [build, browser];
};
