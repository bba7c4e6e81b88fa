import { expect, test } from 'vitest';
import { asText } from './turn.ts';

const turn = {
  do: 'run',
  bout: 'b1',
  web: 'http://grader:3110',
  api: 'http://grader:3111',
  limit: 60,
  tell: ['Baseline   3 runs green'],
} as const;

/** The value of each word. */
const linesOf = (text: string) =>
  Object.fromEntries(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.split(' ', 1)[0], line.slice(line.indexOf(' ') + 1)]),
  ) as Record<string, string>;

test('a shell reads a turn line by line', () => {
  expect(asText(turn, 'pytest')).toBe(
    'tell Baseline   3 runs green\ndo run\nbout b1\nweb http://grader:3110\napi http://grader:3111\nlimit 60\n',
  );
});

test('the names of chosen tests are JSON in one line, whatever is in them', () => {
  const tests = ['say "hi"', String.raw`back\slash $(touch x)`, 'line\u2028line', '{web}'];
  const { tests: told = '' } = linesOf(asText({ ...turn, tests }, 'pytest -q'));
  expect(JSON.parse(told)).toEqual(tests);
});

test('Maven and Playwright are told in lines of their own', () => {
  const tests = ['a.FindTest › finds'];
  const told = linesOf(asText({ ...turn, tests }, 'mvn -q test'));
  expect(told).toMatchObject({ maven: '-Dtest=a.FindTest#finds' });
  expect(told).not.toHaveProperty('argument');
  const { argument = '' } = linesOf(asText({ ...turn, tests }, 'npx playwright test'));
  expect(new RegExp(argument.replace('--grep=', '')).test('chromium a.FindTest finds')).toBe(true);
});

test('a request that names no command, as beside a run, is not told the tests again', () => {
  expect(linesOf(asText({ ...turn, tests: ['a'] }, ''))).not.toHaveProperty('tests');
});
