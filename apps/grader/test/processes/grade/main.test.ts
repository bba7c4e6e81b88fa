import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  mkdirSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Card } from '../../../src/card/card.ts';
import type { StartInstance } from '../../../src/instance/instance.ts';
import type { Past } from '../../../src/card/history.ts';
import { main } from '../../../src/grade/main.ts';
import { folderWith, gradeIn, more, settingOf, suite } from '../../support/grade-in.ts';
import { makeFolder } from '../../support/grading.ts';
import { testInstance } from '../../support/product.ts';

const command = fileURLToPath(new URL('../../support/command.ts', import.meta.url));
const names = (defects: { name: string }[]) => defects.map(({ name }) => name);

test('a grading ends with the numbers, the fingerprint of the suite and the report, in a folder of its own [GRADE-13]', async () => {
  const folder = await folderWith(suite);
  const { code, screen } = await gradeIn(folder);
  expect(code).toBe(0);
  expect(screen).toMatch(/^Baseline {3}2 runs green, /m);
  expect(screen).toContain(
    'Coverage   4 defects: 3 where no test goes, 0 your data is too tame for, 1 to run',
  );
  expect(screen).toMatch(/^Found {6}1 of 4 {3}easy 1\/2 {3}medium 0\/1 {3}sneaky 0\/1$/m);
  expect(screen).toContain(`Report     ${join('grade', 'index.html')}`);
  expect(screen).toContain('1 of 1 in the 1 area where your tests go');
  const [, fingerprint = ''] = /^Suite {6}fingerprint (\w{16})$/m.exec(screen) ?? [];
  const page = readFileSync(join(folder, 'grade/index.html'), 'utf8');
  expect(page.includes(`fingerprint, ${fingerprint}.`)).toBe(true);
  expect(readdirSync(join(folder, 'grade')).toSorted()).toEqual([
    '.gitignore',
    'badge.svg',
    'card.json',
    'history.json',
    'index.html',
    'junit.xml',
    'memory.json',
    'summary.md',
  ]);
});

test('a card for yourself has two baseline runs and no audit; a mark has six or more and its order is no seed', async () => {
  const folder = await folderWith(suite);
  const read = () => JSON.parse(readFileSync(join(folder, 'grade/card.json'), 'utf8')) as Card;
  await gradeIn(folder, '--jobs', '1');
  expect(read()).toMatchObject({ kind: 'for yourself', audit: { runs: 0 } });
  const own = read().sound;
  await gradeIn(folder, '--jobs', '1', '--mark');
  const mark = read();
  expect(mark).toMatchObject({ kind: 'mark by the machine of the tests', audit: { runs: 3 } });
  expect([own.length, mark.sound.length >= 6]).toEqual([3, true]);
});

test('--redesign is in every instance of a card, and the card says so', async () => {
  const folder = await folderWith(suite);
  const startInstance = vi.fn<StartInstance>(testInstance());
  const parts = { here: folder, temporary: folder, stop: new AbortController().signal };
  const setting = await settingOf({ ...parts, startInstance }, () => {});
  await main(['--redesign', 'labels', process.execPath, 'suite.mjs'], setting);
  expect(startInstance.mock.calls.length).toBeGreaterThan(2);
  expect(startInstance.mock.calls.every(([{ redesign }]) => redesign === 'labels')).toBe(true);
  const card = JSON.parse(readFileSync(join(folder, 'grade/card.json'), 'utf8')) as Card;
  expect(card.selection).toBe('redesign labels');
});

test('--again runs only the last misses, and calls them by the same names', async () => {
  const folder = await folderWith(suite);
  const read = () => JSON.parse(readFileSync(join(folder, 'grade/card.json'), 'utf8'));
  await gradeIn(folder);
  const first = read().defects.filter(
    ({ verdict }: { verdict: { kind: string } }) => verdict.kind === 'missed',
  );
  await gradeIn(folder, '--again');
  expect(names(read().defects)).toEqual(names(first));
  const history = JSON.parse(readFileSync(join(folder, 'grade/history.json'), 'utf8')) as Past[];
  expect(history.map(({ selection }) => selection)).toEqual(['all', 'last misses']);
});

