import { readFileSync } from 'node:fs';
import { engines } from '../browsers/engines.ts';

/*
 * The table of engines is read from the tests, not from the reports of a run: CI is red when it is untrue, and a new lab
 * is in it without a run of three engines.
 */

/** What the page says of a lab. */
interface Lab {
  readonly path: string;
  readonly title: string;
  readonly skills: readonly string[];
  readonly difficulty: string;
}

/** A fault of drivers, as `driver_faults.py` describes it. */
export interface Fault {
  readonly engines: readonly string[];
  readonly reason: string;
}

/** A test of a lab in Selenium, and the faults for which it is skipped. */
export interface LabTest {
  readonly path: string;
  readonly faults: readonly string[];
}

const captured = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found);

export const readFaults = (python: string): ReadonlyMap<string, Fault> =>
  new Map(
    Array.from(
      python.matchAll(/^(\w+) = Fault\(\s*\(([^)]*)\),\s*"([^"]*)"/gm),
      ([, name = '', names = '', reason = '']) => [
        name,
        { engines: captured(names, /"(\w+)"/g), reason },
      ],
    ),
  );

export const readLabTests = (python: string): readonly LabTest[] =>
  captured(python, /^((?:@.*\n)+)def test_/gm).flatMap((decorators) =>
    captured(decorators, /@page_at\("([^"?]+)/g).map((path) => ({
      path,
      faults: captured(decorators, /@driver_fault\((?:\w+\.)?(\w+)\)/g),
    })),
  );

/** What an engine passes of a lab: its answers always, its own test if no fault stands against it. */
export const passes = (
  engine: string,
  path: string,
  tests: readonly LabTest[],
  faults: ReadonlyMap<string, Fault>,
): string => {
  const own = tests.filter((one) => one.path === path);
  if (own.length === 0) return 'no test';
  const against = own
    .flatMap((one) => one.faults)
    .map((name) => faults.get(name) ?? unknown(name))
    .filter((fault) => fault.engines.includes(engine));
  if (against.length === 0) return 'all three';
  const reasons = new Set(against.map(({ reason }) => reason));
  return `both answers; the driver: ${[...reasons].join('; ')}`;
};

const unknown = (name: string): never => {
  throw new Error(
    `A test of the labs names the fault ${name}, which driver_faults.py does not have.`,
  );
};

const table = (rows: readonly (readonly string[])[]): string => {
  const [head = []] = rows;
  const widths = head.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0, fill)).join(' | ')} |`;
  const rule = line(
    head.map(() => ''),
    '-',
  );
  return [line(head), rule, ...rows.slice(1).map((row) => line(row))].join('\n');
};

const read = (file: string): string => readFileSync(`apps/web/selenium/${file}`, 'utf8');

/** Its types are those of the site, which has other settings of the compiler than the scripts. */
const catalogue = new URL('../../apps/web/src/labs/catalogue.ts', import.meta.url).href;

/** The page docs/labs.md. */
export const printLabs = async (): Promise<string> => {
  const { labs } = (await import(catalogue)) as { labs: readonly Lab[] };
  const tests = readLabTests(read('test_labs.py'));
  const faults = readFaults(read('driver_faults.py'));
  const rows = labs.map(({ path, title, skills, difficulty }) => [
    `${title}, \`${path}\``,
    skills.join(', '),
    difficulty,
    ...engines.map(({ name }) => passes(name, path, tests, faults)),
  ]);
  const head = ['lab', 'what it trains', 'difficulty', ...engines.map(({ title }) => title)];
  return `# The labs

A lab, at \`/labs\` on the site, shows one difficulty of test automation. Its page has a task, the elements, hints and the answers: a naive test that fails and a good one that passes, in Playwright and in Selenium.

Three tests of each lab run with Selenium in each engine: the good answer has to pass, the naive answer has to fail for the reason that the page gives, and a short test of our own has to pass. \`npm run selenium -- -k "lab or answer"\` runs them; CI runs them in all three engines and is red if one of them does anything else. A test is skipped only for a fault of a driver that [driver_faults.py](../apps/web/selenium/driver_faults.py) proves. With Playwright, the answers and a spec of each rule run in Chromium.

\`GET /workspace/labs\` lists the verdicts of a workspace. The page of a lab does not send its verdict: it sends what happened (the seed, the settings, what was typed, chosen and clicked), and the API judges that by the same function as the page. Its text then begins with “Solved”. \`first_solved\` says when each level (\`?level=2\` is the harder one) was solved first, which no later verdict takes away. \`page\` in the facts binds them to their workspace and seed. \`solved\` is true only for the whole task; if the verdict does not depend on a step, the task says so. \`reported\` names what the API cannot check and takes from the page: whether a user or a script made an event, when something was clicked, and what was on the screen. A verdict says what these facts show. It does not prove that a browser was there: a program that knows the lab and its seed can send the same facts.

\`npm run fix\` writes this page from the list of the labs and from their tests.

${table([head, ...rows])}
`;
};
