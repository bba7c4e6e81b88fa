import { resolve } from 'node:path';
import { checks } from './check-steps.ts';
import { findChromium } from './chromium.ts';
import { script } from './failure.ts';
import { freePorts } from './ports.ts';
import { runSteps, type Step } from './steps.ts';

/** The paths of the browser tests to run; without any, everything runs. */
const only = process.argv.slice(2);

/** Free ports and a database in memory, so that the tests do not touch a running `npm start`. */
const browserEnvironment = async (): Promise<NodeJS.ProcessEnv> => {
  const free = await freePorts();
  return {
    CHROMIUM_PATH: await findChromium(process.env),
    DATABASE_URL: ':memory:',
    WEB_PORT: process.env['WEB_PORT'] || String(free.web),
    API_PORT: process.env['API_PORT'] || String(free.api),
    FRAMES_PORT: process.env['FRAMES_PORT'] || String(free.frames),
  };
};

await script(async (stopped) => {
  const env = await browserEnvironment();
  stopped.throwIfAborted();
  const build: Step = {
    name: 'build',
    commands: [['turbo', 'run', 'build', '--output-logs=new-only']],
  };
  const report = resolve('apps/web/reports/playwright.json');
  const browser: Step = {
    name: 'browser tests',
    cwd: 'apps/web',
    after: build.name,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report,
    commands: [['playwright', 'test', '--reporter=list,json', ...only]],
  };
  return runSteps(only.length > 0 ? [build, browser] : [...checks(), build, browser], stopped);
});
