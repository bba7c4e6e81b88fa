import type { BaselineRun } from '../card/card.ts';
import type { Run } from '../suite/run.ts';
import { junitAdvice } from '../suite/junit-lines.ts';
import { lastLines } from '../suite/tail.ts';
import { type ReachOfRuns, together } from './reach.ts';
import { type ObservedRun, InstanceLost, type Slot } from './slot.ts';
import { Refusal } from './refusal.ts';
import { type Ring, Stopped } from './ring.ts';
import { isBaselineGreen, isDiskFull, type Known, namesOf, shownBy } from './verdict.ts';

/** What is known of a suite before anything is wrong with Sparring. */
export interface Baseline extends Known {
  readonly runs: readonly BaselineRun[];
  readonly leftOut: ReadonlySet<string>;
  /** Whether the command never failed without a red test. */
  readonly isCommandSteady: boolean;
  readonly reach: ReachOfRuns;
  /** How many requests came to the instance in the run that made most of them. */
  readonly requests: number;
  readonly notes: readonly string[];
}

/** Of what a refused run wrote. */
export const shownLines = 20;
const noTests =
  /no tests? (?:were |was )?(?:found|ran|run|executed|files? found)|no test files found|collected 0 items|\b0 passing\b|tests run: 0\b|\btests 0\b|^could not find '/im;

export interface BaselineOptions {
  /** The command as it was typed. */
  readonly command: string;
  /** The longest time of a baseline run. */
  readonly limitMs: number;
  /** The path at which the learner says that JUnit's XML is. */
  readonly junit?: string;
  /** The learner can give the instance the ports that the suite expects. */
  readonly choosesPorts: boolean;
  /** A pattern for files in a command that no shell reads. */
  readonly unread?: string | undefined;
}

export const runsBefore = 3;

/** Three runs tell the steady tests; without one the grading ends here. */
export const proveBaseline = async (
  ring: Ring,
  slot: Slot,
  { command, limitMs, junit, choosesPorts, unread }: BaselineOptions,
): Promise<Baseline> => {
  const observed: ObservedRun[] = [];
  while (observed.length < runsBefore) {
    const at = observed.length + 1;
    const seconds = observed.at(-1)?.run.seconds;
    ring.emit({
      kind: 'baseline begins',
      at,
      of: runsBefore,
      ...(seconds !== undefined && { seconds }),
    });
    const one = await baselineRun(ring, slot, limitMs);
    observed.push(one);
    if (at > 1) refuseUnsteady(observed.map(({ run }) => run));
    else {
      refuseWithoutTests(one, junit);
      if (one.reach.requests === 0) throw neverCame(one.run, choosesPorts, unread);
      noteWithoutNames(ring, one.run, command);
    }
  }
  const runs = observed.map(({ run }) => run);
  const known = { green: greenIn(runs), leftOut: redIn(runs) };
  const reach = together(...observed.map((one) => one.reach));
  const kept = runs.map((run) => ({ seconds: run.seconds, isGreen: isBaselineGreen(run) }));
  ring.emit({ kind: 'baseline', runs: kept, leftOut: [...known.leftOut] });
  return {
    ...known,
    runs: kept,
    isCommandSteady: !runs.some((run) => isBroken(run, known)),
    reach,
    requests: Math.max(...observed.map((one) => one.reach.requests)),
    notes: [...notesOf(runs), ...noteOnPages(reach.unheard)],
  };
};

/** The tests that were green in each run. */
const greenIn = ([first, ...others]: readonly Run[]): ReadonlySet<string> =>
  new Set(
    (first ? namesOf(first, 'green') : []).filter((name) =>
      others.every(({ tests }) => tests?.get(name)?.state === 'green'),
    ),
  );

const redIn = (runs: readonly Run[]): ReadonlySet<string> =>
  new Set(runs.flatMap((run) => namesOf(run, 'red')));

const isBroken = (run: Run, known: Known): boolean => {
  const shown = shownBy(run, known);
  return shown.kind === 'ended' && shown.isBroken;
};

/** A test that is red at times is left out; a suite without another one cannot be graded. */
const refuseUnsteady = (runs: readonly Run[]): void => {
  if (greenIn(runs).size > 0 || runs.every(isBaselineGreen)) return;
  throw runs.some(isBaselineGreen) ? flaky(runs) : redTwice(runs);
};

