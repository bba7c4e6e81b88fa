import { randomUUID } from 'node:crypto';
import { stripVTControlCharacters } from 'node:util';
import type { RunCommand } from '../grade/box.ts';
import { discreet } from '../suite/discreet.ts';
import { JUnitError, readJUnit } from '../suite/junit.ts';
import type { Run } from '../suite/run.ts';
import type { Result } from './cards.ts';
import { RingProblem } from './problem.ts';

/** A run that waits for a client to do it. */
export interface Offered {
  readonly bout: string;
  readonly web: string;
  readonly api: string;
  /** In seconds. */
  readonly limit: number;
  readonly zone?: string;
}

/** Where the grading, which wants a run, meets the client, which does it. */
export interface Exchange {
  readonly run: RunCommand;
  readonly offered: () => Offered | undefined;
  /** The same, given to the client: from the first time on the run takes its time. */
  readonly hand: () => Offered | undefined;
  readonly take: (bout: string, result: Result) => void;
}

const longestOutput = 16 * 1024;

const testsIn = (junit: string): Pick<Run, 'tests' | 'trouble'> => {
  if (!junit.includes('<testsuite')) return {};
  try {
    return { tests: readJUnit(junit) };
  } catch (error) {
    if (!(error instanceof JUnitError)) throw error;
    return { trouble: `it is broken: ${error.message}` };
  }
};

const endOf = ({ end, exit }: Result): Run['end'] =>
  end === 'exited' ? (exit === 0 ? 'green' : 'red') : end;

/** No run took longer than its result took to come. */
const runOf = (result: Result, mostSeconds: number): Run => ({
  end: endOf(result),
  seconds: Math.min(result.seconds ?? mostSeconds, mostSeconds),
  output: discreet(stripVTControlCharacters(result.output.slice(-longestOutput))),
  code: result.end === 'exited' ? result.exit : undefined,
  ...(result.trouble === undefined ? testsIn(result.junit) : { trouble: result.trouble }),
});

interface Open {
  readonly offered: Offered;
  readonly finish: (result: Result) => void;
  handed?: number;
}

export const createExchange = (changed: () => void): Exchange => {
  let open: Open | undefined;
  return {
    run: ({ addresses, limitMs, stop, zone }) =>
      new Promise((resolve) => {
        const seconds = () => (performance.now() - (open?.handed ?? performance.now())) / 1000;
        const settle = (run: Run): void => {
          open = undefined;
          stop.removeEventListener('abort', stopNow);
          resolve(run);
          changed();
        };
        const stopNow = (): void =>
          settle({ end: 'stopped', seconds: 0, output: '', code: undefined });
        if (stop.aborted) return stopNow();
        stop.addEventListener('abort', stopNow, { once: true });
        const offered = {
          bout: randomUUID(),
          ...addresses,
          limit: Math.ceil(limitMs / 1000),
          ...(zone !== undefined && { zone }),
        };
        open = { offered, finish: (result) => settle(runOf(result, seconds())) };
        changed();
      }),
    offered: () => open?.offered,
    hand: () => {
      if (open) open.handed ??= performance.now();
      return open?.offered;
    },
    take: (bout, result) => {
      if (open?.offered.bout !== bout)
        throw new RingProblem(
          'bout-over',
          'This bout is over, or is none of this card: ask for the next one.',
        );
      open.finish(result);
    },
  };
};
