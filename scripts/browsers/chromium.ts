import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { debian, knownChromiums } from '../../apps/web/e2e/chromium.ts';
import { installFromDebian } from '../programs/debian.ts';
import { Failure } from '../programs/failure.ts';
import { succeeds } from '../programs/processes.ts';
import { starts } from '../programs/find-program.ts';

/** The path of a working Chromium: an installed one, else Playwright's download, else Debian's package. */
export const findChromium = async (env: NodeJS.ProcessEnv): Promise<string> => {
  const configured = env['CHROMIUM_PATH'];
  if (configured && starts(configured)) return configured;
  if (configured)
    throw new Failure(`CHROMIUM_PATH is "${configured}", which does not start as a browser.`);
  await addShell(env);
  return installed() ?? (await fromPlaywright()) ?? (await fromDebian()) ?? fail();
};

const installed = (): string | undefined => [...knownChromiums, playwrightPath()].find(starts);

/** Debian's Chromium needs more than twice the time of its headless shell: CI installs the shell beside it. */
const addShell = async (env: NodeJS.ProcessEnv): Promise<void> => {
  const isMissing = starts(debian.browser) && !starts(debian.shell);
  if (env['CI'] && isMissing) await installFromDebian('chromium-headless-shell');
};

const fromPlaywright = async (): Promise<string | undefined> => {
  console.log('No Chromium was found: Playwright downloads one …');
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' };
  await succeeds('playwright', ['install', 'chromium', '--no-shell'], { cwd: 'apps/web', env });
  return installed();
};

const fromDebian = async (): Promise<string | undefined> => {
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (await installFromDebian(name, 'fonts-liberation')) break;
  }
  return installed();
};

const fail = (): never => {
  throw new Failure(
    'No Chromium was found or could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to its path.',
  );
};

const playwrightPath = (): string => {
  const requireOfWeb = createRequire(resolve('apps/web/package.json'));
  return requireOfWeb('@playwright/test').chromium.executablePath();
};
