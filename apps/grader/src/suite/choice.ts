import { writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerByArgument } from './choice-by-argument.ts';
import { ofMaven, pluginsWord, runWithMethods, runsMaven } from './choice-of-java.ts';
import { ofNode, runByNode, runsNodeTests } from './choice-of-node.ts';
import { type Command, withArguments } from './package-script.ts';
import { longestValue } from './test-results.ts';

/** The folder of the plugins for pytest, Robot Framework and Gradle. */
export const plugins = fileURLToPath(new URL('./choice', import.meta.url));

/** The variable that names the file of the chosen tests. */
export const testsVariable = 'SPARRING_TESTS';

/** So long a variable or a word reaches a program: Linux takes 131,072 bytes of it. A line of cmd.exe has 8,191 letters, up to four for a special one. */
const longest = process.platform === 'win32' ? 2000 : 30_000;

/** What neither a line of text nor a word of a command carries as it is. */
const unwritable = /[\p{Cc}\p{Cs}]/u;

/** A name that is not shortened. */
const isTellable = (name: string): boolean => name.length < longestValue && !unwritable.test(name);

const lineOf = ({ words, script }: Command): string => `${words.join(' ')} ${script}`;

const isOfPython = (command: Command): boolean =>
  /\b(pytest|py\.test|robot)\b/.test(lineOf(command));

const isMaven = (command: Command): boolean => runsMaven(lineOf(command));

const isNode = (command: Command): boolean => runsNodeTests(lineOf(command));

/** How the runner of a command is told to run only some tests, by their names in JUnit's XML. */
export interface Choice {
  /** JSON for the file that the plugins read. */
  readonly tests: string;
  /** An option of Maven; empty for other commands. */
  readonly maven: string;
  /** An option of Node.js; empty for other commands. */
  readonly node: string;
  /** Stand behind the words of the command, with `{plugins}` for their folder; none where variables tell the runner. */
  readonly words: readonly string[];
}

/** Undefined where all tests have to run: the command names no such runner, or the names are too much for it. */
export const choiceOf = (command: Command, names: readonly string[]): Choice | undefined => {
  if (!names.every(isTellable)) return undefined;
  const maven = isMaven(command) ? ofMaven(names) : '';
  const node = isNode(command) ? ofNode(names) : '';
  const runner = runnerByArgument(command);
  const words = runner ? runner.argumentsOf(names) : [];
  const isKnown = runner || [isOfPython, isMaven, isNode].some((is) => is(command));
  if (!isKnown || maven === undefined || words === undefined) return undefined;
  if (Math.max(maven.length, node.length, words.join(' ').length) > longest) return undefined;
  return { tests: JSON.stringify(names), maven, node, words };
};

/** The tests that run when the runner of this command is told to run only these; undefined where it cannot be told. */
export const chooses =
  (command: Command) =>
  (names: readonly string[], all: ReadonlySet<string>): readonly string[] | undefined => {
    if (!choiceOf(command, names)) return undefined;
    const ways = [isMaven(command) && runWithMethods, isNode(command) && runByNode];
    const run = ways.find((way) => way) || runnerByArgument(command)?.runBy;
    const ran = run ? run(names, all) : names;
    return choiceOf(command, ran) && ran;
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

/** What a run is started with. */
interface Told {
  readonly words: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
}

/** Tells the runner to run only these tests, where it can be told. */
export const withChoice = async (
  command: Command,
  environment: NodeJS.ProcessEnv,
  names: readonly string[],
  scratch: string,
): Promise<Told> => {
  const { words } = command;
  const choice = choiceOf(command, names);
  if (!choice) return { words, environment };
  const file = join(scratch, 'tests.json');
  await writeFile(file, choice.tests);
  const added = additions({ ...choice, folder: plugins, separator: delimiter })
    .filter(({ text }) => text !== '')
    .map(({ name, between, text }) => [
      name,
      [environment[name], text].filter(Boolean).join(between),
    ]);
  const more = choice.words.map((word) => word.replace(pluginsWord, () => plugins));
  return {
    words: withArguments(words, more),
    environment: { ...environment, [testsVariable]: file, ...Object.fromEntries(added) },
  };
};
