import { expect, test } from 'vitest';
import { chooseEngines, engines } from './browser-engines.ts';

const names = (args: string[]): string[] =>
  chooseEngines(args, false).chosen.map(({ name }) => name);
const must = (args: string[], inCI: boolean): string[] => {
  const choice = chooseEngines(args, inCI);
  return choice.chosen.filter(choice.must).map(({ name }) => name);
};

test('without a wish all three engines are walked, and pytest gets every argument', () => {
  expect(names(['-k', 'counter'])).toEqual(['chromium', 'firefox', 'webkit']);
  expect(chooseEngines(['-k', 'counter'], false).rest).toEqual(['-k', 'counter']);
});

test('engines are chosen by name, once or more often, and pytest gets the rest', () => {
  const args = ['--engine', 'webkit', '-k', 'counter', '--engine=firefox'];
  expect(names(args)).toEqual(['firefox', 'webkit']);
  expect(chooseEngines(args, false).rest).toEqual(['-k', 'counter']);
});

test('an engine that does not exist is refused with the names of those that do', () => {
  const message = 'There is no engine "opera": --engine takes one of chromium, firefox, webkit.';
  expect(() => chooseEngines(['--engine', 'opera'], false)).toThrow(message);
  expect(() => chooseEngines(['--engine'], false)).toThrow('There is no engine ""');
});

test('Chromium must be there, what is asked for too, and in CI all of them', () => {
  expect(must([], false)).toEqual(['chromium']);
  expect(must(['--engine', 'firefox'], false)).toEqual(['firefox']);
  expect(must([], true)).toEqual(engines.map(({ name }) => name));
});
