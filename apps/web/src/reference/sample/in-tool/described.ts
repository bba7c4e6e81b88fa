import { formatOfType, type Endpoint } from '@sparring/contracts/endpoint';
import { answeredBy } from '@sparring/contracts/print/samples';
import { exampleIn } from '../../../practice/call/draft.ts';
import { expectedReply } from '../sample-of.ts';

/** The documented example as a test sees it: a request, and the status of its response. */
export interface DescribedCall {
  /** The id of the endpoint. */
  readonly id: string;
  readonly title: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body | undefined;
  readonly status: number;
}

export type Body =
  | { readonly format: 'json'; readonly value: unknown }
  | { readonly format: 'form'; readonly value: Readonly<Record<string, string>> }
  | { readonly format: 'csv'; readonly value: string };

/** Undefined for what no test here is written for: files to upload, streams, sockets, and secrets that a client computes. */
export const describeCall = (
  id: string,
  endpoint: Endpoint,
  base: string,
): DescribedCall | undefined => {
  const { status, reply } = expectedReply(endpoint);
  const { method, url, headers, body, curl } = exampleIn(endpoint, base);
  const format = formatOfType(headers['Content-Type']);
  const isLive = ['stream', 'socket'].includes(answeredBy(reply));
  if (isLive || curl !== undefined || (body !== undefined && format === 'multipart')) {
    return undefined;
  }
  return {
    id,
    title: `${endpoint.method} ${endpoint.path} replies ${status}`,
    method,
    url,
    headers,
    body: body === undefined ? undefined : ({ format, value: body } as Body),
    status: Number(status),
  };
};

/** Without the type that the tool sets itself. */
export const headersToWrite = ({ headers, body }: DescribedCall): Record<string, string> => {
  const { 'Content-Type': type, ...others } = headers;
  const isImplied = body?.format === 'form' || type === 'application/json';
  return type === undefined || isImplied ? others : { ...others, 'Content-Type': type };
};

export const isRedirect = ({ status }: DescribedCall): boolean => status >= 300 && status < 400;

export const isEmpty = (headers: Readonly<Record<string, string>>): boolean =>
  Object.keys(headers).length === 0;
