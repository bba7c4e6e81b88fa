import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Card } from '../../src/card/card.ts';
import type { StartInstance } from '../../src/instance/instance.ts';
import type { Book } from '../../src/book/book.ts';
import { gradeHere } from '../../src/grade/grade-here.ts';
import { readOptions } from '../../src/grade/options.ts';
import type { Refusal } from '../../src/grade/refusal.ts';
import { select } from '../../src/grade/select.ts';
import { testBook, testInstance } from './product.ts';
import { testFiles } from '../../src/grade/test-files.ts';
import type { GradeEvent } from '../../src/grade/event.ts';

/** A folder on a path with spaces that is empty again when the test ends. */
export const makeFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'sparring grader '));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

export interface GradingSetup {
  /** The suite: a program for Node; `get(path)` fetches from the instance, `expect(one, other)` compares. */
  readonly suite?: string;
  readonly words?: readonly string[];
  /** Files of tests beside the suite, by their names. */
  readonly files?: Readonly<Record<string, string>>;
  readonly options?: readonly string[];
  readonly startInstance?: StartInstance;
  readonly timeoutMs?: number;
  readonly stop?: AbortSignal;
  readonly environment?: NodeJS.ProcessEnv;
  readonly changes?: Book['changes'];
  readonly book?: Book;
  /** Otherwise a mark. */
  readonly isForYourself?: boolean;
  /** How many cores a run keeps busy, of two; otherwise both. */
  readonly busyCores?: number;
}

export interface Graded {
  readonly card: Card;
  readonly told: readonly GradeEvent[];
  readonly folder: string;
}

const prelude = `
  import { existsSync, readFileSync, writeFileSync } from 'node:fs';
  import { spawn } from 'node:child_process';
  const get = async (path) => (await fetch(process.env.WEB_URL + path)).text();
  const expect = (one, other) => {
    if (one !== other) { console.error('expected', other, 'got', one); process.exit(1); }
  };
  /** Which run this is, from 1. */
  const runNumber = () => {
    const file = 'runs.txt';
    const number = (existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0) + 1;
    writeFileSync(file, String(number));
    return number;
  };
  /** Writes JUnit's XML: name → passes or not. */
  const junit = (tests) => {
    const cases = Object.entries(tests).map(([name, passes]) =>
      '<testcase name="' + name + '">' + (passes ? '' : '<failure message="no"/>') + '</testcase>');
    writeFileSync('junit.xml', '<testsuites><testsuite>' + cases.join('') + '</testsuite></testsuites>');
    process.exitCode = Object.values(tests).every(Boolean) ? 0 : 1;
  };
`;

/** Grades a small suite in a folder of its own; nothing may be left when it ends. */
export const gradeSuite = async (setup: GradingSetup): Promise<Graded> => {
  const [folder, temporary] = [await makeFolder(), await makeFolder()];
  const files = { 'suite.mjs': prelude + (setup.suite ?? ''), ...setup.files };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const words = setup.words ?? [process.execPath, 'suite.mjs'];
  const kind = setup.isForYourself ? [] : ['--mark'];
  const asked = readOptions([...kind, ...(setup.options ?? ['--jobs', '1']), ...words]);
  const told: GradeEvent[] = [];
  const book = { ...(setup.book ?? testBook), ...(setup.changes && { changes: setup.changes }) };
  const machine = {
    startInstance: setup.startInstance ?? testInstance(),
    emit: (event: GradeEvent) => void told.push(event),
    stop: setup.stop ?? new AbortController().signal,
    now: () => new Date(),
    cores: 2,
    processorTime: () => ({
      busy: (process.uptime() * (setup.busyCores ?? 2)) / 2,
      whole: process.uptime(),
    }),
    temporary,
    timeoutMs: setup.timeoutMs ?? 30_000,
  };
  const environment = setup.environment ?? process.env;
  const suite = {
    words,
    folder,
    environment,
    ...(asked.files && { files: testFiles(folder, asked.files) }),
    ...(asked.junit && { junit: asked.junit }),
  };
  const seed = asked.seed ?? 1;
  const graded = gradeHere(machine, asked, suite, select(book, asked, seed), { seed, order: seed });
  await graded.catch(() => {});
  const left = await readdir(temporary);
  if (left.length > 0) throw new Error(`Left behind: ${left.join(', ')}`);
  return { card: (await graded).card, told, folder };
};

/** The sentence with which a suite is refused. */
export const refusalOf = async (setup: GradingSetup): Promise<Refusal> => {
  try {
    await gradeSuite(setup);
  } catch (error) {
    return error as Refusal;
  }
  throw new Error('The suite was graded.');
};

export const verdictsOf = ({ defects }: Card): Record<string, string> =>
  Object.fromEntries(
    defects.map(({ id, verdict }) => [
      id,
      verdict.kind === 'missed' ? `missed: ${verdict.step}` : verdict.kind,
    ]),
  );
