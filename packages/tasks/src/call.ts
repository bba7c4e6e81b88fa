import { createHash } from 'node:crypto';
import type { Api } from '@sparring/contracts/api';
import type { RecordedMessage, RecordedRequest } from '@sparring/contracts/recorded-request';
import type { TaskRequest } from '@sparring/contracts/tasks/task';

/** The id of an endpoint. */
export type EndpointId = { [Noun in keyof Api]: keyof Api[Noun] & string }[keyof Api];

/** What the log does not show of a request. */
export interface CallFacts {
  /** The operationId; null if no endpoint has this path. */
  readonly endpoint: string | null;
  readonly problem: string | null;
  /** The first invalid field. */
  readonly pointer: string | null;
  /** Digests of the token that was sent, and of the one that the answer has. */
  readonly token: string | null;
  readonly issued: string | null;
  /** The kind of client. */
  readonly tool: string;
}

/** A request with its answer, in which the path has no key. */
export interface Call extends RecordedRequest, CallFacts {
  readonly workspace: number;
}

export const headerOf = ({ headers }: RecordedMessage, name: string): string | undefined =>
  headers.find((header) => header.name.toLowerCase() === name.toLowerCase())?.value;

/** The members of a JSON body that the log holds as a whole; none if it is no JSON object. */
export const membersOf = ({ body }: RecordedMessage): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = body?.complete ? JSON.parse(body.text) : undefined;
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

export const textOf = ({ body }: RecordedMessage): string => body?.text ?? '';

const urlOf = (path: string): URL | undefined => URL.parse(`http://any.test/${path}`) ?? undefined;

export const queryOf = (path: string): URLSearchParams =>
  urlOf(path)?.searchParams ?? new URLSearchParams();

/** Stands for a text that is too long to be kept. */
export const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 12);

/** The path without a key and without its query. */
export const resourceOf = (path: string): string =>
  path.replace(/^\/w\/[^/?]*/, '').replace(/[?#].*/s, '');

/** The last part of a path: the id of a book. */
export const idIn = (path: string): string =>
  resourceOf(path).replace(/\/+$/, '').split('/').at(-1)!.toLowerCase();

export const beginOf = ({ time }: Call): number => Date.parse(time);
export const endOf = (call: Call): number => beginOf(call) + call.milliseconds;

/** Whether a call is one of these. HEAD has the endpoint of GET, and reads nothing. */
export const isOneOf = (on: readonly EndpointId[], { endpoint, method }: Call): boolean =>
  method !== 'HEAD' && on.includes(endpoint as EndpointId);

export const isSuccess = ({ status }: Call): boolean =>
  status !== null && status >= 200 && status < 300;

/** What a proof keeps of a call. */
export const shownCall = ({ id, time, method, path, status }: Call): TaskRequest => ({
  id,
  time,
  method,
  path: path.slice(0, 300),
  status,
});