const noteOnPages = (unheard: ReadonlySet<string>): readonly string[] =>
  unheard.size === 0
    ? []
    : [
        `Nobody knows what these pages reached, so every defect of the site had a run: ${[...unheard].slice(0, 5).join(', ')}.`,
      ];

/** A run without a defect, of the whole suite or of some of its files. */
export const baselineRun = async (
  ring: Ring,
  slot: Slot,
  limitMs: number,
  files?: readonly string[],
): Promise<ObservedRun> => {
  const observed = await slot
    .run({ inside: {}, limitMs, stop: ring.stop, ...(files && { files }) })
    .catch((error: unknown) => {
      throw error instanceof InstanceLost ? new Refusal(error.message) : error;
    });
  const { run } = observed;
  if (ring.stop.aborted) throw new Stopped();
  if (run.end === 'not started') throw new Refusal(run.output);
  if (run.end === 'late')
    throw new Refusal(
      `The command did not end within ${Math.round(limitMs / 1000)} s. Does it wait for a key, or watch for changes? A suite that needs longer gets --limit.`,
      lastLines(run.output, shownLines),
    );
  if (run.end === 'red' && isDiskFull(run))
    throw new Refusal(
      'The disk is full: make room and try again.',
      lastLines(run.output, shownLines),
    );
  return observed;
};

const refuseWithoutTests = ({ run, reach }: ObservedRun, junit: string | undefined): void => {
  const saysSo = reach.requests === 0 && noTests.test(run.output);
  if (run.tests?.size === 0 || saysSo)
    throw new Refusal(
      'No test ran. Does the command find your tests when you run it without grading?',
      lastLines(run.output, shownLines),
    );
  if (junit && !run.tests && !run.trouble)
    throw new Refusal(`The command wrote no JUnit XML at ${junit}, which --junit names.`);
};

/** At once: a card takes a while, and this one would not say which test finds what. */
const noteWithoutNames = (ring: Ring, { tests, trouble }: Run, command: string): void => {
  if (tests) return;
  const why = trouble ? `JUnit's XML cannot be used (${trouble})` : 'The runner wrote no JUnit XML';
  ring.emit({
    kind: 'note',
    text: `${why}, so this card will not say which test finds what. ${junitAdvice(command)}`,
  });
};

/** The address that the suite has used instead, as far as its output tells. */
const builtIn = /\b(?:localhost|127\.0\.0\.1|\[?::1\]?):(\d{2,5})\b/;

const saidOfPattern = (pattern: string): string =>
  `Your command runs without a shell, so \`${pattern}\` was passed as it stands. Put the whole command in quotes.`;

const neverCame = (run: Run, choosesPorts: boolean, unread: string | undefined): Refusal => {
  if (unread !== undefined && !isBaselineGreen(run))
    return new Refusal(
      `Your tests never came to the corner. ${saidOfPattern(unread)}`,
      lastLines(run.output, shownLines),
    );
  const port = builtIn.exec(run.output)?.[1];
  const isGreen = isBaselineGreen(run);
  const failed = isGreen || port ? '' : 'The command failed, and its last lines may say why. ';
  const seems = port
    ? `It speaks of port ${port}, so this address seems to be built in: `
    : 'If an address is built in, ';
  const instead = port ? `try --port ${port}` : 'try --port 3000 --api-port 3001';
  const advice = `${seems}${choosesPorts ? instead : 'replace it by the variable'}.`;
  return new Refusal(
    `Your tests never came to the corner. ${failed}Tests have to read the address of the corner from WEB_URL or API_URL. ${advice}`,
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

const saidOfAppended = (file: string): string =>
  `${file} also holds the results of earlier runs, because your runner appends to it: only what a run has added counts.`;

const notesOf = (runs: readonly Run[]): readonly string[] => {
  const trouble = runs.find((run) => run.trouble !== undefined)?.trouble;
  if (trouble)
    return [`JUnit's XML could not be used (${trouble}); finds were confirmed by baseline runs.`];
  const appended = runs.find((run) => run.appended !== undefined)?.appended;
  if (appended !== undefined) return [saidOfAppended(appended)];
  return runs.every(({ tests }) => tests)
    ? []
    : [
        'The runner wrote no JUnit XML, so nobody knows which test found what; finds were confirmed by baseline runs.',
      ];
};
