import type {
  RecordedRequest,
  RequestQuery,
  RequestSummary,
} from '@sparring/contracts/recorded-request';
import type { Clock } from '../request/clock.ts';
import type { AllConditions } from '../conditions/conditions.ts';
import type { Engine } from '../database/engine.ts';
import type { ClientNumber } from '../request/client-number.ts';
import type { OnAppend } from '../request/new-record.ts';
import { needsExtension, extendRecording } from './recording.ts';
import {
  append,
  clear,
  clearBefore,
  find,
  list,
  listAfter,
  listAll,
  type RequestPage,
} from './rows.ts';
import { createWriter, type Writer } from './writer.ts';

/** The log of a workspace. */
export interface RequestLog {
  readonly since: Date;
  readonly list: (query: RequestQuery) => Promise<RequestPage>;
  /** The requests after a number, the oldest first. */
  readonly listAfter: (number: number) => Promise<readonly RequestSummary[]>;
  /** The whole log, the oldest request first. */
  readonly listAll: () => Promise<readonly RecordedRequest[]>;
  readonly find: (number: number) => Promise<RecordedRequest | undefined>;
  readonly clear: () => Promise<void>;
}

export interface Requests {
  readonly writer: Writer;
  /** Begins the recording of the workspace, or moves its end. */
  readonly openLog: (workspace: string, clientNumber: ClientNumber) => Promise<RequestLog>;
}

interface RequestParts {
  readonly conditions: AllConditions;
  readonly clock: Clock;
  readonly report: (error: unknown) => void;
  readonly onAppend?: OnAppend;
}

/** The time in which requests are collected before they are written. */
const pauseMs = 50;
/** Requests that are older are deleted when any recording begins or goes on. */
const dayMs = 24 * 60 * 60 * 1000;

export const createRequests = (
  { read, readAtOnce, write }: Engine,
  { conditions, clock, report, onAppend }: RequestParts,
): Requests => {
  const never = new AbortController().signal;
  const writer = createWriter({
    append: (workspace, records) => write(append(workspace, records, onAppend)),
    pause: () => clock.wait(pauseMs, never),
    report,
  });

  const keepRecording = async (workspace: string, clientNumber: ClientNumber): Promise<number> => {
    const now = clock.now();
    const { recording } = (await conditions.of(workspace)) ?? {};
    if (recording && !needsExtension(recording, now)) return recording.since;
    const sweep = () => clearBefore(now.getTime() - dayMs);
    const after = await conditions.change(workspace, clientNumber, extendRecording(now), sweep);
    return after.recording!.since;
  };

  const openLog = async (workspace: string, clientNumber: ClientNumber): Promise<RequestLog> => {
    const since = await keepRecording(workspace, clientNumber);
    await writer.flush();
    return {
      since: new Date(since),
      list: (query) => readAtOnce(list(workspace, since, query)),
      listAfter: (number) => read(listAfter(workspace, since, number)),
      listAll: () => read(listAll(workspace, since)),
      find: (number) => read(find(workspace, since, number)),
      clear: () => write(clear(workspace)),
    };
  };
  return { writer, openLog };
};
