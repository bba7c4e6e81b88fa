import type { ServerResponse } from 'node:http';
import type { HeaderValues } from '../refusal.ts';
import type { RequestContext } from '../request/context.ts';
import { constantHeaders } from './constant-headers.ts';

/** The property in which Node keeps the head of a response until it is sent. See docs/decisions/0117. */
const nodeHead = '_header';

interface WithHead {
  [nodeHead]: string | null;
}

const linesOf = (headers: typeof constantHeaders): string =>
  headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');

const allLines = linesOf(constantHeaders);

/** The constant lines, without those of which the answer has its own. */
const constantLines = (own: HeaderValues): string =>
  constantHeaders.some(([name]) => name in own)
    ? linesOf(constantHeaders.filter(([name]) => !(name in own)))
    : allLines;

type Request = Pick<RequestContext, 'id' | 'workspace'> & {
  readonly trace: Pick<RequestContext['trace'], 'showsOrigin'>;
};

const originHeaders = 'X-Forwarded-Host, X-Forwarded-Proto';

const varying = (...parts: readonly (HeaderValues[string] | number | undefined)[]): string =>
  ['X-Workspace', ...parts.flatMap((part) => part ?? [])].join(', ');

/** The headers of the request. */
export const requestHeaders = (
  { id, workspace }: Pick<Request, 'id' | 'workspace'>,
  vary = 'X-Workspace',
): readonly [string, string, string] => [
  `X-Request-Id: ${id}`,
  `X-Workspace: ${workspace}`,
  `Vary: ${vary}`,
];

/**
 * Writes the head of an answer: its own headers, those of its request, and the constant ones. Node does not
 * check the latter again, because an id and the name of a workspace have no character that a header cannot have.
 */
export const writeHead = (
  response: ServerResponse,
  request: Request,
  status: number,
  own: HeaderValues,
): void => {
  const before = response.getHeader('Vary');
  const { Vary } = own;
  const ofOrigin = request.trace.showsOrigin && originHeaders;
  const vary =
    (before ?? Vary ?? ofOrigin) === undefined ? undefined : varying(before, Vary, ofOrigin);
  for (const name in own) if (name !== 'Vary') response.setHeader(name, own[name]!);
  if (before !== undefined) response.removeHeader('Vary');
  response.writeHead(status);
  const node = response as unknown as WithHead;
  const lines = `${requestHeaders(request, vary).join('\r\n')}\r\n${constantLines(own)}`;
  node[nodeHead] = `${node[nodeHead]!.slice(0, -2)}${lines}\r\n`;
};

/** The headers of an answer as they were sent, in their order; none before the head is sent. */
export const sentHeaders = (response: ServerResponse): { name: string; value: string }[] => {
  const head = (response as unknown as WithHead)[nodeHead] ?? '';
  return Array.from(head.matchAll(/^([^:\r\n]+): ?(.*)\r$/gm), ([, name, value]) => ({
    name: name!,
    value: value!,
  }));
};
