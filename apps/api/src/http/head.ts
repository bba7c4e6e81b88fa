import type { ClientRequest, ServerResponse } from 'node:http';
import type { HeaderValues } from '../refusal.ts';
import type { RequestContext } from '../request/context.ts';
import { constantHeaders } from './constant-headers.ts';

type Request = Pick<RequestContext, 'id' | 'workspace'> & {
  readonly trace: Pick<RequestContext['trace'], 'showsOrigin'>;
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

const varying = (...parts: readonly (HeaderValues[string] | number | undefined)[]): string =>
  ['X-Workspace', ...parts.flatMap((part) => part ?? [])].join(', ');

/** Writes the head of an answer: its own headers, those of its request, and the constant ones. */
export const writeHead = (
  response: ServerResponse,
  request: Request,
  status: number,
  own: HeaderValues,
): void => {
  const before = response.getHeader('Vary');
  const ofOrigin = request.trace.showsOrigin ? originHeaders : undefined;
  const isPlain = (before ?? own['Vary'] ?? ofOrigin) === undefined;
  const vary = isPlain ? undefined : varying(before, own['Vary'], ofOrigin);
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
