import type { ClientRequest, ServerResponse } from 'node:http';
import type { HeaderValues } from '../refusal.ts';
import type { RequestContext } from '../request/context.ts';
import { constantHeaders } from './constant-headers.ts';

type Request = Pick<RequestContext, 'id' | 'workspace'> & {
  readonly trace: Pick<RequestContext['trace'], 'showsOrigin' | 'choosesType'>;
};

/** The headers of the request. */
export const requestHeaders = (
  { id, workspace }: Pick<Request, 'id' | 'workspace'>,
  vary = 'X-Workspace',
): readonly (readonly [string, string])[] => [
  ['X-Request-Id', id],
  ['X-Workspace', workspace],
  ['Vary', vary],
];

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

/** Writes the head of an answer: its own headers, those of its request, and the constant ones. */
export const writeHead = (
  response: ServerResponse,
  request: Request,
  status: number,
  own: HeaderValues,
): void => {
  const vary = varyOf(request.trace, response.getHeader('Vary'), own['Vary']);
  for (const name in own) response.setHeader(name, own[name]!);
  for (const [name, value] of requestHeaders(request, vary)) response.setHeader(name, value);
  for (const [name, value] of constantHeaders) if (!(name in own)) response.setHeader(name, value);
  /* Node would add it, but not show it to the log. */
  if (!('Date' in own)) response.setHeader('Date', new Date().toUTCString());
  response.writeHead(status);
};

/** The types of Node know its method of requests only. */
type WithRawNames = ServerResponse & Pick<ClientRequest, 'getRawHeaderNames'>;

/** The headers of an answer that was sent, in their order, without those of the connection, which Node adds. */
export const sentHeaders = (response: ServerResponse): { name: string; value: string }[] => {
  if (!response.headersSent) return [];
  const lines = (name: string) =>
    [response.getHeader(name) ?? []].flat().map((value) => ({ name, value: String(value) }));
  return (response as WithRawNames).getRawHeaderNames().flatMap(lines);
};
