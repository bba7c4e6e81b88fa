import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';

const cache = resolve('node_modules/.cache/newcomers');

/** Installs packages from the registry once and returns their folder. Throws npm's error output on failure. */
const installed = (...packages: string[]): string => {
  const folder = join(cache, packages.join(' ').replaceAll(/[@/]/g, '-'));
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return folder;
  mkdirSync(folder, { recursive: true });
  const flags = ['--no-audit', '--no-fund', '--no-save', '--ignore-scripts', '--loglevel=error'];
  execFileSync('npm', ['install', '--prefix', folder, ...flags, ...packages], {
    timeout: 120_000,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return folder;
};

const platform = process.platform === 'win32' ? 'win' : process.platform;

/** The folders with the programs `node` and `npm` in these versions. */
export const nodeAndNpm = (node: string, npm: string): string[] => {
  const name = `node-${platform}-${process.arch}`;
  const folder = installed(`${name}@${node}`, `npm@${npm}`);
  return [join(folder, 'node_modules', name, 'bin'), join(folder, 'node_modules/.bin')];
};

export const packageManager = (name: string): string[] => [
  join(installed(name), 'node_modules/.bin'),
  dirname(process.execPath),
];

/** An environment whose PATH begins with these folders, so that no other Node is found. */
export const environmentWith = (
  folders: string[],
  settings: NodeJS.ProcessEnv = {},
): NodeJS.ProcessEnv => {
  const { PATH, ...rest } = process.env;
  return { ...rest, CI: '', ...settings, PATH: [...folders, PATH].join(delimiter) };
};
