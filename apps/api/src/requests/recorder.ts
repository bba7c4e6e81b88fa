import type { IncomingMessage, ServerResponse } from 'node:http';
import { nounsAtRoot, bases } from '@sparring/contracts/paths';
import { keptBytes } from '@sparring/contracts/recorded-request';
import type { Conditions } from '@sparring/contracts/conditions';
import { publicWorkspace } from '@sparring/contracts/workspace';
import type { Proxies } from '@sparring/serving/proxies';
import type { Clock } from '../clock.ts';
import type { ConditionsOf } from '../conditions/reader.ts';
import { keepBytes } from '../http/kept-bytes.ts';
import { knownOf } from '../http/known.ts';
import { createObserver, type Observer } from '../http/observe.ts';
import { recordOf } from './record.ts';
import { isRecording } from './look.ts';
import type { Writer } from './writer.ts';

export interface Recorder {
  /** Records the call if its workspace is recorded. Returns a promise if this is not known at once. */
  readonly begin: (request: IncomingMessage, response: ServerResponse) => Promise<void> | undefined;
  readonly observer: Observer;
}

interface Recorded {
  readonly conditions: { readonly of: ConditionsOf };
  readonly requests: { readonly writer: Pick<Writer, 'add' | 'forget'> };
}

const anyBase = `(?:${bases.join('|')})`;

/** The paths with endpoints. Documents and the health of the API are not recorded. */
const recorded = new RegExp(`^(?:${anyBase}|/(?:${nounsAtRoot.join('|')}))(?:[/?#]|$)`);

/** The log does not show that it was read. */
const ownPath = new RegExp(`^${anyBase}/workspace/(?:requests|critique)(?:[/?#]|$)`);

export const createRecorder = (
  { conditions, requests: { writer } }: Recorded,
  clock: Pick<Clock, 'now'>,
  { reachedAt }: Proxies,
): Recorder => {
  const observer = createObserver((observed) => {
    const { bytes, sent, endpoint, status, workspace = publicWorkspace } = observed;
    // A recording that begins in the same millisecond would take what still waits for its own.
    if (endpoint === 'deleteWorkspace' && status === 200) writer.forget(workspace);
    else if (bytes && sent) writer.add(workspace, () => recordOf(observed, sent, bytes));
  }, clock);

  return {
    observer,
    begin: (request, response) => {
      const { url = '/' } = request;
      if (!recorded.test(url) || ownPath.test(url)) return undefined;
      const known = knownOf(response);
      const found = conditions.of(known.workspace ?? publicWorkspace);
      if (!found) return undefined;
      known.reading = found;
      const keep = ({ recording }: Conditions): void => {
        if (!isRecording(recording, clock.now()) || response.closed) return;
        const { host } = reachedAt(request);
        known.kept = { ...keepBytes(request, response, keptBytes), host };
        observer.calls(request, response);
      };
      /* The error is thrown where the conditions are needed. */
      if (found instanceof Promise) return found.then(keep, () => {});
      keep(found);
      return undefined;
    },
  };
};
