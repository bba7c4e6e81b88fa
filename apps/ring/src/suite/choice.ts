import { writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isNode, ofNode, runByNode } from './choice-of-node.ts';
import { longestValue } from './test-results.ts';

/** The folder of the plugins for pytest and Robot Framework. */
export const plugins = fileURLToPath(new URL('./choice', import.meta.url));

/** The variable that names the file of the chosen tests. */
export const testsVariable = 'SPARRING_TESTS';

/** So long a variable or a word reaches a program: Linux takes 131,072 bytes of it. A line of cmd.exe has 8,191 letters, up to four for a special one. */
const longest = process.platform === 'win32' ? 2000 : 30_000;

/** What neither a line of text nor a word of a command carries as it is. */
const unwritable = /[\p{Cc}\p{Cs}]/u;

/** A name that is not shortened. */
const isTellable = (name: string): boolean => name.length < longestValue && !unwritable.test(name);

/** The parts of a name such as "sparring.FindTest › finds(String)[1]". */
const methodOf = (name: string) =>
  /^(?<group>[\w.$]+) › (?<method>[\w$]+)(?<more>.*)$/s.exec(name)?.groups;

/** Surefire calls that case sparring.FindTest#finds*. */
const ofSurefire = (names: readonly string[]): string | undefined => {
  const methods = new Map<string, Set<string>>();
  for (const name of names) {
    const { group, method, more } = methodOf(name) ?? {};
    if (group === undefined || method === undefined) return undefined;
    methods.set(group, (methods.get(group) ?? new Set()).add(more ? `${method}*` : method));
  }
  const all = [...methods].map(([group, some]) => `${group}#${[...some].join('+')}`);
  return `-Dtest=${all.join(',')}`;
};

const quoted = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** Playwright matches project, file and titles with spaces between them. */
const ofPlaywright = (names: readonly string[]): string =>
  `--grep=(?:^|\\s)(?:${names.map((name) => quoted(name.replaceAll(' › ', ' '))).join('|')})(?:\\s@|$)`;

const isOfPython = (words: readonly string[]): boolean =>
  /\b(pytest|py\.test|robot)\b/.test(words.join(' '));

const isMaven = (words: readonly string[]): boolean => /\bmvnw?\b/.test(words.join(' '));

/** A line for the shell has no place for one more word. */
const isPlaywright = (words: readonly string[]): boolean =>
  words.length > 1 && words.some((word) => /(^|[\\/])playwright$/.test(word));

/** How the runner of a command is told to run only some tests, by their names in JUnit's XML. */
export interface Choice {
  /** JSON for the file that the plugins read. */
  readonly tests: string;
  /** An option of Maven; empty for other commands. */
  readonly maven: string;
  /** An option of Node.js; empty for other commands. */
  readonly node: string;
  /** Stands behind the words of the command; empty for others than Playwright's. */
  readonly argument: string;
}

/** Undefined where all tests have to run: the command names no such runner, or the names are too much for it. */
export const choiceOf = (
  words: readonly string[],
  names: readonly string[],
): Choice | undefined => {
  if (!names.every(isTellable)) return undefined;
  const maven = isMaven(words) ? ofSurefire(names) : '';
  const node = isNode(words) ? ofNode(names) : '';
  const argument = isPlaywright(words) ? ofPlaywright(names) : '';
  const isKnown = [isOfPython, isMaven, isNode, isPlaywright].some((is) => is(words));
  const letters = Math.max(maven?.length ?? Infinity, node.length, argument.length);
  if (!isKnown || maven === undefined || letters > longest) return undefined;
  return { tests: JSON.stringify(names), maven, node, argument };
};

/** Surefire takes no single case of a test with parameters: all cases run, and so do the methods whose names begin like it. */
const withCases = (names: readonly string[], all: ReadonlySet<string>): readonly string[] => {
  const prefixes = names.map((name) => {
    const { group, method, more } = methodOf(name) ?? {};
    return `${group} › ${method}${more ? '' : '('}`;
  });
  const isAlike = (name: string): boolean => prefixes.some((prefix) => name.startsWith(prefix));
  return [...new Set([...names, ...[...all].filter(isAlike)])];
};

/** The tests that run when the runner of this command is told to run only these; undefined where it cannot be told. */
export const chooses =
  (words: readonly string[]) =>
  (names: readonly string[], all: ReadonlySet<string>): readonly string[] | undefined => {
    if (!choiceOf(words, names)) return undefined;
    const run = [isMaven(words) && withCases, isNode(words) && runByNode].find((one) => one);
    const ran = run ? run(names, all) : names;
    return choiceOf(words, ran) && ran;
  };

interface Added extends Pick<Choice, 'maven' | 'node'> {
  /** That of the plugins. */
  readonly folder: string;
  /** Between the folders of a path. */
  readonly separator: string;
}

/** The variables by which runners are told, with what stands in each behind what the learner has in it. */
export const additions = ({ folder, separator, maven, node }: Added) => [
  { name: 'PYTEST_ADDOPTS', between: ' ', text: '-p sparring_pytest' },
  { name: 'PYTHONPATH', between: separator, text: folder },
  { name: 'ROBOT_OPTIONS', between: ' ', text: '--prerunmodifier sparring_robot' },
  { name: 'MAVEN_OPTS', between: ' ', text: maven },
  { name: 'NODE_OPTIONS', between: ' ', text: node },
];

interface Told {
  readonly words: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
}

/** Tells the runner to run only these tests, where it can be told. */
export const withChoice = async (
  { words, environment }: Told,
  names: readonly string[],
  scratch: string,
): Promise<Told> => {
  const choice = choiceOf(words, names);
  if (!choice) return { words, environment };
  const file = join(scratch, 'tests.json');
  await writeFile(file, choice.tests);
  const added = additions({ ...choice, folder: plugins, separator: delimiter })
    .filter(({ text }) => text !== '')
    .map(({ name, between, text }) => [
      name,
      [environment[name], text].filter(Boolean).join(between),
    ]);
  return {
    words: choice.argument === '' ? words : [...words, choice.argument],
    environment: { ...environment, [testsVariable]: file, ...Object.fromEntries(added) },
  };
};
