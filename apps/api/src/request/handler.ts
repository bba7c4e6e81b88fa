import type { z } from 'zod';
import type { Endpoint, EndpointGroup } from '@sparring/contracts/endpoint';
import type {
  FileReply,
  JsonReply,
  PageReply,
  SocketReply,
  StreamReply,
  TextReply,
} from '@sparring/contracts/reply';
import type { SchemeName, Security } from '@sparring/contracts/security';
import type { StreamItem } from '@sparring/contracts/stream';
import type { Proofs } from './proof.ts';
import type { Saved, WorkspaceContext } from './workspace-context.ts';
import type { Talk } from './answer.ts';
import type { Written } from './written.ts';

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What the credentials of a call prove; it can be undefined if they are optional. */
type ProofFor<S> =
  S extends Security<infer Scheme extends SchemeName, infer Required>
    ? Proofs[Scheme] | (Required extends true ? never : undefined)
    : never;

/** Makes the addresses that an answer names. */
export interface UrlBuilder {
  /** Adds the base path, and the /w/ prefix if the client uses one, to a path of the contracts. */
  readonly href: (path: string) => string;
  /** Returns the scheme, host and port at which the client reaches the API. */
  readonly origin: () => string;
}

/** The parameter of a handler: the request, parsed by the schemas of the endpoint. */
export interface Call<E extends Endpoint> extends WorkspaceContext, UrlBuilder {
  /** The base path of the request, such as /v1/practice. */
  readonly base: string;
  /** The bytes of the body. */
  readonly bytes: () => Buffer;
  /** Returns a header of the request. */
  readonly header: (name: string) => string | undefined;
  /** Aborts when the client disconnects before the answer. */
  readonly gone: () => AbortSignal;
  /** Resolves when the handler may start; undefined if it may start at once. */
  readonly beforeHandler: (() => Promise<void>) | undefined;
  readonly saved: Saved;
  /** The media type of the answer that the client prefers; undefined if the endpoint has only one. */
  readonly mediaType: string | undefined;
  readonly proof: ProofFor<NonNullable<E['security']>>;
  readonly params: Parsed<NonNullable<E['params']>>;
  readonly query: Parsed<NonNullable<E['query']>>;
  readonly body: Parsed<NonNullable<E['body']>>;
}

/** The JSON value or what is written instead, the URL of a file, the text of a page or of another type, the items of a stream, or what is done with a WebSocket; undefined for an empty reply. */
type BodyOf<Documented> =
  Documented extends JsonReply<infer Body>
    ? z.input<Body> | Written
    : Documented extends StreamReply<infer Format, infer Data>
      ? AsyncIterable<StreamItem<Format, z.input<Data>>>
      : Documented extends FileReply
        ? URL
        : Documented extends PageReply | TextReply
          ? string
          : Documented extends SocketReply
            ? Talk
            : undefined;

/** The return value of a handler: one of the documented replies. */
export type Reply<E extends Endpoint> = {
  [Status in keyof E['replies'] & number]: {
    readonly status: Status;
    readonly body: BodyOf<E['replies'][Status]>;
    readonly headers?: Readonly<Record<string, string>>;
  };
}[keyof E['replies'] & number];

/** Makes an answer: `reply(201, book, { Location })`. */
export const reply = <const Status extends number, Body>(
  status: Status,
  body: Body,
  headers: Readonly<Record<string, string>> = {},
) => ({ status, body, headers });

export type Handler<E extends Endpoint> = (call: Call<E>) => Reply<E> | Promise<Reply<E>>;

/** One handler for every endpoint of a group. A missing handler is a compile error. */
export type Handlers<Group extends EndpointGroup> = {
  readonly [Id in keyof Group]: Handler<Group[Id]>;
};

export type AllHandlers<Table extends Readonly<Record<string, EndpointGroup>>> = {
  readonly [Noun in keyof Table]: Handlers<Table[Noun]>;
};
