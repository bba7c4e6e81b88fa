/**
 * Behaves like a runner that can be told which tests to run: node choosing-runner.mjs pytest|gradle|mvn|node|playwright [options].
 * Each run adds a line to runs.jsonl: which tests ran, and by what it was told.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

const [runner, ...options] = process.argv.slice(2);
const { WEB_URL, SPARRING_TESTS, PYTEST_ADDOPTS, PYTHONPATH, MAVEN_OPTS, NODE_OPTIONS } =
  process.env;

const checks = [
  ['/', 'Hello'],
  ['/sum?a=2&b=3', '5'],
  ['/sum?a=2&b=2', '4'],
  ['/cellar', 'locked'],
  ['/', ''],
  ['/', ''],
];
const hostile = ['greets', 'adds', 'sums', 'locks', 'waits', 'ends'].map(
  (word) =>
    ` ${word}  "Hello" & 'bye' <b> \\n \\\\ $(touch pwned) \`touch pwned\` {web} %s * $HOME (a|b) [é] \\ `,
);
const ofJava = ['greets', 'adds', 'sums(int)[1]', 'locks', 'waits', 'ends'];
const isOfJava = runner === 'mvn' || runner === 'gradle';
const nameOf = (title) => (isOfJava ? `shop.$All_Test › ${title}` : title);
const texts = isOfJava ? ofJava : hostile;
const few = texts.map((text, at) => [nameOf(text), checks[at]]);
/** Of many tests, the first ones are red in a run, too many for a word of a command. */
const many = Array.from({ length: Number(process.env.MANY ?? 0) }, (_, at) => {
  const long = 'x'.repeat(60);
  return [nameOf(isOfJava ? `${long}${at}` : `"${long}" ${at}`), checks[at < 1200 ? 0 : 4]];
});
const all = [...few, ...many];

const isInFile = () => {
  if (!SPARRING_TESTS) return () => true;
  const names = new Set(JSON.parse(readFileSync(SPARRING_TESTS, 'utf8')));
  return (name) => names.has(name);
};

const isChosen = {
  pytest: isInFile,
  gradle: () => {
    const script = options.find((option) => option.startsWith('--init-script='));
    return script && existsSync(script.replace('--init-script=', '')) ? isInFile() : () => true;
  },
  mvn: () => {
    const [, chosen] = /(?:^|\s)-Dtest=shop\.\$All_Test#(\S+)$/.exec(MAVEN_OPTS) ?? [];
    const methods = chosen?.split('+').map((method) => method.replace(/\*$/, ''));
    return (name) => !methods || methods.includes(/› (\w+)/.exec(name)[1]);
  },
  node: () => {
    const [, pattern = ''] = /--test-name-pattern=(\S+)$/.exec(NODE_OPTIONS) ?? [];
    return (name) => new RegExp(pattern).test(name);
  },
  playwright: () => {
    const grep = options.findLast((option) => option.startsWith('--grep='));
    const pattern = new RegExp(grep?.slice('--grep='.length) ?? '');
    return (name) => pattern.test(`chromium ${name}`);
  },
}[runner]();

const got = new Map();
const read = (path) => {
  if (!got.has(path))
    got.set(
      path,
      fetch(WEB_URL + path).then((response) => response.text()),
    );
  return got.get(path);
};
const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const chosen = all.filter(([name]) => isChosen(name));
const cases = await Promise.all(
  chosen.map(async ([name, [path, text]]) => {
    if ((await read(path)).startsWith(text)) return `<testcase name="${escaped(name)}"/>`;
    process.exitCode = 1;
    return `<testcase name="${escaped(name)}"><failure/></testcase>`;
  }),
);
writeFileSync('junit.xml', `<testsuite>${cases.join('')}</testsuite>`);

const plugin = SPARRING_TESTS && `${PYTHONPATH.split(':').at(-1)}/sparring_pytest.py`;
const told = { options, PYTEST_ADDOPTS, PYTHONPATH, MAVEN_OPTS };
const run = {
  size: chosen.length,
  isTold: Boolean(SPARRING_TESTS),
  ...told,
  plugin: plugin && existsSync(plugin) ? readFileSync(plugin, 'utf8') : undefined,
};
appendFileSync('runs.jsonl', `${JSON.stringify(run)}\n`);
