import { join } from 'node:path';
import { findChromedriver } from '../browsers/chromedriver.ts';
import { findChromium } from '../browsers/chromium.ts';
import { pythonWith } from '../programs/python.ts';
import type { Suite } from './suite.ts';

/** A kit with a requirements.txt: installs its packages once, then runs its tests. */
export const pythonSuite = async (folder: string, ...args: string[]): Promise<Suite> => {
  const python = await pythonWith(join(folder, 'requirements.txt'));
  return { commands: [[python, ...args]], env: { PYTHONDONTWRITEBYTECODE: '1' } };
};

const pytest = ['-m', 'pytest', '--junit-xml=reports/pytest.xml'];

export const pytestWithChromium = async (folder: string): Promise<Suite> => {
  const { commands, env } = await pythonSuite(folder, ...pytest);
  return { commands, env: { ...env, CHROMIUM_PATH: await findChromium(process.env) } };
};

/** Debian's driver package also installs the browser that fits it, so the driver comes first. */
export const pytestWithChromedriver = async (folder: string): Promise<Suite> => {
  const CHROMEDRIVER_PATH = await findChromedriver(process.env);
  const { commands, env } = await pytestWithChromium(folder);
  return { commands, env: { ...env, CHROMEDRIVER_PATH } };
};

export const robotWithChromedriver = async (folder: string): Promise<Suite> => {
  const CHROMEDRIVER_PATH = await findChromedriver(process.env);
  const CHROMIUM_PATH = await findChromium(process.env);
  const robot = ['-m', 'robot', '--argumentfile', 'robot.args', 'tests'];
  const { commands, env } = await pythonSuite(folder, ...robot);
  return { commands, env: { ...env, CHROMIUM_PATH, CHROMEDRIVER_PATH } };
};
