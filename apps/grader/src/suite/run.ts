import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Addresses, foundOnWindows, programOf } from './command.ts';
import { redact } from './redact.ts';
import { environmentOfRun } from './environment.ts';
import { readFresh, snapshot, usualPlaces } from './junit-files.ts';
import type { TestResults } from './test-results.ts';
import { endTree } from './process-tree.ts';
import { createTail } from './tail.ts';

/** The learner's command, and where it belongs. */
export interface Suite {
  readonly words: readonly string[];
  /** The files of its tests, when their names go to the end of the command. */
  readonly files?: readonly string[];
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Where JUnit's XML is, when it is at no usual place. */
  readonly junit?: string;
}

/** One run of the command. */
export interface Run {
  /** `stopped`: by Ctrl-C, or because the instance has died. */
  readonly end: 'green' | 'red' | 'late' | 'stopped' | 'not started';
  readonly seconds: number;
  /** The end of what the command wrote; or why it did not start. */
  readonly output: string;
  readonly code: number | undefined;
  readonly tests?: TestResults;
  /** Why JUnit's XML could not be used. */
  readonly trouble?: string;
  /** A file of JUnit's XML that also holds what earlier runs came to. */
  readonly appended?: string;
}

export interface Conditions {
  readonly addresses: Addresses;
  /** An empty folder of the grader's own; the run makes one of its own in it. */
  readonly scratch: string;
  readonly limitMs: number;
  readonly stop: AbortSignal;
}

const graceMs = 3000;

/** A program that was asked to end and has handed its pipes on must not keep the run open. */
const timeoutMs = 500;

export const runSuite = async (
  suite: Suite,
  { addresses, scratch, limitMs, stop }: Conditions,
): Promise<Run> => {
  const mark = randomUUID();
  const reports = join(scratch, mark);
  await mkdir(reports, { recursive: true });
  const places = [...(suite.junit ? [suite.junit] : usualPlaces), join(reports, '*.xml')];
  const before = await snapshot(places, suite.folder);
  const began = performance.now();
  const environment = environmentOfRun(suite.environment, addresses, reports, mark);
  const find = foundOnWindows(environment, suite.folder);
  const program = programOf(
    [...suite.words, ...(suite.files ?? [])],
    addresses,
    process.platform,
    find,
  );
  const tail = createTail();
  const child = spawn(program.file, [...program.args], {
    cwd: suite.folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    shell: program.shell,
    windowsHide: true,
    windowsVerbatimArguments: program.verbatim,
  });
  for (const output of [child.stdout, child.stderr]) output.on('data', tail.add);
  const end = await endOf(child, mark, limitMs, stop);
  const seconds = (performance.now() - began) / 1000;
  if (end instanceof Error)
    return { end: 'not started', seconds, output: reasonOf(end, suite), code: undefined };
  const found = await readFresh(before, await snapshot(places, suite.folder));
  const output = redact(tail.text(), suite);
  return { end, seconds, output, code: child.exitCode ?? undefined, ...found };
};

const endOf = async (
  child: ChildProcess,
  mark: string,
  limitMs: number,
  stop: AbortSignal,
): Promise<Run['end'] | Error> => {
  const { promise, resolve } = Promise.withResolvers<Run['end'] | Error>();
  const closed = new Promise<void>((done) => {
    child.once('close', () => done());
  });
  child.once('error', resolve);
  child.once('exit', (code) => resolve(code === 0 ? 'green' : 'red'));
  const limit = setTimeout(resolve, limitMs, 'late');
  const stopNow = () => resolve('stopped');
  stop.addEventListener('abort', stopNow, { once: true });
  if (stop.aborted) stopNow();
  const end = await promise;
  clearTimeout(limit);
  stop.removeEventListener('abort', stopNow);
  if (end instanceof Error && child.pid === undefined) return end;
  await endTree(child, mark, graceMs);
  const timer = setTimeout(() => {
    child.stdout?.destroy();
    child.stderr?.destroy();
  }, timeoutMs);
  await closed;
  clearTimeout(timer);
  return end;
};

const reasonOf = (error: NodeJS.ErrnoException, { words, folder }: Suite): string => {
  if (error.code === 'ENOENT')
    return `The command "${words[0]}" was not found. Does it run when you type it in ${folder}?`;
  if (error.code === 'EACCES') return `You have no permission to run "${words[0]}".`;
  return `The command "${words[0]}" does not start: ${error.message}.`;
};
