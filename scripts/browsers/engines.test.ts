import { expect, test } from 'vitest';
import { chooseEngines, engines } from './engines.ts';

const names = (args: string[]): string[] =>
  chooseEngines(args, false).chosen.map(({ name }) => name);
const required = (args: string[], inCI: boolean): string[] => {
  const choice = chooseEngines(args, inCI);
  return choice.chosen.filter(choice.isRequired).map(({ name }) => name);
};

test('without --engine all three engines are chosen, and pytest gets every argument', () => {
  expect(names(['-k', 'counter'])).toEqual(['chromium', 'firefox', 'webkit']);
  expect(chooseEngines(['-k', 'counter'], false).rest).toEqual(['-k', 'counter']);
});

test('--engine, once or more often, chooses engines, and pytest gets the other arguments', () => {
  const args = ['--engine', 'webkit', '-k', 'counter', '--engine=firefox'];
  expect(names(args)).toEqual(['firefox', 'webkit']);
  expect(chooseEngines(args, false).rest).toEqual(['-k', 'counter']);
});

test('an unknown engine is refused with the names of the known ones', () => {
  const message = 'There is no engine "opera": --engine takes one of chromium, firefox, webkit.';
  expect(() => chooseEngines(['--engine', 'opera'], false)).toThrow(message);
  expect(() => chooseEngines(['--engine'], false)).toThrow('There is no engine ""');
});

test('Chromium, the engines in --engine, and in CI all engines are required', () => {
  expect(required([], false)).toEqual(['chromium']);
  expect(required(['--engine', 'firefox'], false)).toEqual(['firefox']);
  expect(required([], true)).toEqual(engines.map(({ name }) => name));
});
