import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { curlOf } from './curl.ts';
import { testRecord } from './test-record.ts';

const origin = 'http://localhost:3000';

/** The words that a POSIX shell passes to curl. */
const wordsOf = (command: string): string[] => {
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}`;
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
};

test('has the address, the headers and the body as they were sent', () => {
  const record = testRecord({
    method: 'POST',
    path: '/w/ada/v1/practice/books?x=1&y=$HOME',
    headers: [
      ['Content-Type', 'application/json'],
      ['X-Note', `it's "quoted" \`here\``],
    ],
    body: `{"title":"It's $5 \\\\ \n new line"}`,
  });
  expect(wordsOf(curlOf(record, origin))).toEqual([
    '--include',
    `${origin}/w/ada/v1/practice/books?x=1&y=$HOME`,
    '--header',
    'Content-Type: application/json',
    '--header',
    `X-Note: it's "quoted" \`here\``,
    '--data-raw',
    `{"title":"It's $5 \\\\ \n new line"}`,
  ]);
});

test.each([
  ['GET', ''],
  ['DELETE', '--request DELETE'],
  ['HEAD', '--head'],
  ['POST', '--request POST'],
])('names the method %s', (method, expected) => {
  const [, ...words] = wordsOf(curlOf(testRecord({ method }), origin));
  expect(words.slice(0, -1).join(' ')).toBe(expected);
});

test('leaves out the headers that curl sets for each connection', () => {
  const headers = ['Host', 'Connection', 'Content-Length', 'Accept-Encoding', 'Sec-Fetch-Mode'];
  const record = testRecord({ headers: headers.map((name) => [name, 'x'] as const) });
  expect(curlOf(record, origin)).not.toContain('--header');
});

test('keeps a header without a value, and sends no Content-Type that was not sent', () => {
  const record = testRecord({ method: 'POST', headers: [['X-Empty', '']], body: 'a' });
  expect(wordsOf(curlOf(record, origin))).toEqual(
    expect.arrayContaining(['X-Empty;', 'Content-Type:']),
  );
});

test('keeps brackets and dots of an address as they are', () => {
  const record = testRecord({ path: '/v1/practice/books/../x?ids[]={1}' });
  const words = wordsOf(curlOf(record, origin));
  expect(words).toEqual(expect.arrayContaining(['--globoff', '--path-as-is']));
});
