import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { takesChoice, withChoice } from './choice.ts';

const chosen = async (words: readonly string[], names: readonly string[]) => {
  const scratch = await mkdtemp(join(tmpdir(), 'sparring-choice-'));
  onTestFinished(() => rm(scratch, { recursive: true, force: true }));
  const { words: told, environment } = await withChoice(
    { words, environment: { PYTEST_ADDOPTS: '-q', MAVEN_OPTS: '-Xmx1g' } },
    names,
    scratch,
  );
  return { words: told, environment };
};

test('every runner is told the names of the tests in a file', async () => {
  const names = ['lessons.test_find › test_a[é]', 'Tests.Find › A "book"'];
  const { words, environment } = await chosen(['pytest'], names);
  expect(words).toEqual(['pytest']);
  expect(JSON.parse(await readFile(environment['SPARRING_TESTS']!, 'utf8'))).toEqual(names);
  expect(environment['PYTEST_ADDOPTS']).toBe('-q -p sparring_pytest');
  expect(environment['ROBOT_OPTIONS']).toBe('--prerunmodifier sparring_robot');
});

test('Maven is told classes and methods, a method with parameters by its beginning', async () => {
  const { environment } = await chosen(
    ['mvn', 'test'],
    ['a.FindTest › finds', 'a.FindTest › sorts(String)[1]', 'a.WaitTest › waits'],
  );
  expect(environment['MAVEN_OPTS']).toBe('-Xmx1g -Dtest=a.FindTest#finds+sorts*,a.WaitTest#waits');
});

test('Playwright is told a pattern that matches the titles and nothing longer', async () => {
  const { words } = await chosen(['npx', 'playwright', 'test'], ['find.spec.ts › list › a (b)']);
  const pattern = new RegExp(words.at(-1)!);
  expect(words.slice(0, -1)).toEqual(['npx', 'playwright', 'test', '--grep']);
  expect(pattern.test('chromium find.spec.ts list a (b)')).toBe(true);
  expect(pattern.test('chromium find.spec.ts list a (b) @smoke')).toBe(true);
  expect(pattern.test('chromium find.spec.ts list a (b) twice')).toBe(false);
});

test.each([
  [['.venv/bin/pytest'], true],
  [['./mvnw -q test && echo ok'], true],
  [['npx', 'playwright', 'test'], true],
  [['npm', 'test'], false],
])('a command that names a runner is known to take a choice: %j', (words, isKnown) => {
  expect(takesChoice(words)).toBe(isKnown);
});
