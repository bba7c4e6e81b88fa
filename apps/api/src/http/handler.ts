import type { z } from 'zod';
import type { Endpoint, EndpointGroup } from '@sparring/contracts/endpoint';
import type { FileReply, JsonReply, StreamReply } from '@sparring/contracts/reply';
import type { SchemeName, Security } from '@sparring/contracts/security';
import type { StreamItem } from '@sparring/contracts/stream';
import type { Proofs } from '../proof.ts';
import type { World } from '../world.ts';

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What the credentials of a call prove; nothing, where it may come without. */
type ProofFor<S> =
  S extends Security<infer Scheme extends SchemeName, infer Required>
    ? Proofs[Scheme] | (Required extends true ? never : undefined)
    : never;

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
  readonly proof: ProofFor<NonNullable<E['security']>>;
  readonly params: Parsed<NonNullable<E['params']>>;
  readonly query: Parsed<NonNullable<E['query']>>;
  readonly body: Parsed<NonNullable<E['body']>>;
}

/** JSON as its schema takes it; of a file, where it lies; of a stream, its items; otherwise nothing. */
type BodyOf<Reply> =
  Reply extends JsonReply<infer Body>
    ? z.input<Body>
    : Reply extends StreamReply<infer Format, infer Data>
      ? AsyncIterable<StreamItem<Format, z.input<Data>>>
      : Reply extends FileReply
        ? URL
        : undefined;

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
