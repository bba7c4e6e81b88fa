import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { withFolder } from '../apps/grader/src/grade/folders.ts';
import { Refusal } from '../apps/grader/src/grade/refusal.ts';
import { ensureGraded } from '../apps/grader/src/graded/ensure.ts';
import { gradeChanges, gradeDefects } from '../apps/grader/own/grade-all.ts';
import { readKnown } from '../apps/grader/own/known.ts';
import { effectsHash, type OwnSuite, productHash } from '../apps/grader/own/suite.ts';
import {
  apiTests,
  browserTests,
  goodTests,
  type SeleniumPlace,
  seleniumTests,
} from '../apps/grader/own/suites.ts';
import { findChromedriver } from './browsers/chromedriver.ts';
import { findChromium } from './browsers/chromium.ts';
import { Failure, script } from './programs/failure.ts';
import { succeedsQuietly } from './programs/processes.ts';
import { pythonWith } from './programs/python.ts';

const knownFile = resolve('apps/grader/reports/own.json');

/** Another origin, for links that lead away from the site. */
const openElsewhere = async (): Promise<string> => {
  const server = createServer((_, response) => response.end('Elsewhere'));
  await once(server.listen(0, '127.0.0.1').unref(), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
};

const placeOfSelenium = async (): Promise<SeleniumPlace> => ({
  python: await pythonWith(resolve('apps/web/selenium/requirements.txt')),
  variables: {
    ENGINE: 'chromium',
    DRIVER_PATH: await findChromedriver(process.env),
    BROWSER_PATH: await findChromium(process.env),
    EXTERNAL_URL: await openElsewhere(),
    PYTHONDONTWRITEBYTECODE: '1',
  },
});

/** The Selenium tests meet only harmless changes: their defects are those of the browser tests. */
const notInstalled: SeleniumPlace = { python: '', variables: {} };

/** A suite is called by the first word of its name: browser, api, selenium or good. */
const isCalled =
  (word: string) =>
  ({ name }: OwnSuite): boolean =>
    name.toLowerCase().startsWith(`${word} `);

/**
 * Grades the suites of this repository, or those that are named: with all defects, with the defects or areas that
 * are named or, after --changes, with the harmless changes. Fails when a defect is missed or a test raises a false alarm.
 * `npm run grade` runs the same command for each defect, which would take a night here. This command first runs the
 * tests that name the rule of the defect, and those of its area only if the first are green.
 */
await script(async (stop) => {
  const words = process.argv.slice(2);
  const isOfChanges = words.includes('--changes');
  const selenium = seleniumTests(isOfChanges ? await placeOfSelenium() : notInstalled);
  const all = [browserTests, apiTests, goodTests, selenium];
  const named = words.filter((word) => all.some(isCalled(word)));
  const suites =
    named.length > 0 ? all.filter((one) => named.some((word) => isCalled(word)(one))) : all;
  const CHROMIUM_PATH = await findChromium(process.env);
  await ensureGraded(resolve('.'), async () => {
    const built = await succeedsQuietly(process.execPath, ['apps/grader/src/graded/main.ts']);
    if (!built) throw new Failure('The graded build failed: the lines above say why.');
  });
  const known = await readKnown(knownFile);
  return withFolder(tmpdir(), async (scratch) => {
    const grader = {
      stop,
      root: resolve('.'),
      product: productHash(resolve('.')),
      effects: effectsHash(resolve('.')),
      environment: { ...process.env, CHROMIUM_PATH },
      scratch,
      known,
      knownFile,
      say: (line: string) => console.log(line),
    };
    try {
      const defects = words.filter((word) => !named.includes(word));
      const failed = isOfChanges
        ? await gradeChanges(grader, suites)
        : await gradeDefects(grader, suites, defects);
      return failed === 0 ? 0 : 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new Failure([...error.lines, error.message].join('\n'));
    }
  });
});
