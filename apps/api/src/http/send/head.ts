import type { ClientRequest, ServerResponse } from 'node:http';
import type { HeaderValues } from '../../problem/refusal.ts';
import type { RequestContext } from '../../request/context.ts';
import type { Head } from '../../request/trace.ts';
import { constantHeaders } from './constant-headers.ts';
import { httpDate } from './http-date.ts';

type Request = Pick<RequestContext, 'id' | 'workspace'> & {
  readonly trace: Pick<RequestContext['trace'], 'showsOrigin' | 'choosesType' | 'head'>;
};

/** The headers of the request. */
export const requestHeaders = (
  { id, workspace }: Pick<Request, 'id' | 'workspace'>,
  vary = 'X-Workspace',
): Head => ['X-Request-Id', id, 'X-Workspace', workspace, 'Vary', vary];

const originHeaders = 'X-Forwarded-Host, X-Forwarded-Proto';

/** The request headers on which the answer depends: caches must know. */
const varyOf = (
  { showsOrigin, choosesType }: Request['trace'],
  ...others: readonly (HeaderValues[string] | number | undefined)[]
): string => {
  let vary = 'X-Workspace';
  for (const other of others) if (other !== undefined) vary += `, ${String(other)}`;
  if (choosesType) vary += ', Accept';
  if (showsOrigin) vary += `, ${originHeaders}`;
  return vary;
};

/** The types of Node know its method of requests only. */
type WithRawNames = ServerResponse & Pick<ClientRequest, 'getRawHeaderNames'>;

/**
 * Writes the head of an answer: those headers that a middleware has set, its own, those of its request, and the
 * constant ones. A header whose value is an empty list is not sent. Node writes a list in less time than headers that
 * are set one by one.
 */
export const writeHead = (
  response: ServerResponse,
  request: Request,
  status: number,
  own: HeaderValues,
  length?: number,
): void => {
  const given = (response as WithRawNames).getRawHeaderNames();
  const vary = varyOf(request.trace, response.getHeader('Vary'), own['Vary']);
  const head = requestHeaders(request, vary);
  if (length !== undefined) head.push('Content-Length', length);
  for (const name in own) if (name !== 'Vary') head.push(name, own[name]!);
  for (const name of given)
    if (!(name in own) && name !== 'Vary') head.push(name, response.getHeader(name)!);
  for (const [name, value] of constantHeaders)
    if (!(name in own) && !given.includes(name)) head.push(name, value);
  /* Node would add it, but not show it to the log. */
  if (!('Date' in own)) head.push('Date', httpDate(Date.now()));
  request.trace.head = head;
  response.writeHead(status, head);
};

/** The lines of a head, in their order, without those of the connection, which Node adds. */
export const linesOf = (head: Head = []): { name: string; value: string }[] => {
  const lines = [];
  for (let at = 0; at < head.length; at += 2)
    for (const value of [head[at + 1]!].flat())
      lines.push({ name: String(head[at]), value: String(value) });
  return lines;
};
