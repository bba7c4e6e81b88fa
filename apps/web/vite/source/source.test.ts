import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSource } from './files.ts';
import { tarOf } from './tar.ts';

const folderWith = (...paths: readonly string[]): string => {
  const folder = mkdtempSync(join(tmpdir(), 'sparring-source-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const path of ['.gitignore', ...paths]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), path === '.gitignore' ? 'made/\n*.log\n.env\n' : path);
  }
  return folder;
};

const pathsIn = (folder: string) => readSource(folder).map(({ path }) => path);
const left = ['.env', 'made/one.js', 'deep/made/two.js', 'a.log'];

test('without git, the source is every file that .gitignore does not name', () => {
  const folder = folderWith('.ci/run', 'deep/.npmrc', 'src/made.ts', ...left);
  expect(pathsIn(folder)).toEqual(['.ci/run', '.gitignore', 'deep/.npmrc', 'src/made.ts']);
});

test('in a clone, the source is what git tracks, and no file that somebody keeps beside it', () => {
  const folder = folderWith('one.ts', 'my-secret.json', ...left);
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder });
  git('init', '--quiet');
  git('add', '.gitignore', 'one.ts');
  expect(pathsIn(folder)).toEqual(['.gitignore', 'one.ts']);
});

test('tar unpacks long paths, empty files and programs from the archive', () => {
  const long = `${'folder-of-thirty-letters-here/'.repeat(5)}file.txt`;
  const folder = folderWith(long, 'run');
  writeFileSync(join(folder, 'empty'), '');
  chmodSync(join(folder, 'run'), 0o755);
  const out = folderWith();
  execFileSync('tar', ['-xf', '-'], { cwd: out, input: tarOf('sparring', readSource(folder)) });
  expect(readSource(join(out, 'sparring')).map(({ mtime: _mtime, ...file }) => file)).toEqual(
    readSource(folder).map(({ mtime: _mtime, ...file }) => file),
  );
  expect(existsSync(join(out, 'sparring/empty'))).toBe(true);
});
