import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { chooses, withChoice } from './choice.ts';

const chosen = async (words: readonly string[], names: readonly string[]) => {
  const scratch = await mkdtemp(join(tmpdir(), 'sparring-choice-'));
  onTestFinished(() => rm(scratch, { recursive: true, force: true }));
  const environment = { PYTEST_ADDOPTS: '-q', MAVEN_OPTS: '-Xmx1g' };
  return withChoice({ words, script: '' }, environment, names, scratch);
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

test('Gradle is told the plugin that reads the names', async () => {
  const { words, environment } = await chosen(['./gradlew', 'test'], ['a.FindTest › finds()']);
  const [, path = ''] = /^--init-script=(.*)$/.exec(words.at(-1)!) ?? [];
  expect(await readFile(path, 'utf8')).toContain("System.getenv('SPARRING_TESTS')");
  expect(environment['SPARRING_TESTS']).toBeDefined();
});

test('another runner is told nothing by the variable of Maven', async () => {
  const { environment } = await chosen(['pytest'], ['lessons.test_find › test_a']);
  expect(environment['MAVEN_OPTS']).toBe('-Xmx1g');
});

const isTold = (words: readonly string[], names: readonly string[], script = ''): boolean =>
  chooses({ words, script })(names, new Set(names)) !== undefined;

test.each([
  [['.venv/bin/pytest'], true],
  [['./mvnw -q test && echo ok'], true],
  [['npx', 'playwright', 'test'], true],
  [['npx playwright test && echo ok'], false],
  [['npx', 'jest', '--ci'], true],
  [['node_modules/.bin/vitest', 'run'], true],
  [['npx', 'mocha'], true],
  [['npm', 'run', 'vitest'], false],
  [['gradle', 'cleanTest', 'test'], true],
  [['gradlew.bat', 'test'], true],
  [['./gradlew cleanTest test'], false],
  [['node', 'jest.config.mjs'], false],
  [['node', '--test', '--test-reporter=junit'], true],
  [['node', '--test-reporter=junit', 'run-tests.mjs'], false],
  [['npm', 'test'], false],
])('a command that names a runner which can be told takes a choice: %j', (words, isTaken) => {
  expect(isTold(words, ['a.FindTest › finds'])).toBe(isTaken);
});

test.each([
  ['cross-env CI=1 playwright test', true],
  ['playwright test && echo ok', false],
  ['vitest run # quick', false],
  ['node --test --test-reporter=junit', true],
  ['.venv/bin/pytest -q', true],
  ['vitest run', true],
  ['wdio run wdio.conf.js', false],
])('what a script of package.json runs takes a choice: %j', (script, isTaken) => {
  expect(isTold(['npm', 'test'], ['a.FindTest › finds'], script)).toBe(isTaken);
});

const namesOf = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `a.FindTest › findsAllBooksOf${at}`);

test.each([
  [['pytest'], true],
  [['mvn', 'test'], false],
  [['npx', 'playwright', 'test'], false],
])('of 2,000 names, only a file holds as many: %j', (words, isTaken) => {
  expect(isTold(words, namesOf(100))).toBe(true);
  expect(isTold(words, namesOf(2000))).toBe(isTaken);
});

test.each(['two\nlines', 'a \u001b[31mred\u001b[0m one', 'half \ud83d', 'x'.repeat(1000)])(
  'all tests run where one has a name that cannot be told: %j',
  (name) => {
    expect(isTold(['pytest'], ['a', name])).toBe(false);
  },
);

test.each(['mvn', 'gradle'])('all tests run where one has a name of no method: %s', (runner) => {
  expect(isTold([runner, 'test'], ['a.FindTest › finds', 'a whole feature'])).toBe(false);
});

test('Maven and Gradle run all cases of a method with parameters, and the methods whose names begin like it', () => {
  const cases = ['a.FindTest › finds(String)[1]', 'a.FindTest › finds(String)[2]'];
  const others = ['a.FindTest › finds', 'a.FindTest › findsNone', 'b.FindTest › finds'];
  const all = new Set([...cases, ...others]);
  const ran = (words: readonly string[], name: string) =>
    new Set(chooses({ words, script: '' })([name], all));
  expect(ran(['mvn', 'test'], cases[1]!)).toEqual(new Set([...cases, others[0], others[1]]));
  expect(ran(['mvn', 'test'], others[0]!)).toEqual(new Set([...cases, others[0]]));
  expect(ran(['pytest'], cases[1]!)).toEqual(new Set([cases[1]]));
  const ofGradle = new Set(['a.FindTest › finds()', 'a.FindTest › findsNone()']);
  expect(
    chooses({ words: ['gradle', 'test'], script: '' })(['a.FindTest › finds()'], ofGradle),
  ).toEqual(['a.FindTest › finds()']);
});

const node = { words: ['node', '--test'], script: '' };

/** What `node --test` is told, as a pattern. */
const patternOf = async (...names: readonly string[]): Promise<RegExp> => {
  const { words, environment } = await chosen(['node', '--test'], names);
  const option = environment['NODE_OPTIONS'] ?? '';
  expect(words).toEqual(['node', '--test']);
  expect(option).toMatch(/^--test-name-pattern=[^\s"]+$/);
  return new RegExp(option.replace('--test-name-pattern=', ''));
};

test.each([
  ['cart.sums › adds &quot;one&quot; (1+1)', 'cart sums adds "one" (1+1)'],
  ['cart.v1.0 › adds', 'cart v1.0 adds'],
  ['test › stands alone', 'stands alone'],
  ['cart › ends with a space ', 'cart ends with a space'],
  ['test › a \u2028 and 😀', 'a \u2028 and 😀'],
])(
  'Node.js is told a pattern of the suites and the test, and of nothing longer: %j',
  async (name, full) => {
    const pattern = await patternOf('test › another', name);
    expect(pattern.test(full)).toBe(true);
    expect(pattern.test(`${full} twice`)).toBe(false);
    expect(pattern.test(`it ${full}`)).toBe(false);
  },
);

test('Node.js compares a name of many quotation marks with a similar one at once', async () => {
  const pattern = await patternOf(`cart › ${'&quot;,'.repeat(40)} a`);
  expect(pattern.test(`cart ${'",'.repeat(40)} a`)).toBe(true);
  expect(pattern.test(`cart ${'",'.repeat(40)} b`)).toBe(false);
});

test('all tests run where those that have the name of a chosen one are too many to tell', () => {
  const long = 'a long name, '.repeat(50);
  const same = Array.from({ length: 40 }, (_, at) => `suite ${at} › ${long}`);
  const choose = chooses(node);
  expect(choose([`test › ${long}`], new Set([`test › ${long}`, same[0]!]))).toHaveLength(2);
  expect(choose([`test › ${long}`], new Set([`test › ${long}`, ...same]))).toBeUndefined();
});

test('Node.js also runs tests and suites of the same name, and files without tests', () => {
  const files = ['test › lib/helper.mjs', 'test/helper.mjs', 'test-data.ts'];
  const same = ['cart › adds', 'adds.many › two', ...files];
  const others = ['cart › adds (1)', 'cart › adds [1]', 'cart › adds &quot;1&quot;'];
  const all = new Set(['test › adds', ...same, ...others]);
  const ran = (name: string) => new Set(chooses(node)([name], all));
  expect(ran('test › adds')).toEqual(new Set(['test › adds', ...same]));
  for (const name of others) expect(ran(name)).toEqual(new Set([name, ...files]));
});