test('--again adds up with the card before it, also in its score, and says that the tests have changed [GRADE-11]', async () => {
  const folder = await folderWith(suite);
  const { screen: first } = await gradeIn(folder);
  expect(first).not.toContain('Together');
  writeFileSync(join(folder, 'suite.mjs'), suite + more('4'));
  const { screen } = await gradeIn(folder, '--again');
  expect(screen).toMatch(/^Found {6}2 of 3 /m);
  expect(screen).toMatch(/^Together {3}3 of 4 found together, 1 of them by cards from /m);
  expect(screen).toContain('The files of your tests have changed since');
  expect(screen).toContain('Score      75 of 100');
  expect(readFileSync(join(folder, 'grade/index.html'), 'utf8')).toContain('3 of 4 found together');
});

test('--again also runs what had no run in a card that has ended early [GRADE-11]', async () => {
  const blind = suite.replace("startsWith('Hello')", "startsWith('')");
  const folder = await folderWith(blind + more(''));
  const { screen } = await gradeIn(folder, '--bail');
  expect(screen).toMatch(/^Ended {6}early: 2 defects had no run: --again goes on$/m);
  writeFileSync(join(folder, 'suite.mjs'), suite + more('4'));
  const { screen: rest } = await gradeIn(folder, '--again');
  expect(rest).toMatch(/^Found {6}3 of 4 /m);
});

test('--again without a last card is refused', async () => {
  const { code, screen } = await gradeIn(await folderWith(suite), '--again');
  expect([code, screen]).toEqual([2, expect.stringContaining('There is no last card here')]);
});

test('--at-least makes the exit status', async () => {
  const folder = await folderWith(suite);
  expect((await gradeIn(folder, '--at-least', '25')).code).toBe(0);
  expect((await gradeIn(folder, '--at-least', '26')).code).toBe(1);
});

test('a suite that is refused leaves exit status 2 and what it wrote last', async () => {
  const folder = await folderWith(`${suite} console.log('oh no'); process.exit(3);`);
  const { code, screen } = await gradeIn(folder);
  expect(code).toBe(2);
  expect(screen).toContain('  │ oh no\n✗ Your tests are red without a defect, twice.');
  expect(existsSync(join(folder, 'grade/.lock'))).toBe(false);
});

test.runIf(existsSync('/dev/full'))(
  'a report that finds the disk full is told, with the numbers',
  async () => {
    const folder = await folderWith(suite);
    mkdirSync(join(folder, 'grade'));
    symlinkSync('/dev/full', join(folder, 'grade/index.html'));
    const { code, screen } = await gradeIn(folder);
    expect(code).toBe(2);
    expect(screen).toContain('Found      1 of 4');
    expect(screen).toContain('the disk is full');
  },
);

test('--help fits on one screen', async () => {
  const { code, screen } = await gradeIn(await makeFolder(), '--help');
  const lines = screen.trimEnd().split('\n');
  expect(code).toBe(0);
  expect(lines.length).toBeLessThanOrEqual(40);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
});

test.skipIf(process.platform === 'win32')(
  'Ctrl-C ends the command: a report, and no process, port or folder is left',
  async () => {
    const open = new Set<Socket>();
    const server = createServer((socket) => {
      open.add(socket.resume());
      socket.on('error', () => {}).on('close', () => open.delete(socket));
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    // In a run the suite waits for ever, as long as it is connected to this test.
    const folder = await folderWith(`
    import { connect } from 'node:net';
    const text = await (await fetch(process.env.WEB_URL + '/')).text();
    if (text !== 'Hello') { connect(${port}, '127.0.0.1').resume(); setInterval(() => {}, 1000); }
  `);
    const temporary = await makeFolder();
    const child = spawn(process.execPath, [command, temporary, process.execPath, 'suite.mjs'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let screen = '';
    child.stdout.on('data', (chunk: Buffer) => (screen += chunk.toString()));
    await once(server, 'connection');
    child.kill('SIGINT');
    const [code] = await once(child, 'exit');
    expect(code).toBe(130);
    expect(screen).toContain('Ended      early: 1 defect had no run: --again goes on');
    expect(existsSync(join(folder, 'grade/index.html'))).toBe(true);
    expect(existsSync(join(folder, 'grade/.lock'))).toBe(false);
    expect(readdirSync(temporary)).toEqual([]);
    await vi.waitUntil(() => open.size === 0);
  },
);
