import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { junitAdvice, junitLines } from './junit-lines.ts';

const page = readFileSync(new URL('../../../../docs/grading.md', import.meta.url), 'utf8');

test.each(junitLines.map((one) => [one.runner, one.line] as const))(
  'docs/grading.md has the line for %s',
  (runner, line) => {
    const row = page.split('\n').find((text) => text.startsWith(`| ${runner} `));
    expect(row).toContain(line);
  },
);

test.each([
  ['npx vitest run', 'Vitest'],
  ['node --test', 'Node.js'],
  ['npx wdio run wdio.conf.js', 'WebdriverIO'],
  ['npx newman run c.json', 'Newman'],
  ['dotnet test', '.NET'],
  ['go test ./...', 'Go'],
  ['npx cypress run', 'Cypress'],
])('%s is a command of %s', (command, runner) => {
  expect(junitAdvice(command)).toMatch(`${runner} writes it by: `);
});

test('another command is told where to look', () => {
  expect(junitAdvice('make test')).toContain('docs/grading.md');
});
