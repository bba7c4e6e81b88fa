import { resolve } from 'node:path';
import { browserTests, build } from './tests/browser-tests.ts';
import { script } from './programs/failure.ts';
import { readSlice } from './tests/slice.ts';
import { runSteps, type TestStep } from './tests/steps.ts';

/** The parts run one after the other, because some compare durations. */
type Part = () => Promise<readonly TestStep[]> | readonly TestStep[];

const vitest = (name: string, cwd: string, file: string, ...args: string[]): Part => {
  const report = resolve(cwd, 'reports', file);
  const command = ['vitest', 'run', ...args, `--outputFile.json=${report}`];
  return () => [build, { name, cwd, after: build.name, reports: [report], commands: [command] }];
};

/** A command of its own, whose report is counted here and not once more by itself. */
const command = (name: string, report: string, ...words: string[]): Part => {
  const env = { TOTALS_FILE: '' };
  return () => [
    { name, env, reports: [resolve(report)], commands: [[process.execPath, ...words]] },
  ];
};

const selenium = (engine: string, slice: string): Part => {
  const report = `apps/web/reports/selenium-${engine}.xml`;
  const words = ['--engine', engine, '--slice', slice];
  return command(`Selenium: ${engine}, ${slice}`, report, 'scripts/selenium.ts', ...words);
};

const proofs = (name: string, ...args: string[]): Part =>
  command(`proofs: ${name}`, 'apps/grader/reports/proof.json', 'scripts/prove.ts', ...args);

const typedSteps = 'scripts/newcomers/start.test.ts';
const newcomers = ['--config=scripts/vitest.config.ts', '--project=newcomers'];

/** What `npm run test:all` leaves out, in parts of one to four minutes. Of eight slices, the first ones have two parts. */
const parts: readonly Part[] = [
  vitest('compared durations', 'apps/api', 'compared.json', '--project=compared'),
  vitest('newcomers', '.', 'newcomers.json', ...newcomers, `--exclude=${typedSteps}`),
  () => browserTests(['nightly']),
  proofs('everything else', '--others'),
  vitest('the steps of /start', '.', 'start.json', ...newcomers, typedSteps),
  selenium('firefox', '0/2'),
  selenium('webkit', '0/2'),
  proofs('the site, first half', 'site.proof', '--slice', '0/2'),

  proofs('the site, second half', 'site.proof', '--slice', '1/2'),
  proofs('the API', 'api.proof'),
  selenium('webkit', '1/2'),
  proofs('changed pages', 'changed-pages.proof'),
  selenium('firefox', '1/2'),
  command('readers and clients of the API', 'reports/clients.json', 'scripts/clients.ts'),
];

await script(async (stopped) => {
  const { take } = readSlice(process.argv.slice(2));
  const steps: TestStep[] = [];
  for (const part of take(parts)) steps.push(...(await part()));
  stopped.throwIfAborted();
  return runSteps(steps, stopped);
});
