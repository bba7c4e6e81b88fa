import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { clone } from './clone.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

/** Our own packages are linked by relative paths, which lead to the copies in the copy. */
const linkPackages = (folder: string): void => {
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const modules of globSync('{apps,packages}/*/node_modules'))
    cpSync(modules, join(folder, modules), { recursive: true, verbatimSymlinks: true });
};

let root: string;
let remove: () => void;
beforeAll(() => {
  ({ folder: root, remove } = clone());
  linkPackages(root);
});
afterAll(() => remove());

const run = (cwd: string, program: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: join(root, cwd),
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { status, output: stdout + stderr };
};
const add = (...words: string[]) => run('.', process.execPath, 'scripts/new.ts', ...words);
const files = () => readdirSync(join(root, 'packages'), { recursive: true }).length;

const rules = ['packages/rules', 'src/rule-book.test.ts', 'no two rules say the same'] as const;
const places = ['packages/rules', 'src/places.test.ts', 'a rule of its own'] as const;
const defects = ['packages/defects', 'src/all.test.ts', 'the same edit'] as const;

test.each([
  ['exercise', 'star-rating', rules, 'SLIDER-01 = STARRATING-01: The slider goes'],
  ['exercise', 'interactions/swipe', rules, 'SLIDER-01 = STARRATING-01 = SWIPE-01: The slider'],
  ['lab', 'slow-lists', rules, 'SLOWLISTS-02 = WAIT-02: The rendered result'],
  ['endpoint', 'quotes', places, 'write a rule about quotes in packages/rules/src/api'],
  ['rule', 'cart', rules, 'CART-15 = CART-16: Prices and totals'],
  ['defect', 'cart/keeps-the-badge', defects, 'added-for-ever = keeps-the-badge: apps/web'],
])('npm run new %s %s leaves a red test that says what to write', (kind, name, red, message) => {
  const [folder, file, title] = red;
  const { status, output } = add(kind, name);
  expect({ status, output }).toMatchObject({ status: 0 });
  expect(output).toMatch(/^(new|changed) +\w/m);
  const before = kind === 'lab' ? 'npm run fix && ' : '';
  expect(output).toContain(`${before}cd ${folder} && npx vitest run ${file}`);
  /* What npm run fix writes first; its lint would take a minute. */
  run(
    '.',
    process.execPath,
    '-e',
    `import('./scripts/documents/lab-lists.ts').then((lists) => lists.writeLabLists())`,
  );
  const found = run(folder, 'vitest', 'run', file, '-t', title);
  expect(found.status).toBe(1);
  expect(found.output).toContain(message);
  expect(found.output).toMatch(/Tests +1 failed/);
});

test('a refusal exits with 1, prints one message and writes nothing', () => {
  const before = files();
  const { status, output } = add('lab', 'slow-lists');
  expect({ status, output }).toMatchObject({
    status: 1,
    output: expect.stringMatching(/^\n✗ slow-lists exists: see .*\n$/),
  });
  expect(files()).toBe(before);
});

test('everything that was added is formatted and of the right types', () => {
  expect(run('.', 'oxfmt', '--check', '.')).toMatchObject({ status: 0 });
  for (const folder of ['rules', 'contracts', 'practice', 'defects', '../apps/api', '../apps/web'])
    expect(run(`packages/${folder}`, 'tsc', '-p', '.')).toMatchObject({ output: '', status: 0 });
});
