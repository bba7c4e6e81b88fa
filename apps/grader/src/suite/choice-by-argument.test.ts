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

test('a runner may be named with its version', () => {
  const versioned = commandOf('npx', '--yes', 'mocha@11', 'test');
  expect(choiceOf(versioned, ['a'])?.words).toHaveLength(1);
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
