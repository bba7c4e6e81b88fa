import { existsSync } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findChromium } from '../chromium.ts';
import { Failure } from '../failure.ts';
import { succeeds } from '../processes.ts';
import type { Suite } from './suite.ts';

/** A kit with a package.json: its exact packages once, then `npm test`. */
export const npmSuite = async (folder: string): Promise<Suite> => {
  await installPackages(folder);
  return { commands: [['npm', 'test']] };
};

export const installPackages = async (folder: string): Promise<void> => {
  if (!(await isInstalled(folder))) await install(folder);
};

export const npmSuiteWithChromium = async (folder: string): Promise<Suite> => {
  const env = { CHROMIUM_PATH: await findChromium(process.env) };
  return { ...(await npmSuite(folder)), env };
};

const wanted = (folder: string): string => join(folder, 'package-lock.json');
const kept = (folder: string): string => join(folder, 'node_modules/.installed.json');

/** What was installed last is kept as a copy of the lock file. */
const isInstalled = async (folder: string): Promise<boolean> => {
  if (!existsSync(kept(folder))) return false;
  return (await readFile(kept(folder), 'utf8')) === (await readFile(wanted(folder), 'utf8'));
};

const install = async (folder: string): Promise<void> => {
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];
  if (!(await succeeds('npm', ['ci', ...quietly], { cwd: folder }))) {
    throw new Failure('installing its npm packages failed: the lines above say why');
  }
  await copyFile(wanted(folder), kept(folder));
};
