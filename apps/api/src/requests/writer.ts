import { logSize } from '@sparring/contracts/recorded-request';
import type { NewRecord } from '../request/new-record.ts';

/** A record that is made only when it is written, because most of those of a very busy workspace are not. */
export type Pending = () => NewRecord;

export interface Writer {
  readonly add: (workspace: string, pending: Pending) => void;
  /** Drops what waits of a workspace. */
  readonly forget: (workspace: string) => void;
  /** Resolves when everything that was added before is written. */
  readonly flush: () => Promise<void>;
}

interface WriterParts {
  readonly append: (workspace: string, records: readonly NewRecord[]) => Promise<void>;
  /** Resolves after the time in which requests are collected. */
  readonly pause: () => Promise<void>;
  readonly report: (error: unknown) => void;
}

/** The highest number of requests that wait. While the database does not answer, others are dropped. */
const mostWaiting = 2000;

/** Writes requests in batches after their answers. At most the last 200 of each workspace wait. */
export const createWriter = ({ append, pause, report }: WriterParts): Writer => {
  let waiting = new Map<string, Pending[]>();
  let writing: Promise<void> = Promise.resolve();
  let isScheduled = false;
  let count = 0;

  const writeAll = async (batch: typeof waiting): Promise<void> => {
    for (const [workspace, pending] of batch) {
      try {
        await append(
          workspace,
          pending.map((make) => make()),
        );
      } catch (error) {
        report(error);
      }
    }
  };
  const flush = (): Promise<void> => {
    const batch = waiting;
    waiting = new Map();
    count = 0;
    writing = writing.then(() => writeAll(batch));
    return writing;
  };
  const schedule = async (): Promise<void> => {
    isScheduled = true;
    await pause();
    await writing;
    isScheduled = false;
    await flush();
  };
  return {
    flush,
    add: (workspace, pending) => {
      if (count >= mostWaiting) return;
      const own = waiting.get(workspace) ?? [];
      waiting.set(workspace, own);
      own.push(pending);
      if (own.length > logSize) own.shift();
      else count += 1;
      if (!isScheduled) void schedule();
    },
    forget: (workspace) => {
      count -= waiting.get(workspace)?.length ?? 0;
      waiting.delete(workspace);
    },
  };
};
