import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type RolldownOptions, type RolldownOutput } from 'rolldown';
import { build as buildWithVite } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import api from '@sparring/api/rolldown.config';
import { readDefects } from '@sparring/defects/all';
import server from '@sparring/web/rolldown.config';
import { withFolder } from '../../../src/grade/folders.ts';
import { instanceOptions } from '../../../src/graded/build-instance.ts';
import { programOptions, serviceEntries } from '../../../src/graded/build-service.ts';
import { everyCall, throwsForSomething } from './test-every-call.ts';
import { markCalls } from './test-mark-calls.ts';

const web = fileURLToPath(new URL('../../../../web/', import.meta.url));
const edits = (await readDefects()).map((defect, number) => ({ ...defect, number }));

/** Bundles without writing: what is bundled otherwise, or another module. */
type Bundle = (plugins: Plugin[], input?: string) => Promise<RolldownOutput>;

const withRolldown =
  ({ plugins, output, input: usual, ...options }: RolldownOptions): Bundle =>
  (more, input = usual as string) =>
    build({
      ...options,
      input,
      output: [output].flat()[0]!,
      plugins: [plugins, more],
      write: false,
    });

/** Into an empty folder, so that there is nothing to compress. */
const siteBundle: Bundle = async (plugins, input) => {
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  const rolldownOptions = input === undefined ? {} : { input };
  const bundled = await withFolder(tmpdir(), (folder) =>
    buildWithVite({
      root: web,
      configFile: join(web, 'vite.config.ts'),
      logLevel: 'warn',
      plugins,
      build: { outDir: relative(web, folder), write: false, rolldownOptions },
    }),
  );
  return bundled as RolldownOutput;
};

const bundles: readonly (readonly [string, Bundle])[] = [
  ['the API', withRolldown(api)],
  ["the site's server", withRolldown({ ...server, cwd: web })],
  ['the site', siteBundle],
  ['an instance', withRolldown(instanceOptions(edits))],
  ['the service of the grader', withRolldown(programOptions(serviceEntries, 'dist'))],
];

/** The calls that are no longer in a `try` of the bundle. */
const lostBy = async (bundle: Bundle, plugins: Plugin[] = [], input?: string) => {
  const { plugin, lookIn } = markCalls();
  const { output } = await bundle([...plugins, plugin], input);
  const { reached, lost } = lookIn(output.map((one) => ('code' in one ? one.code : '')).join('\n'));
  expect(reached.length).toBeGreaterThan(10);
  return lost;
};

test.each(bundles)('%s has each call of a try that it has', async (_, bundle) => {
  const lost = await lostBy(bundle);
  expect(lost.map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
});

test.each(bundles)('%s keeps each call that throws for a text or number', async (_, bundle) => {
  const lost = await lostBy(bundle, [everyCall], everyCall.name);
  expect(lost.map(({ text }) => text).filter(throwsForSomething)).toEqual([]);
});
