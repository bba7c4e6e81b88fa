import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { installFromDebian } from './debian.ts';
import { Failure } from './failure.ts';
import { succeeds } from './processes.ts';

/** The path of a Python with the packages of a requirements.txt; the virtual environment is made once. */
export const pythonWith = async (requirements: string): Promise<string> => {
  const folder = environmentFor(await systemPython(), await readFile(requirements, 'utf8'));
  const python = join(folder, 'bin/python');
  const complete = join(folder, 'complete');
  if (existsSync(complete)) return python;
  console.log(`Installing the Python packages of ${requirements} …`);
  const install = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check'];
  const made =
    (await succeeds('python3', ['-m', 'venv', '--clear', folder])) &&
    (await succeeds(python, [...install, '--requirement', requirements]));
  if (!made) throw new Failure('Installing the Python packages failed: see the lines above.');
  await writeFile(complete, '');
  return python;
};

/** The folder of the environment; it differs for each Python version and set of packages. */
export const environmentFor = (version: string, requirements: string): string => {
  const key = createHash('sha256').update(version).update(requirements).digest('hex').slice(0, 12);
  return resolve('node_modules/.cache', `python-${key}`);
};

const systemPython = async (): Promise<string> => {
  const version = versionThatMakesEnvironments();
  if (version) return version;
  await installFromDebian('python3', 'python3-venv');
  return versionThatMakesEnvironments() ?? fail();
};

/** The version of Python, or undefined if it cannot make environments: on Debian that needs python3-venv. */
const versionThatMakesEnvironments = (): string | undefined => {
  const program = 'import ensurepip, venv, sys; print(sys.version)';
  try {
    return execFileSync('python3', ['-c', program], { encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return undefined;
  }
};

const fail = (): never => {
  throw new Failure(
    'No Python 3 with virtual environments was found or could be installed: install Python 3 (Debian: python3 and python3-venv).',
  );
};
