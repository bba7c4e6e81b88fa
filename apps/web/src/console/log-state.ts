import { logSize, type RequestSummary } from '@sparring/contracts/recorded-request';

export interface LogState {
  /** The newest first. */
  readonly requests: readonly RequestSummary[];
  /** While the list is paused: the id of the newest request that it shows. */
  readonly pausedAt: number | undefined;
}

export type LogEvent =
  | { readonly kind: 'begin' }
  | { readonly kind: 'request'; readonly request: RequestSummary }
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  | { readonly kind: 'clear' };

export const emptyLog: LogState = { requests: [], pausedAt: undefined };

/** A stream that begins again sends requests that the list already has. */
const added = (requests: LogState['requests'], request: RequestSummary) =>
  requests.some(({ id }) => id === request.id)
    ? requests
    : [request, ...requests].toSorted((one, other) => other.id - one.id).slice(0, logSize);

export const logAfter = (state: LogState, event: LogEvent): LogState => {
  switch (event.kind) {
    case 'begin':
      return emptyLog;
    case 'request':
      return { ...state, requests: added(state.requests, event.request) };
    case 'pause':
      return { ...state, pausedAt: state.requests[0]?.id ?? 0 };
    case 'resume':
      return { ...state, pausedAt: undefined };
    default:
      return { ...state, requests: [] };
  }
};

/** The requests that the list shows. */
export const shownIn = ({ requests, pausedAt }: LogState): readonly RequestSummary[] =>
  pausedAt === undefined ? requests : requests.filter(({ id }) => id <= pausedAt);
