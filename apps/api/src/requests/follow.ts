import type { RequestSummary } from '@sparring/contracts/recorded-request';
import type { ServerSentEvent } from '@sparring/contracts/stream';
import type { Clock } from '../request/clock.ts';

interface FollowParts {
  /** Returns the requests after a number, the oldest first. */
  readonly listAfter: (number: number) => Promise<readonly RequestSummary[]>;
  readonly clock: Clock;
  /** The number after which to begin. */
  readonly after: number;
  readonly seconds: number;
  /** Aborts when the client disconnects or the server stops. */
  readonly ending: AbortSignal;
}

/** The time between two reads. The log polls, because it has to resume without a gap: after a notification it would read anyway. */
const pollMs = 250;
/** The server closes a connection that is silent for 20 seconds, the site's proxy one that is silent for 30. */
const quietMs = 10_000;

/** The requests after a number, and then each new one. */
export async function* follow({
  listAfter,
  clock,
  after,
  seconds,
  ending,
}: FollowParts): AsyncGenerator<ServerSentEvent<RequestSummary>> {
  const now = () => clock.now().getTime();
  const end = now() + seconds * 1000;
  let last = after;
  let spoke = now();
  /* A proxy passes the head on with the first bytes after it. */
  yield { comment: 'The log follows.' };
  while (!ending.aborted) {
    for (const request of await listAfter(last)) {
      last = request.id;
      spoke = now();
      yield { id: String(last), data: request };
    }
    if (now() >= end) return;
    if (now() - spoke >= quietMs) {
      spoke = now();
      yield { comment: 'No new request.' };
    }
    await clock.wait(pollMs, ending);
  }
}
