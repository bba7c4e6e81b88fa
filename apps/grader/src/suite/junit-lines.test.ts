import { expect, test } from 'vitest';
import { junitAdvice } from './junit-lines.ts';

test.each([
  ['npx vitest run', 'Vitest'],
  ['node --test', 'Node.js'],
  ['npx wdio run wdio.conf.js', 'WebdriverIO'],
  ['npx newman run c.json', 'Newman'],
  ['dotnet test', '.NET'],
  ['go test ./...', 'Go'],
  ['npx cypress run', 'Cypress'],
  ["java -cp 'lib/*' com.intuit.karate.Main tests", 'Karate'],
  ['hurl --test tests/*.hurl', 'Hurl'],
  ['npx testcafe chromium tests', 'TestCafe'],
])('%s is a command of %s', (command, runner) => {
  expect(junitAdvice(command)).toMatch(`${runner} writes it by: `);
});

test('another command is told where to look', () => {
  expect(junitAdvice('make test')).toContain('docs/grading.md');
});
