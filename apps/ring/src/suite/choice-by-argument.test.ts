import { expect, test } from 'vitest';
import { chooses, choiceOf } from './choice.ts';
import { withArguments } from './package-script.ts';

const commandOf = (...words: readonly string[]) => ({ words, script: '' });

/** The option of the runner, and its pattern. */
const toldTo = (words: readonly string[], ...names: readonly string[]) => {
  const [argument = ''] = choiceOf(commandOf(...words), names)?.words ?? [];
  const at = argument.indexOf('=');
  return { option: argument.slice(0, at), pattern: new RegExp(argument.slice(at + 1)) };
};

test('Playwright is told a pattern that matches the titles and nothing longer', () => {
  const { option, pattern } = toldTo(['npx', 'playwright', 'test'], 'find.spec.ts › list › a (b)');
  expect(option).toBe('--grep');
  expect(pattern.test('chromium find.spec.ts list a (b)')).toBe(true);
  expect(pattern.test('chromium find.spec.ts list a (b) @smoke')).toBe(true);
  expect(pattern.test('chromium find.spec.ts list a (b) twice')).toBe(false);
});

test.each([
  ['vitest', '--testNamePattern', 'cart.test.ts › cart > sums > of two > adds "1" & (2)'],
  ['jest', '--testNamePattern', 'cart sums > of two adds "1" & (2)'],
  ['mocha', '--grep', 'adds "1" & (2) › cart sums > of two adds "1" & (2)'],
])('%s is told a pattern of the titles, and of nothing longer', (runner, told, name) => {
  const { option, pattern } = toldTo(['npx', runner], 'another', name);
  expect(option).toBe(told);
  expect(pattern.test('cart sums > of two adds "1" & (2)')).toBe(true);
  expect(pattern.test('cart sums > of two adds "1" & (2) twice')).toBe(false);
  expect(pattern.test('cart sums > of two adds "1" & 2')).toBe(false);
  expect(pattern.test('not another')).toBe(true);
  expect(pattern.test('not\u00A0another')).toBe(false);
});

test('tests whose titles end like those of a chosen one run, too', () => {
  const same = ['b.test.ts › adds', 'b.test.ts › cart > adds', 'c.test.ts › cart > sums > adds'];
  const others = ['a.test.ts › adds two', 'a.test.ts › readds', 'b.test.ts › adds > twice'];
  const all = new Set(['a.test.ts › adds', ...same, ...others]);
  const ran = (name: string) => new Set(chooses(commandOf('npx', 'vitest'))([name], all));
  expect(ran('a.test.ts › adds')).toEqual(new Set(['a.test.ts › adds', ...same]));
  expect(ran('b.test.ts › cart > adds')).toEqual(new Set(['b.test.ts › cart > adds']));
  for (const name of others) expect(ran(name)).toEqual(new Set([name]));
});

const newman = commandOf('npx', 'newman', 'run', 'shop.json');

test('Newman is told the folders of the tests, and runs all tests of them', () => {
  const names = [
    'cart / GET - all › replies 200',
    'cart / one / GET - it › replies 200',
    'ping › a',
  ];
  const all = new Set([...names, 'cart / DELETE - all › replies 204', 'orders / POST - a › a']);
  expect(choiceOf(newman, names)?.words).toEqual(['--folder=cart', '--folder=ping']);
  const ofCart = [...all].filter((name) => name.startsWith('cart'));
  expect(new Set(chooses(newman)(names.slice(0, 1), all))).toEqual(new Set(ofCart));
});

test('Newman runs all tests where it could take another folder or request for one of the folders', () => {
  const all = new Set([
    'shop / log in / GET › a',
    'log in / GET › a',
    'shop / GET › a',
    'ping / GET › a',
    'ping › a',
    'cart › a',
  ]);
  expect(new Set(chooses(newman)(['log in / GET › a'], all))).toEqual(all);
  expect(new Set(chooses(newman)(['ping › a'], all))).toEqual(all);
  expect(chooses(newman)(['cart › a'], all)).toEqual(['cart › a']);
});

test.each([
  ['has folders of its own', ['newman', 'run', 'shop.json', '--folder', 'cart'], 'cart / GET › a'],
  ['names tests without their requests', ['newman', 'run', 'shop.json'], 'replies 200'],
  ['has a folder called like a place', ['newman', 'run', 'shop.json'], '{plugins} / GET › a'],
])('Newman that %s is told nothing', (_, words, name) => {
  expect(choiceOf(commandOf(...words), [name])).toBe(undefined);
});

test.each([
  ['is told the folders', [], ['--folder=cart']],
  [
    'is told nothing where the command has folders of its own',
    ['--', '--folder', 'orders'],
    undefined,
  ],
])('Newman behind a script %s', (_, words, told) => {
  const command = { words: ['npm', 'test', ...words], script: 'newman run shop.json' };
  expect(choiceOf(command, ['cart › a'])?.words).toEqual(told);
});

test('a runner may be named with its version', () => {
  const versioned = commandOf('npx', '--yes', 'newman@6', 'run', 'shop.json');
  expect(choiceOf(versioned, ['cart › a'])?.words).toEqual(['--folder=cart']);
});

test.each([
  [
    ['npm', 'test'],
    ['npm', 'test', '--', '--grep=a'],
  ],
  [
    ['npm', 'test', '--', '--workers=1'],
    ['npm', 'test', '--', '--workers=1', '--grep=a'],
  ],
  [
    ['pnpm', 'test'],
    ['pnpm', 'test', '--grep=a'],
  ],
])('an option for a script stands behind two dashes with npm: %j', (words, told) => {
  expect(withArguments(words, ['--grep=a'])).toEqual(told);
});

test('a command without more arguments stays as it is', () => {
  expect(withArguments(['npm', 'test'], [])).toEqual(['npm', 'test']);
});
