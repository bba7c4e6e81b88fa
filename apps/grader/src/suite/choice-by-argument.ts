import { ofGradle, runWithMethods } from './choice-of-java.ts';
import { type Command, isOfNpm } from './package-script.ts';

const quoted = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** Playwright compares the pattern with project, file and titles, with spaces between them. */
const ofPlaywright = (names: readonly string[]): readonly string[] => {
  const titles = names.map((name) => quoted(name.replaceAll(' › ', ' '))).join('|');
  return [String.raw`--grep=(?:^|\s)(?:${titles})(?:\s@|$)`];
};

/** The title of a test, behind those around it. */
const textOf = (name: string): string => {
  const [first = '', ...rest] = name.split(' › ');
  return (rest.length === 0 ? first : rest.join(' › ')).trim();
};

/** The XML of Vitest has one more sign between two titles, which a title can also have itself. */
const patternOf = (name: string): string => quoted(textOf(name)).replaceAll(' > ', '(?: >)? ');

const comparedOf = (name: string): string => textOf(name).replaceAll(' > ', ' ');

/** A pattern for these tests, which may be named without the titles around them. */
const ofTitles =
  (option: string) =>
  (names: readonly string[]): readonly string[] => [
    String.raw`${option}=(?:^| )(?:${names.map(patternOf).join('|')})\s*$`,
  ];

/** Those of all tests that run with the pattern: more than these where the titles of one end like those of another. */
const runByTitles = (names: readonly string[], all: ReadonlySet<string>): readonly string[] => {
  const texts = new Set(names.map(comparedOf));
  const lengths = new Set([...texts].map(({ length }) => length));
  const isMatched = (name: string): boolean => {
    const text = comparedOf(name);
    return [...lengths].some(
      (length) =>
        (length === text.length || text.at(-length - 1) === ' ') &&
        texts.has(text.slice(text.length - length)),
    );
  };
  return [...new Set([...names, ...[...all].filter(isMatched)])];
};

/** Runners that are told by more words of the command. */
const runners = [
  { name: 'playwright', argumentsOf: ofPlaywright },
  { name: 'vitest', argumentsOf: ofTitles('--testNamePattern'), runBy: runByTitles },
  { name: 'jest', argumentsOf: ofTitles('--testNamePattern'), runBy: runByTitles },
  { name: 'mocha', argumentsOf: ofTitles('--grep'), runBy: runByTitles },
  { name: String.raw`gradlew?(\.bat)?`, argumentsOf: ofGradle, runBy: runWithMethods },
];

/** The runner of a command that has a place for more words: no line for the shell, no script of several commands, and of npm only a script that is known. */
export const runnerByArgument = ({ words, script }: Command) => {
  if (script === '' ? words.length < 2 || isOfNpm(words) : /[;&|<>#\n]/.test(script))
    return undefined;
  const line = script === '' ? words.join(' ') : script;
  const isRunBy = (name: string): boolean =>
    new RegExp(String.raw`(^|[\s\\/])${name}(@\S+)?(\s|$)`).test(line);
  return runners.find(({ name }) => isRunBy(name));
};
