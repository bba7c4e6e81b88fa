import type { z } from 'zod';
import type { Request, RequestHandler, Response, Router } from 'express';
import type { Endpoint, EndpointGroup, FileReply, JsonReply } from '@sparring/contracts/endpoint';
import { clientOf } from '@sparring/serving/per-address';
import type { World, WorldOf } from '../world.ts';
import { acceptPatch, jsonBody, requireAcceptable } from './negotiation.ts';
import { originOf } from './origin.ts';
import { sendDownload } from './send-file.ts';
import { sendJson } from './send-json.ts';
import { resource, type MethodHandlers } from './resource.ts';
import { validated } from './validation.ts';
import { prefixOf, workspaceOf } from './workspace.ts';

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a handler gets: the request, parsed by the endpoint's own schemas. */
export interface Call<E extends Endpoint> extends World {
  /** A number that stands for the address of whoever asks. */
  readonly from: () => number;
  /** Under which of the bases the client calls, for instance /v1/practice. */
  readonly base: string;
  /** A path of the table as this client writes it: with its base and, when it uses one, its /w/ prefix. */
  readonly href: (path: string) => string;
  /** A header of the request, by its name. */
  readonly header: (name: string) => string | undefined;
  /** Aborts when the client goes away before the answer. */
  readonly gone: () => AbortSignal;
  readonly params: Parsed<NonNullable<E['params']>>;
  readonly query: Parsed<NonNullable<E['query']>>;
  readonly body: Parsed<NonNullable<E['body']>>;
}

/** JSON as its schema takes it; of a file, where it lies; otherwise nothing. */
type BodyOf<Reply> =
  Reply extends JsonReply<infer Body> ? z.input<Body> : Reply extends FileReply ? URL : undefined;

/** What a handler gives back: one of the documented replies, and nothing else. */
export type Answer<E extends Endpoint> = {
  [Status in keyof E['replies'] & number]: {
    readonly status: Status;
    readonly body: BodyOf<E['replies'][Status]>;
    readonly headers?: Readonly<Record<string, string>>;
  };
}[keyof E['replies'] & number];

/** An answer in one line: `answer(201, book, { Location })`. */
export const answer = <const Status extends number, Body>(
  status: Status,
  body: Body,
  headers: Readonly<Record<string, string>> = {},
) => ({ status, body, headers });

export type Handler<E extends Endpoint> = (call: Call<E>) => Answer<E> | Promise<Answer<E>>;

/** One handler for every endpoint of a group: a missing one does not compile. */
export type Handlers<Group extends EndpointGroup> = {
  readonly [Id in keyof Group]: Handler<Group[Id]>;
};

export type AllHandlers<Table extends Readonly<Record<string, EndpointGroup>>> = {
  readonly [Noun in keyof Table]: Handlers<Table[Noun]>;
};

/** Who closes its side while it is kept waiting has gone: most clients close both. */
const goneSignal = (response: Response): AbortSignal => {
  const gone = new AbortController();
  const { socket } = response.req;
  const leave = () => response.destroy();
  socket.once('end', leave);
  response.once('close', () => {
    socket.off('end', leave);
    gone.abort();
  });
  return gone.signal;
};

const call = (
  endpoint: Endpoint,
  request: Request,
  response: Response,
  worldOf: WorldOf,
): Call<Endpoint> => {
  const from = () => originOf(clientOf(request));
  const { workspace, clock, chance } = worldOf(workspaceOf(response), from);
  return {
    workspace,
    clock,
    chance,
    from,
    base: request.baseUrl,
    href: (path) => prefixOf(response) + request.baseUrl + path,
    header: (name) => request.get(name),
    gone: () => goneSignal(response),
    params: endpoint.params && validated(endpoint.params, request.params, 'path'),
    query: endpoint.query && validated(endpoint.query, request.query, 'query string'),
    body: endpoint.body && validated(endpoint.body, request.body, 'body'),
  } as Call<Endpoint>;
};

const mediaType = ({ replies }: Endpoint): string => {
  const file = Object.values(replies).find(({ kind }) => kind === 'file');
  return file?.kind === 'file' ? file.mediaType : 'application/json';
};

const chain = (
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  worldOf: WorldOf,
): RequestHandler[] => {
  const type = mediaType(endpoint);
  const send: RequestHandler = async (request, response) => {
    requireAcceptable(request, type);
    const {
      status,
      body,
      headers = {},
    } = await handler(call(endpoint, request, response, worldOf));
    response.statusCode = status;
    for (const name of Object.keys(headers)) response.setHeader(name, headers[name]!);
    if (body === undefined) response.end();
    else if (body instanceof URL) sendDownload(response, body, type);
    else sendJson(response, body);
  };
  return endpoint.body ? [...jsonBody(endpoint), send] : [send];
};

/** What the compiler has checked one by one, the loop below takes as one kind. */
type AnyHandlers = Readonly<Record<string, Readonly<Record<string, Handler<Endpoint>>>>>;

const expressPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Puts every endpoint of the table on the router, with its methods, its validation and its errors. */
export const implement = <Table extends Readonly<Record<string, EndpointGroup>>>(
  router: Router,
  table: Table,
  handlers: AllHandlers<Table>,
  worldOf: WorldOf,
): Router => {
  const operations = Object.entries(table).flatMap(([noun, group]) =>
    Object.entries(group).map(([id, endpoint]) => {
      const handler = (handlers as unknown as AnyHandlers)[noun]?.[id];
      if (!handler) throw new Error(`No handler implements ${noun}.${id}.`);
      return { endpoint, handler };
    }),
  );
  for (const [path, ofPath] of Map.groupBy(operations, ({ endpoint }) => endpoint.path)) {
    const methods = ofPath.map(({ endpoint, handler }) => [
      endpoint.method,
      chain(endpoint, handler, worldOf),
    ]);
    const described = ofPath.map(({ endpoint }) => acceptPatch(endpoint));
    const handlersOfPath = Object.fromEntries(methods) as MethodHandlers;
    resource(router, expressPath(path), handlersOfPath, Object.assign({}, ...described));
  }
  return router;
};
