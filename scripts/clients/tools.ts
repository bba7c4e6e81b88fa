import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { installFromDebian } from '../programs/debian.ts';
import { Failure } from '../programs/failure.ts';
import { installMaven } from '../kits/maven.ts';
import { installPackages } from '../kits/npm.ts';
import { succeeds } from '../programs/processes.ts';
import { pythonWith } from '../programs/python.ts';

const generator = 'org.openapitools:openapi-generator-cli:7.23.0';
const copy = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy';
const downloads = resolve('node_modules/.cache/clients');

/** Finds or installs the programs that the checks run; returns the variables that name them. */
export const clientTools = async (folder: string): Promise<NodeJS.ProcessEnv> => {
  await installMaven();
  await installGo();
  await installPackages(folder);
  return {
    GENERATOR: await generatorJar(),
    PYTHON: await pythonWith(resolve(folder, 'python/requirements.txt')),
  };
};

/** The path of openapi-generator, downloaded from Maven Central once. */
const generatorJar = async (): Promise<string> => {
  const [, name, version] = generator.split(':');
  const jar = resolve(downloads, `${name}-${version}.jar`);
  if (existsSync(jar)) return jar;
  console.log('Fetching openapi-generator …');
  const what = [`-Dartifact=${generator}`, `-DoutputDirectory=${downloads}`];
  if (await succeeds('mvn', ['--quiet', '--batch-mode', copy, ...what])) return jar;
  throw new Failure('fetching openapi-generator failed: see the lines above');
};

const installGo = async (): Promise<void> => {
  if (!hasGo()) await installFromDebian('golang-go');
  if (!hasGo()) throw new Failure('install Go, 1.19 or newer (Debian: golang-go)');
};

const hasGo = (): boolean => {
  try {
    return execFileSync('go', ['version'], { stdio: 'pipe' }).length > 0;
  } catch {
    return false;
  }
};
