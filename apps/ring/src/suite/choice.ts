import { writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const plugins = fileURLToPath(new URL('./choice', import.meta.url));

/** The variable that names the file of the chosen tests. */
const testsVariable = 'SPARRING_TESTS';

/** "sparring.FindTest › finds(String)[1]" is sparring.FindTest#finds* for Surefire. */
const ofSurefire = (names: readonly string[]): string => {
  const methods = new Map<string, Set<string>>();
  for (const name of names) {
    const [, group, method, more] = /^([\w.$]+) › ([\w$]+)(.*)$/s.exec(name) ?? [];
    if (group === undefined || method === undefined) continue;
    methods.set(group, (methods.get(group) ?? new Set()).add(more ? `${method}*` : method));
  }
  return [...methods].map(([group, some]) => `${group}#${[...some].join('+')}`).join(',');
};

const quoted = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** Playwright matches project, file and titles with spaces between them. */
const ofPlaywright = (names: readonly string[]): string =>
  `(?:^|\\s)(?:${names.map((name) => quoted(name.replaceAll(' › ', ' '))).join('|')})(?:\\s@|$)`;

/** Whether the command names a runner that can be told. */
export const takesChoice = (words: readonly string[]): boolean =>
  /\b(pytest|py\.test|robot|mvnw?|playwright)\b/.test(words.join(' '));

interface Told {
  readonly words: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
}

const isPlaywright = (words: readonly string[]): boolean =>
  words.length > 1 && words.some((word) => /(^|[\\/])playwright$/.test(word));

/**
 * Tells the runner to run only these tests, by their names in JUnit's XML: pytest, Robot Framework and Maven by their environment,
 * Playwright by its arguments. Another runner runs all of them.
 */
export const withChoice = async (
  { words, environment }: Told,
  names: readonly string[],
  scratch: string,
): Promise<Told> => {
  const file = join(scratch, 'tests.json');
  await writeFile(file, JSON.stringify(names));
  const added = (name: string, more: string, between = ' '): string =>
    [environment[name], more].filter(Boolean).join(between);
  const surefire = ofSurefire(names);
  return {
    words: isPlaywright(words) ? [...words, '--grep', ofPlaywright(names)] : words,
    environment: {
      ...environment,
      [testsVariable]: file,
      PYTEST_ADDOPTS: added('PYTEST_ADDOPTS', '-p sparring_pytest'),
      PYTHONPATH: added('PYTHONPATH', plugins, delimiter),
      ROBOT_OPTIONS: added('ROBOT_OPTIONS', `--prerunmodifier sparring_robot`),
      ...(surefire !== '' && { MAVEN_OPTS: added('MAVEN_OPTS', `-Dtest=${surefire}`) }),
    },
  };
};
