import type { RecordedMessage, RecordedRequest } from '@sparring/contracts/recorded-request';
import type { Log } from './rule.ts';

export const headerOf = ({ headers }: RecordedMessage, name: string): string | undefined =>
  headers.find((header) => header.name.toLowerCase() === name.toLowerCase())?.value;

const urlOf = (path: string): URL => new URL(path.replace(/^\/\/+/, '/'), 'http://any.test');

/** The path without the prefix of the workspace and without the query. */
export const resourceOf = (path: string): string =>
  urlOf(path).pathname.replace(/^\/w\/[^/]+(?=\/|$)/, '');

export const queryOf = (path: string): URLSearchParams => urlOf(path).searchParams;

export const startOf = ({ time }: RecordedRequest): number => Date.parse(time);
export const endOf = (record: RecordedRequest): number => startOf(record) + record.milliseconds;

/** The header Date has whole seconds, and is set before the end of the answer. */
const dateTolerance = 2000;

/** The time of the answer by the clock of the workspace; undefined if that is the clock of the server. */
export const workspaceTimeOf = (record: RecordedRequest): number | undefined => {
  const date = Date.parse(headerOf(record.answer, 'Date') ?? '');
  return Math.abs(date - endOf(record)) > dateTolerance ? date : undefined;
};

export const isSuccess = ({ status }: RecordedRequest): boolean =>
  status !== null && status >= 200 && status < 300;

export const isClientError = ({ status }: RecordedRequest): boolean =>
  status !== null && status >= 400 && status < 500;

/** Whether the server failed, or the client cannot know the outcome. */
export const isFailure = ({ status, ending }: RecordedRequest): boolean =>
  status === null || status >= 500 || ending !== 'complete';

/** Whether two requests have the same method, path and body. */
export const isSameRequest = (one: RecordedRequest, other: RecordedRequest): boolean =>
  one.method === other.method &&
  one.path === other.path &&
  one.request.body?.text === other.request.body?.text;

/** The requests after this one. */
export const requestsAfter = (log: Log, { id }: RecordedRequest): Log =>
  log.filter((other) => other.id > id);

/** The next request with the same method, path and body. */
export const nextSame = (log: Log, record: RecordedRequest): RecordedRequest | undefined =>
  requestsAfter(log, record).find((other) => isSameRequest(record, other));

/** The requests of each resource and method. */
export const byResource = (log: Log, method: string): readonly Log[] => [
  ...Map.groupBy(
    log.filter((record) => record.method === method),
    ({ path }) => path,
  ).values(),
];

/** Each request with the one before it. */
export const pairs = (log: Log): readonly (readonly [RecordedRequest, RecordedRequest])[] =>
  log.slice(1).map((record, index) => [log[index]!, record] as const);
