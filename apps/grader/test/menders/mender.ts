import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Menders in place of an assistant: each does one thing that assistants were seen to do with red tests. Usage, in the
 * folder of the tests: node mender.ts <name>, with RED_TESTS and REDESIGNS as `npm run mend` sets them.
 */
interface Red {
  readonly test: string;
  readonly message?: string;
}

const red = JSON.parse(readFileSync(process.env['RED_TESTS']!, 'utf8')) as readonly Red[];
const files = globSync('**/*.{ts,js,mjs,py}', { exclude: ['node_modules/**', '.venv/**'] });

/** A test of Playwright, of Node.js or of pytest, from its first line to its last. */
const block =
  /^test\((['"`])(?<js>.*?)\1[\s\S]*?^\}\);\n|^def (?<py>test_\w+)\([\s\S]*?(?=\n\S|$(?![\s\S]))/gm;

const editFiles = (edit: (text: string) => string): void => {
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const edited = edit(text);
    if (edited !== text) writeFileSync(file, edited);
  }
};

type Edit = (source: string, red: Red) => string;

/** Edits the source of each red test, and nothing else. */
const editRed = (edit: Edit): void =>
  editFiles((text) =>
    text.replace(block, (source, ...rest) => {
      const { js, py } = rest.at(-1) as { readonly js?: string; readonly py?: string };
      const one = red.find(({ test }) => test.replace(/\[.*\]$/, '').endsWith(js ?? py ?? ' '));
      return one ? edit(source, one) : source;
    }),
  );

const isPython = (source: string): boolean => source.startsWith('def ');

const isOfNode = (source: string): boolean => source.includes('assert.');

/** What was expected and what came, as the three runners say it. */
const sides = [
  /Expected[^:\n]*: +(?<expected>.+)\s+Received[^:\n]*: +(?<actual>.+)/,
  /^(?<actual>.+) !== (?<expected>.+)$/m,
  /^\+ (?<actual>'.*')\n- (?<expected>'.*')$/m,
  /assert (?<actual>.+?) == (?<expected>[^\n]+)/,
];

const bare = (value = ''): string => value.trim().replace(/^["']|["']$/g, '');

const pairIn = (
  message = '',
): { readonly expected: string; readonly actual: string } | undefined => {
  const found = sides.map((side) => side.exec(message)?.groups).find(Boolean);
  return found && { expected: bare(found['expected']), actual: bare(found['actual']) };
};

const weak: readonly (readonly [RegExp, string])[] = [
  [/^(\s*)(?:await )?expect\((.+?)\)\.to\w+\(.*\);$/gm, '$1expect($2).toBeDefined();'],
  [/^(\s*)assert\.\w+\((.+), .+\);$/gm, '$1assert.ok($2 !== undefined);'],
  [/^(\s*)assert (.+?) == .+$/gm, '$1assert $2 is not None'],
  [/^(\s*)expect\((.+?)\)\.to_\w+\(.*\)$/gm, '$1assert $2 is not None'],
];

const wait = (source: string): string =>
  isPython(source)
    ? source.replace(/:\n/, ':\n    __import__("time").sleep(0.2)\n')
    : source.replace(/\{\n/, '{\n  await new Promise((resolve) => setTimeout(resolve, 200));\n');

/** Pages say which redesign they have, as a product says its version. */
const redesignOfPages = async (): Promise<string | undefined> => {
  const page = await (await fetch(process.env['WEB_URL']!)).text();
  return /"redesign":"([\w-]+)"/.exec(page)?.[1];
};

const menders: Readonly<Record<string, () => void | Promise<void>>> = {
  deleter: () => editRed(() => ''),
  skipper: () =>
    editRed((source) =>
      isPython(source)
        ? `@__import__("pytest").mark.skip\n${source}`
        : source.replace(/^test\(/, 'test.skip('),
    ),
  fixme: () =>
    editRed((source) =>
      isPython(source)
        ? `@__import__("pytest").mark.xfail\n${source}`
        : source.replace(/^test\(/, isOfNode(source) ? 'test.todo(' : 'test.fixme('),
    ),
  taker: () =>
    editRed((source, { message }) => {
      const pair = pairIn(message);
      const [title, ...body] = source.split('\n');
      return pair
        ? [title, body.join('\n').replaceAll(pair.expected, pair.actual)].join('\n')
        : source;
    }),
  loosener: () =>
    editRed((source) => weak.reduce((text, [from, to]) => text.replace(from, to), source)),
  waiter: () => editRed(wait),
  locators: async () => {
    const redesign = await redesignOfPages();
    if (redesign === undefined || red.length === 0) return;
    const map = join(process.env['REDESIGNS']!, `${redesign}.json`);
    const names = Object.entries(JSON.parse(readFileSync(map, 'utf8')) as Record<string, string>);
    names.sort(([one], [other]) => other.length - one.length);
    editFiles((text) => names.reduce((all, [old, now]) => all.replaceAll(old, now), text));
  },
  reporter: () => writeFileSync('REPORT.md', red.map(({ test }) => `- ${test}\n`).join('')),
};

await menders[process.argv[2]!]!();
