import type { Run } from '../suite/run.ts';
import { lastLines } from '../suite/tail.ts';
import { Refusal } from './refusal.ts';
import type { ObservedRun } from './slot.ts';
import { greenIn, isBaselineGreen, namesOf, redIn } from './verdict.ts';

/** Of what a refused run wrote. */
export const shownLines = 20;
const noTests =
  /no tests? (?:were |was )?(?:found|ran|run|executed|files? found)|no test files found|collected 0 items|\b0 passing\b|tests run: 0\b|\btests 0\b|^could not find '/im;

/** A test that is red at times is left out; a suite without another one cannot be graded. */
export const refuseUnsteady = (runs: readonly Run[]): void => {
  if (greenIn(runs).size > 0 || runs.every(isBaselineGreen)) return;
  throw runs.some(isBaselineGreen) ? flaky(runs) : redTwice(runs);
};

export const refuseWithoutTests = (
  { run, reach }: ObservedRun,
  junit: string | undefined,
): void => {
  const saysSo = reach.requests === 0 && noTests.test(run.output);
  if (run.tests?.size === 0 || saysSo)
    throw new Refusal(
      'No test ran. Does the command find your tests when you run it without grading?',
      lastLines(run.output, shownLines),
    );
  if (junit && !run.tests && !run.trouble)
    throw new Refusal(`The command wrote no JUnit XML at ${junit}, which --junit names.`);
};

/** A tool that remembers what passed would be green beside every defect. */
export const refuseRemembered = (runs: readonly ObservedRun[]): void => {
  if (runs.some(({ reach }) => reach.requests === 0))
    throw new Refusal(
      'The first run of your tests sent requests and a later one sent none: your tool seems to remember what passed. Make it run every time: Gradle with --rerun, Go with -count=1; turn off the caches of Nx and Turborepo.',
    );
};

/** The address that the suite has used instead, as far as its output tells. */
const builtIn = /\b(?:localhost|127\.0\.0\.1|\[?::1\]?):(\d{2,5})\b/;

const noRequest = 'Your tests sent no request to the Sparring that the grader started.';

const saidOfPattern = (pattern: string): string =>
  `Your command runs without a shell, so \`${pattern}\` was passed as it stands. Put the whole command in quotes.`;

export const noRequests = (
  run: Run,
  choosesPorts: boolean,
  unexpandedGlob: string | undefined,
): Refusal => {
  if (unexpandedGlob !== undefined && !isBaselineGreen(run))
    return new Refusal(
      `${noRequest} ${saidOfPattern(unexpandedGlob)}`,
      lastLines(run.output, shownLines),
    );
  const port = builtIn.exec(run.output)?.[1];
  const isGreen = isBaselineGreen(run);
  const failed = isGreen || port ? '' : 'The command failed, and its last lines may say why. ';
  const seems = port
    ? `Its output names port ${port}, so this address seems to be built in: `
    : 'If an address is built in, ';
  const instead = port ? `try --port ${port}` : 'try --port 3000 --api-port 3001';
  const advice = `${seems}${choosesPorts ? instead : 'replace it by the variable'}.`;
  return new Refusal(
    `${noRequest} ${failed}Tests have to read its address from WEB_URL or API_URL. ${advice}`,
    isGreen ? [] : lastLines(run.output, shownLines),
  );
};

const listed = (names: readonly string[]): string => {
  const shown = names.slice(0, 5).map((name) => `“${name}”`);
  const more = names.length > 5 ? ` and ${names.length - 5} more` : '';
  return names.length > 0 ? ` Red: ${shown.join(', ')}${more}.` : '';
};

/** A runner that adds to its file, or a file that another one wrote, names red tests of a green command. */
const despite = ({ code }: Run): string =>
  code === 0 ? ' The command ended with status 0, but its JUnit XML names red tests.' : '';

const redTwice = (runs: readonly Run[]): Refusal => {
  const last = runs.at(-1)!;
  return new Refusal(
    `Your tests are red without a defect, twice. Nothing is graded: make them green first.${despite(last)}${listed(namesOf(last, 'red'))}`,
    lastLines(last.output, shownLines),
  );
};

const flaky = (runs: readonly Run[]): Refusal => {
  const red = runs.filter((run) => !isBaselineGreen(run));
  const was = red.length === 1 ? 'was' : 'were';
  return new Refusal(
    `Your tests are flaky: without a defect ${red.length} of ${runs.length} runs ${was} red, and no test was green in all of them. That is the result.${listed([...redIn(red)])}`,
    lastLines(red[0]!.output, shownLines),
  );
};
