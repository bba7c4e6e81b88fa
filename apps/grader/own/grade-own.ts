import { delimiter, join } from 'node:path';
import { startInstanceIn } from '../src/instance/start-instance.ts';
import { type Inside, slotOf } from '../src/grade/slot.ts';
import type { Change } from '../src/book/changes.ts';
import { Refusal } from '../src/grade/refusal.ts';
import type { Grader } from '../src/grade/grader.ts';
import { runHere } from '../src/grade/slots.ts';
import { inInstance, wayOf } from '../src/grade/way-of-running.ts';
import type { Run } from '../src/suite/run.ts';
import { lastLines } from '../src/suite/tail.ts';
import { keepKnown, type Known } from './known.ts';
import { hashOf, type OwnSuite, readTests, type TestFile } from './suite.ts';

/** What a grading of our own suites is given by the world. */
export interface OwnGrader extends Pick<Grader, 'stop'> {
  readonly root: string;
  /** The hash of all that an instance is made of. */
  readonly product: string;
  /** The hash of all that a harmless change is made of. */
  readonly effects: string;
  readonly environment: NodeJS.ProcessEnv;
  /** An empty folder that goes with the grading. */
  readonly scratch: string;
  readonly known: Known;
  readonly knownFile: string;
  readonly say: (line: string) => void;
}

/** Which tests run, and how. */
export interface SuitePart {
  readonly files: readonly TestFile[];
  readonly title?: string | undefined;
  readonly mostFailures?: number;
  readonly changes?: readonly Change[];
}

export interface Runner {
  readonly files: readonly TestFile[];
  readonly run: (inside: Inside, part: SuitePart) => Promise<Run>;
}

/** The whole suite takes ten minutes on a busy machine. */
const limitMs = 30 * 60_000;

type Place = Pick<OwnGrader, 'root' | 'environment' | 'scratch' | 'stop'>;

export const runnerOf = (grader: Place, suite: OwnSuite): Runner => {
  const folder = join(grader.root, suite.folder);
  const bins = [folder, grader.root].map((place) => join(place, 'node_modules/.bin'));
  const PATH = [...bins, grader.environment['PATH']].join(delimiter);
  const environment = { ...grader.environment, ...suite.variables, PATH };
  const ports = { isFixed: false, webPort: 0, apiPort: 0 };
  return {
    files: readTests(grader.root, suite),
    run: async (inside, { files, title, mostFailures, changes = [] }) => {
      const names = files.map(({ name }) => name);
      const words = suite.words(names, title, mostFailures);
      const startInstance = startInstanceIn({ ...process.env, ...suite.variables });
      const { stop } = grader;
      const command = runHere({ words, folder, environment }, grader.scratch);
      const slot = slotOf(startInstance, command, ports);
      const changed = { ...inside, changes: inInstance(changes) };
      const way = wayOf(changes, new Date());
      const { run } = await slot.run({ inside: changed, limitMs, stop, ...way });
      stop.throwIfAborted();
      if (run.end === 'not started' || run.end === 'late')
        throw new Refusal(`The ${suite.name} did not run to their end.`, lastLines(run.output, 20));
      return run;
    },
  };
};

export const keep = (grader: OwnGrader): Promise<void> => keepKnown(grader.knownFile, grader.known);

/** The tests of a file that came to this in a run. */
export const namesIn = (
  { holds }: OwnSuite,
  file: TestFile,
  { tests = new Map() }: Pick<Run, 'tests'>,
  wanted: 'green' | 'red',
): readonly string[] =>
  [...tests]
    .filter(([name, { state }]) => state === wanted && holds(file.name, name))
    .map(([name]) => name);

/** The tests of these files that are green on the original Sparring; only files that have changed run again. */
export const baselineTests = async (
  grader: OwnGrader,
  suite: OwnSuite,
  { run }: Runner,
  files: readonly TestFile[],
): Promise<ReadonlySet<string>> => {
  const keyOf = ({ hash }: TestFile): string => hashOf(grader.product, hash);
  const stale = files.filter((file) => !grader.known.sound[keyOf(file)]);
  if (stale.length > 0) {
    grader.say(`${suite.name}: a baseline run of ${stale.length} files`);
    const baseline = await run({}, { files: stale });
    const tests = [...(baseline.tests ?? [])];
    const red = tests.filter(([, { state }]) => state === 'red').map(([name]) => name);
    if (red.length > 0 || tests.length === 0)
      throw new Refusal(
        `The ${suite.name} are red without a defect: ${red.join('; ')}`,
        lastLines(baseline.output, 20),
      );
    for (const file of stale)
      grader.known.sound[keyOf(file)] = namesIn(suite, file, baseline, 'green');
    await keep(grader);
  }
  return new Set(files.flatMap((file) => grader.known.sound[keyOf(file)] ?? []));
};
