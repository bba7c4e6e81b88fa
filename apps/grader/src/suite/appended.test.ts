import { expect, test } from 'vitest';
import { appendedTo } from './appended.ts';

const suite = (name: string) => `<testsuite><testcase name="${name}" time="0.1"/></testsuite>`;
const file = (names: readonly string[], attributes = '') =>
  `<?xml version="1.0" encoding="UTF-8"?><testsuites${attributes}>${names.map(suite).join('')}</testsuites>\n`;

test('only what a runner appends to its file is read', () => {
  expect(appendedTo(file(['old']), file(['old', 'new']))).toBe(
    `<testsuites>${suite('new')}</testsuites>`,
  );
});

test('a root that counts all runs is no other file', () => {
  const [before, after] = [file(['a'], ' tests="1"'), file(['a', 'b'], ' tests="2"')];
  expect(appendedTo(before, after)).toBe(`<testsuites>${suite('b')}</testsuites>`);
});

test.each([
  ['the same again', file(['a']), file(['a'])],
  ['other tests', file(['a']), file(['b', 'c'])],
  [
    'one test more in its suite',
    '<testsuites><testsuite><testcase name="a"/></testsuite></testsuites>',
    '<testsuites><testsuite><testcase name="a"/><testcase name="b"/></testsuite></testsuites>',
  ],
  ['what is no JUnit XML', '<report/>', file(['a'])],
  ['nothing before', file([]), file(['a'])],
])('a file that holds %s is written anew', (_, before, after) => {
  expect(appendedTo(before, after)).toBeUndefined();
});
