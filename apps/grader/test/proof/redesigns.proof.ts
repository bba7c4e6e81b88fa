import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { redesigns, renaming } from '@sparring/defects/redesigns/redesigns';
import { expect, onTestFinished, test } from 'vitest';
import { launchChromium, openIn } from './chromium.ts';
import { startInstance } from '../../src/instance/start-instance.ts';
import { withFolder } from '../../src/grade/folders.ts';

const execute = promisify(execFile);
const web = fileURLToPath(new URL('../../../web/', import.meta.url));
const configs = ['playwright.config.ts', 'playwright.graded.config.ts'];
const tests = globSync('e2e/**/*.ts', { cwd: web }).map((path) => path.replaceAll('\\', '/'));
const specs = tests.filter((path) => /^e2e\/(shop|login|exercises)\/.*\.spec\.ts$/.test(path));
const textOf = (path: string): string => readFileSync(join(web, path), 'utf8');

/** The first test that has this name, as Playwright selects it. Tests of other folders read their locators from the sources. */
const testWith = (name: string): readonly string[] => {
  const all = specs.flatMap((path) => {
    const lines = textOf(path).split('\n');
    const at = lines.findIndex((line) => line.includes(name));
    const start = lines.slice(0, at + 1).findLastIndex((line) => /^\s*test\(/.test(line));
    return start < 0 ? [] : [`${path}:${start + 1}`];
  });
  return all.slice(0, 1);
};

/** Runs the site's browser tests after each text has been mended; resolves with the end of what they say if they are red. */
const run = (
  mend: (text: string) => string,
  chosen: readonly string[],
  WEB_URL: string,
  timeout: number,
) =>
  withFolder(tmpdir(), async (folder) => {
    for (const name of ['src', 'node_modules', 'package.json'])
      await symlink(join(web, name), join(folder, name), 'junction');
    for (const path of configs) await cp(join(web, path), join(folder, path));
    for (const path of tests) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), mend(textOf(path)));
    }
    const cli = join(web, 'node_modules/@playwright/test/cli.js');
    const words = [cli, 'test', `--config=${configs[1]}`, '-x', `--timeout=${timeout}`, ...chosen];
    const env = { ...process.env, WEB_URL, CI: '' };
    return execute(process.execPath, words, { cwd: folder, env }).then(
      () => 'green',
      ({ stdout }: { readonly stdout: string }) => stdout.slice(-3000),
    );
  });

test.each(redesigns)(
  'our own tests are red on the redesign $id, and green when its old names are replaced',
  { timeout: 300_000 },
  async ({ id, names }) => {
    const instance = await startInstance({ webPort: 0, apiPort: 0, redesign: id });
    onTestFinished(instance.stop);
    const mend = renaming(names);
    const chosen = [...new Set(Object.keys(names).flatMap(testWith))];
    expect(chosen.length).toBeGreaterThan(5);
    expect(await run(mend, chosen, instance.webUrl, 60_000)).toBe('green');
    expect(await run((text) => text, chosen, instance.webUrl, 5000)).toContain('1 failed');
  },
);

test('the fields of the redesign form stand in a group, in another order', async () => {
  const { webUrl, stop } = await startInstance({ webPort: 0, apiPort: 0, redesign: 'form' });
  onTestFinished(stop);
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  const page = await openIn(browser, `${webUrl}/checkout`);
  const group = page.getByRole('group', { name: 'Payment details' });
  await group.waitFor();
  const ids = await group.getByRole('textbox').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual(['details-holder', 'details-until', 'details-code', 'details-digits']);
});
