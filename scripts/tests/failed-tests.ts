import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { readJUnit } from '../../apps/grader/src/suite/junit.ts';

const vitestFile = z.object({
  name: z.string(),
  status: z.string(),
  message: z.string(),
  assertionResults: z.array(
    z.object({
      fullName: z.string(),
      status: z.string(),
      failureMessages: z.array(z.string()).nullish(),
    }),
  ),
});

/** A file fails without a failed test when it cannot be loaded or a hook throws. */
const failedInFile = (tested: z.infer<typeof vitestFile>): string[] => {
  const failed = tested.assertionResults.filter(({ status }) => status === 'failed');
  const file = basename(tested.name);
  if (tested.status === 'failed' && failed.length === 0) return [lineOf(file, tested.message)];
  return failed.map(({ fullName, failureMessages }) =>
    lineOf(`${file} › ${fullName}`, failureMessages?.[0]),
  );
};

const vitest = z
  .object({ testResults: z.array(vitestFile) })
  .transform(({ testResults }) => testResults.flatMap(failedInFile));

const playwrightSuite = z.object({
  get suites() {
    return z.array(playwrightSuite).optional();
  },
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      tests: z.array(
        z.object({
          status: z.string(),
          results: z.array(z.object({ errors: z.array(z.object({ message: z.string() })) })),
        }),
      ),
    }),
  ),
});

const failedInSuite = ({ specs, suites = [] }: z.infer<typeof playwrightSuite>): string[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => lineOf(`${file} › ${title}`, results.at(-1)?.errors[0]?.message)),
  ),
  ...suites.flatMap(failedInSuite),
];

const playwright = z
  .object({ suites: z.array(playwrightSuite) })
  .transform(({ suites }) => suites.flatMap(failedInSuite));

const report = z.union([vitest, playwright]);

const lineOf = (name: string, message = ''): string => {
  const [first = ''] = stripVTControlCharacters(message).trim().split('\n');
  const inOneLine = name.replaceAll(/\s+/g, ' ');
  return first ? `${inOneLine}: ${first}` : inOneLine;
};

const failedInXml = (xml: string): string[] =>
  [...readJUnit(xml)]
    .filter(([, { state }]) => state === 'red')
    .map(([name, { message }]) => lineOf(name, message));

/** The tests that failed, each in one line with the first line of its message; none when the report cannot be read. */
export const readFailedTests = async (path: string): Promise<readonly string[]> => {
  const isFolder = (await stat(path).catch(() => undefined))?.isDirectory();
  if (isFolder) {
    const names = (await readdir(path)).filter((name) => name.endsWith('.xml'));
    return (await Promise.all(names.map((name) => readFailedTests(join(path, name))))).flat();
  }
  try {
    const text = await readFile(path, 'utf8');
    return text.startsWith('<') ? failedInXml(text) : report.parse(JSON.parse(text));
  } catch {
    return [];
  }
};
