import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stateWords } from '../../apps/web/src/desk/words.ts';

const classroom = readFileSync('docs/classroom.md', 'utf8');

test('the table of states has the words and the order of the desk', () => {
  const [, table = ''] = classroom.split(/^\| state .*\n.*\n/m);
  const [rows = ''] = table.split('\n\n');
  const words = rows.split('\n').map((row) => row.split('|')[1]?.trim());
  expect(words).toEqual(Object.values(stateWords));
});
