import type { ServerResponse } from 'node:http';
import { ownPage } from '@sparring/contracts/own-page';
import { bases } from '@sparring/contracts/paths';
import { keptBytes } from '@sparring/contracts/recorded-request';
import { allOff, type Conditions } from '@sparring/contracts/conditions';
import type { Clock } from '../request/clock.ts';
import { keepBytes } from '../http/send/kept-bytes.ts';
import { createObserver, type Observer } from '../http/send/observe.ts';
import type { RequestContext } from '../request/context.ts';
import { recordOf } from './record.ts';
import { isRecording } from './recording.ts';
import type { Writer } from './writer.ts';

export interface Recorder {
  /** Records the call if its workspace is recorded. Returns a promise if that has to be read from the database. */
  readonly begin: (context: RequestContext, response: ServerResponse) => Promise<void> | undefined;
  readonly observer: Observer;
}

interface RecordingStore {
  readonly requests: { readonly writer: Pick<Writer, 'add' | 'forget'> };
}

const anyBase = `(?:${bases.join('|')})`;

/** Calls to these paths are not recorded: reading the log does not change it, and a page asks for the message again and again. */
const logPath = new RegExp(
  `^${anyBase}/workspace/(?:requests|critique|member|hand|tasks)(?:[/?#]|$)`,
);

export const createRecorder = (
  { requests: { writer } }: RecordingStore,
  clock: Pick<Clock, 'now'>,
): Recorder => {
  const observer = createObserver((observed) => {
    const { bytes, sent, endpoint, status, workspace } = observed;
    // Otherwise a recording that begins in the same millisecond would show requests of the deleted one.
    if (endpoint === 'deleteWorkspace' && status === 200) writer.forget(workspace);
    else if (bytes && sent) writer.add(workspace, () => recordOf(observed, sent, bytes));
  }, clock);

  return {
    observer,
    begin: (context, response) => {
      const { request, conditions } = context;
      const { url = '/', headers } = request;
      const isRead = headers[ownPage] && request.method === 'GET';
      if (conditions === allOff || isRead || logPath.test(url)) return undefined;
      const record = ({ recording }: Conditions): void => {
        if (!isRecording(recording, clock.now()) || response.closed) return;
        context.trace.kept = keepBytes(request, keptBytes);
        observer.calls(context, response);
      };
      /* The call itself reports an error of the conditions. */
      if (conditions instanceof Promise) return conditions.then(record, () => {});
      record(conditions);
      return undefined;
    },
  };
};
