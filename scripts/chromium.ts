import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { usualChromiums } from '../apps/web/e2e/chromium.ts';
import { installFromDebian } from './debian.ts';
import { Failure } from './failure.ts';
import { succeeds } from './processes.ts';
import { starts } from './find-program.ts';

/** The path of a Chromium that starts: one that is there, else Playwright's own, else Debian's package. */
export const findChromium = async (env: NodeJS.ProcessEnv): Promise<string> => {
  const wanted = env['CHROMIUM_PATH'];
  if (wanted && starts(wanted)) return wanted;
  if (wanted) throw new Failure(`CHROMIUM_PATH is "${wanted}", which does not start as a browser.`);
  return there() ?? (await fromPlaywright()) ?? (await fromDebian()) ?? fail();
};

const there = (): string | undefined => [...usualChromiums, playwrights()].find(starts);

const fromPlaywright = async (): Promise<string | undefined> => {
  console.log('No Chromium is here: Playwright downloads one …');
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' };
  await succeeds('playwright', ['install', 'chromium', '--no-shell'], { cwd: 'apps/web', env });
  return there();
};

const fromDebian = async (): Promise<string | undefined> => {
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (await installFromDebian(name, 'fonts-liberation')) break;
  }
  return there();
};

const fail = (): never => {
  throw new Failure(
    'No Chromium could be found or installed: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
};

const playwrights = (): string => {
  const requireOfWeb = createRequire(resolve('apps/web/package.json'));
  return requireOfWeb('@playwright/test').chromium.executablePath();
};
