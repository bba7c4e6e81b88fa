import { existsSync } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findChromium } from '../browsers/chromium.ts';
import { Failure } from '../programs/failure.ts';
import { succeeds } from '../programs/processes.ts';
import type { Suite } from './suite.ts';

/** A kit with a package.json: installs its packages once, then runs `npm test`. */
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

const wanted = (folder: string): string => join(folder, 'package.json');
const installedCopy = (folder: string): string => join(folder, 'node_modules/.installed.json');

/** Compares what is wanted with the copy that the last install saved. */
const isInstalled = async (folder: string): Promise<boolean> => {
  if (!existsSync(installedCopy(folder))) return false;
  const [installed, current] = [installedCopy(folder), wanted(folder)];
  return (await readFile(installed, 'utf8')) === (await readFile(current, 'utf8'));
};

const install = async (folder: string): Promise<void> => {
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];
  if (!(await succeeds('npm', ['install', ...quietly], { cwd: folder }))) {
    throw new Failure('installing its npm packages failed: see the lines above');
  }
  await copyFile(wanted(folder), installedCopy(folder));
};
