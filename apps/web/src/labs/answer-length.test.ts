import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The lines of code that can be read at once, and how long they are at most. */
const most = 25;
const width = 100;

const labs = [
  'board',
  'clicks',
  'clock',
  'doors',
  'interruptions',
  'notes',
  'personas',
  'seen',
  'sessions',
  'windows',
];

/** Why an answer is longer. Even there, no function is. */
const longer: Readonly<Record<string, string>> = {
  'sessions/good.spec.ts': 'One Check asks for the codes of five ways: a function for each step.',
  'sessions/test_good.py': 'The same.',
  'notes/good.spec.ts': 'One Check asks for three episodes, which need the notes of one workspace.',
  'notes/test_good.py': 'The same.',
  'personas/good.spec.ts': 'A table has a row for each of seven people.',
  'personas/test_good.py': 'The same.',
  'clicks/good.spec.ts': 'One Check asks for two runs: one function is a run.',
  'clicks/test_good.py': 'The same.',
  'seen/good.spec.ts': 'The same.',
  'seen/test_good.py': 'The same.',
  'doors/good.spec.ts': 'One Check asks for two runs, and one door for the errors of its page.',
  'doors/test_good.py':
    'WebDriver gives neither the status nor the errors of a page: an HTTP client and a script do.',
};

const answers = labs.flatMap((lab) => [`${lab}/good.spec.ts`, `${lab}/test_good.py`]);

const linesOf = (answer: string): readonly string[] =>
  readFileSync(new URL(answer.replace('/', '/answers/'), import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^(import|from) /.test(line));

/** The parts of a file that begin at its left edge: functions, tests and tables. */
const partsOf = (lines: readonly string[]): readonly (readonly string[])[] =>
  lines.reduce<string[][]>((parts, line) => {
    const last = parts.at(-1);
    if (last && /^[\s})\]"]/.test(line)) last.push(line);
    else parts.push([line]);
    return parts;
  }, []);

test.each(answers)('%s can be read at once', (answer) => {
  const lines = linesOf(answer);
  expect(lines.filter(({ length }) => length > width)).toEqual([]);
  const counted = answer in longer ? partsOf(lines) : [lines];
  expect(Math.max(...counted.map(({ length }) => length))).toBeLessThanOrEqual(most);
});

test.each(Object.keys(longer))('%s is longer than what can be read at once', (answer) => {
  expect(linesOf(answer).length).toBeGreaterThan(most);
});
