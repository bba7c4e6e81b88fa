import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import firstCard from '../../apps/web/src/grade/first-card.json' with { type: 'json' };
import { run, start } from './programs.ts';
import { environmentWith, nodeAndNpm } from './tools.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const sparring = ['node', 'sparring.mjs'];
const parent = mkdtempSync(join(tmpdir(), 'sparring release '));
let cwd: string;
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const workflow = parse(readFileSync('.github/workflows/release.yml', 'utf8'));
const steps: readonly { readonly name?: string; readonly run?: string }[] =
  workflow.jobs.archive.steps;

beforeAll(() => {
  const GITHUB_REF_NAME = `v${version}`;
  for (const { run: line } of steps.slice(
    0,
    steps.findIndex(({ name }) => name === 'Upload'),
  ))
    if (line)
      execFileSync('bash', ['-eo', 'pipefail', '-c', line], {
        env: { ...process.env, GITHUB_REF_NAME },
        stdio: 'ignore',
      });
  const archive = `reports/release/sparring-${version}.tar.gz`;
  execFileSync('tar', ['-xf', resolve(archive)], { cwd: parent });
  cwd = join(parent, `sparring-${version}`);
  return () => rmSync(parent, { recursive: true });
});

/** Node alone, and a home that is empty. */
const bare = (): NodeJS.ProcessEnv => {
  const home = join(parent, 'home');
  mkdirSync(home, { recursive: true });
  return { HOME: home, PATH: dirname(process.execPath) };
};

test('an unpacked release serves the site, the API and the source with Node alone', async () => {
  expect(await start(sparring, { cwd, env: bare() })).toContain('Sparring is ready.');
});

test('an unpacked release makes the first card', async () => {
  const folder = join(parent, 'book-tests');
  mkdirSync(folder);
  writeFileSync(join(folder, 'books.test.mjs'), firstCard.tests);
  const [, words = ''] = /^npm run grade -- (.*)$/m.exec(firstCard.command) ?? [];
  const command = [...sparring, 'grade', ...words.split(' ')];
  const { code, output } = await run(command, { cwd, env: bare() });
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringContaining('Found      1 of 14'),
  });
});

test('with Node 20, a release says in one line which version to install', async () => {
  const env = environmentWith(nodeAndNpm('20.0.0', '9.6.4'));
  const { code, output } = await run(sparring, { cwd, env });
  expect({ code, output }).toEqual({
    code: 1,
    output: '\n✗ Node 20.0.0 is too old: install Node 24 or newer from https://nodejs.org.\n',
  });
});
