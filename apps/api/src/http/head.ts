import type { ClientRequest, ServerResponse } from 'node:http';
import type { HeaderValues } from '../refusal.ts';
import type { RequestContext } from '../request/context.ts';
import { constantHeaders } from './constant-headers.ts';

type Request = Pick<RequestContext, 'id' | 'workspace'> & {
  readonly trace: Pick<RequestContext['trace'], 'showsOrigin' | 'head'>;
};

/** The headers of the request. */
export const requestHeaders = ({
  id,
  workspace,
}: Pick<Request, 'id' | 'workspace'>): readonly (readonly [string, string])[] => [
  ['X-Request-Id', id],
  ['X-Workspace', workspace],
  ['Vary', 'X-Workspace'],
];

const originHeaders = 'X-Forwarded-Host, X-Forwarded-Proto';

const varying = (...parts: readonly (HeaderValues[string] | number | undefined)[]): string =>
  ['X-Workspace', ...parts.flatMap((part) => part ?? [])].join(', ');

/** Names and values in turn, which Node writes at once: it would keep and check each of them one by one otherwise. */
type Head = NonNullable<RequestContext['trace']['head']>;

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
  const vary = isPlain ? 'X-Workspace' : varying(before, own['Vary'], ofOrigin);
  const head: Head = [];
  for (const name in own) if (name !== 'Vary') head.push(name, own[name]!);
  head.push('X-Request-Id', request.id, 'X-Workspace', request.workspace, 'Vary', vary);
  for (const [name, value] of constantHeaders) if (!(name in own)) head.push(name, value);
  /* Node would add it, but not show it to the log. */
  if (!('Date' in own)) head.push('Date', new Date().toUTCString());
  request.trace.head = head;
  response.writeHead(status, head);
};

/** The types of Node know its method of requests only. */
type WithRawNames = ServerResponse & Pick<ClientRequest, 'getRawHeaderNames'>;

interface Line {
  readonly name: string;
  readonly value: string;
}

const linesOf = (name: string, values: Head[number]): Line[] =>
  [values].flat().map((value) => ({ name, value }));

/** The headers of an answer that was sent, in their order, without those of the connection, which Node adds. */
export const sentHeaders = (
  response: ServerResponse,
  { head = [] }: Pick<RequestContext['trace'], 'head'>,
): Line[] => {
  if (!response.headersSent) return [];
  /* Node keeps all headers if `cors` had set some before. */
  const kept = (response as WithRawNames).getRawHeaderNames();
  if (kept.length > 0)
    return kept.flatMap((name) =>
      linesOf(name, [response.getHeader(name) ?? []].flat().map(String)),
    );
  return head.flatMap((name, at) => (at % 2 === 0 ? linesOf(String(name), head[at + 1]!) : []));
};
