import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { withFolder } from '../apps/ring/src/grade/folders.ts';
import { Refusal } from '../apps/ring/src/grade/refusal.ts';
import { ensureGraded } from '../apps/ring/src/graded/ensure.ts';
import { gradeChanges, gradeDefects, writePage } from '../apps/ring/src/own/grade-all.ts';
import { readKnown } from '../apps/ring/src/own/known.ts';
import { type OwnSuite, productHash } from '../apps/ring/src/own/suite.ts';
import {
  apiTests,
  browserTests,
  type SeleniumPlace,
  seleniumTests,
} from '../apps/ring/src/own/suites.ts';
import { findChromedriver } from './chromedriver.ts';
import { findChromium } from './chromium.ts';
import { Failure, script } from './failure.ts';
import { succeedsQuietly } from './processes.ts';
import { pythonWith } from './python.ts';

const knownFile = resolve('apps/ring/reports/own.json');
const page = 'docs/grading-own.md';

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

/**
 * Grades the suites of this repository and writes docs/grading-own.md: with all defects, with those that are
 * named or, after --changes, with the harmless changes (all suites, or browser, api, selenium).
 */
await script(async (stop) => {
  const words = process.argv.slice(2);
  const named = words.filter((word) => word !== '--changes');
  const isOfChanges = named.length < words.length;
  const isNamed = ({ name }: OwnSuite): boolean =>
    named.length === 0 || named.some((word) => name.toLowerCase().startsWith(word));
  const selenium = seleniumTests(isOfChanges ? await placeOfSelenium() : notInstalled);
  const suites = [browserTests, apiTests, selenium];
  const CHROMIUM_PATH = await findChromium(process.env);
  await ensureGraded(resolve('.'), async () => {
    const built = await succeedsQuietly(process.execPath, ['apps/ring/src/graded/main.ts']);
    if (!built) throw new Failure('The graded build failed: the lines above say why.');
  });
  const known = await readKnown(knownFile);
  return withFolder(tmpdir(), async (scratch) => {
    const ring = {
      stop,
      root: resolve('.'),
      product: productHash(resolve('.')),
      environment: { ...process.env, CHROMIUM_PATH },
      scratch,
      known,
      knownFile,
      say: (line: string) => console.log(line),
    };
    try {
      if (isOfChanges) await gradeChanges(ring, suites.filter(isNamed));
      else await gradeDefects(ring, suites, named);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new Failure([...error.lines, error.message].join('\n'));
    }
    await writePage(ring, suites, page);
    return (await succeedsQuietly('oxfmt', [page])) ? 0 : 1;
  });
});
