import { randomUUID } from 'node:crypto';
import type { RunCommand } from '../grade/slot.ts';
import type { Run } from '../suite/run.ts';
import type { Result } from './cards.ts';
import { GraderProblem } from './problem.ts';

/** A run that waits for a client to do it. */
export interface Offered {
  readonly bout: string;
  readonly web: string;
  readonly api: string;
  /** In seconds. */
  readonly limit: number;
  readonly zone?: string;
  readonly tests?: readonly string[];
}

/** Where the grading, which wants a run, meets the client, which does it. */
export interface Exchange {
  readonly run: RunCommand;
  readonly offered: () => Offered | undefined;
  /** The same, given to the client: from the first time on the run takes its time. */
  readonly hand: () => Offered | undefined;
  /** Throws unless a result of this run is awaited. */
  readonly expects: (bout: string) => void;
  /** Reads the result only when it is that of the open run, and once at a time. */
  readonly take: (bout: string, read: () => Promise<Result>) => Promise<void>;
}

const endOf = ({ end, exit }: Result): Run['end'] =>
  end === 'exited' ? (exit === 0 ? 'green' : 'red') : end;

/** No run took longer than its result took to come. */
const runOf = (result: Result, mostSeconds: number): Run => {
  const { end: _end, exit, seconds = mostSeconds, ...said } = result;
  return {
    ...said,
    end: endOf(result),
    seconds: Math.min(seconds, mostSeconds),
    code: result.end === 'exited' ? exit : undefined,
  };
};

interface Open {
  readonly offered: Offered;
  readonly settle: (run: Run) => void;
  handed?: number;
  isRead?: boolean;
}

const over = () =>
  new GraderProblem(
    'bout-over',
    'This run is over, or is none of this card: ask for the next one.',
  );

export const createExchange = (changed: () => void): Exchange => {
  let open: Open | undefined;
  const awaited = (bout: string): Open => {
    if (open?.offered.bout !== bout || open.isRead) throw over();
    return open;
  };
  return {
    run: ({ addresses, limitMs, stop, zone, tests }) =>
      new Promise((resolve) => {
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
          ...(tests && { tests }),
        };
        open = { offered, settle };
        changed();
      }),
    offered: () => open?.offered,
    hand: () => {
      if (open) open.handed ??= performance.now();
      return open?.offered;
    },
    expects: (bout) => void awaited(bout),
    take: async (bout, read) => {
      const run = awaited(bout);
      const arrived = performance.now();
      run.isRead = true;
      try {
        const result = await read();
        if (open !== run) throw over();
        run.settle(runOf(result, (arrived - (run.handed ?? arrived)) / 1000));
      } finally {
        run.isRead = false;
      }
    },
  };
};
