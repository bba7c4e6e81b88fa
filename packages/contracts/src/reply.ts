import type { z } from 'zod';
import { streamFormats, type StreamFormat, type StreamItem } from './stream.ts';

interface ReplyText {
  readonly description: string;
  /** The headers of the answer, with their descriptions. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Another format of a JSON answer, for clients that prefer its media type. */
export interface TextFormat {
  /** The media type with its parameters. */
  readonly contentType: string;
  readonly example: string;
}

/** A JSON answer: the schema of its body and an example. */
export interface JsonReply<Body extends z.ZodType = z.ZodType> extends ReplyText {
  readonly kind: 'json';
  readonly body: Body;
  readonly example: z.input<Body>;
  /** The media types that a client can choose from by Accept, the default first; application/json if left out. */
  readonly mediaTypes?: readonly [string, ...string[]];
  /** What the handler can write instead of JSON. */
  readonly formats?: readonly TextFormat[];
}

/** The bytes of a file. */
export interface FileReply extends ReplyText {
  readonly kind: 'file';
  readonly mediaType: string;
}

/** Text of another type than JSON, such as CSV. */
export interface TextReply extends ReplyText {
  readonly kind: 'text';
  /** The media type with its parameters. */
  readonly contentType: string;
  readonly example: string;
}

/** An answer without a body, such as 304. */
export interface EmptyReply extends ReplyText {
  readonly kind: 'empty';
}

/** An HTML page. */
export interface PageReply extends ReplyText {
  readonly kind: 'page';
}

/** Items that the server sends one after the other, until it ends the answer or the client disconnects. */
export interface StreamReply<
  Format extends StreamFormat = StreamFormat,
  Data extends z.ZodType = z.ZodType,
> extends ReplyText {
  readonly kind: 'stream';
  readonly format: Format;
  /** The data of an item. */
  readonly data: Data;
  /** The beginning of a stream. */
  readonly example: readonly StreamItem<Format, z.input<Data>>[];
}

/** A message of a conversation, as the client sees it. */
export type Said<Sent, Received> = { readonly sent: Sent } | { readonly received: Received };

/** The connection becomes a WebSocket, with JSON messages in both directions. */
export interface SocketReply<
  Sent extends z.ZodType = z.ZodType,
  Received extends z.ZodType = z.ZodType,
> extends ReplyText {
  readonly kind: 'socket';
  /** What the client sends. */
  readonly sent: Sent;
  readonly received: Received;
  /** The beginning of a conversation. */
  readonly example: readonly Said<z.input<Sent>, z.input<Received>>[];
}

/** One documented success. */
export type Reply =
  | JsonReply
  | FileReply
  | TextReply
  | EmptyReply
  | PageReply
  | StreamReply
  | SocketReply;

/** A JSON reply. The compiler checks the example against the schema. */
export const reply = <Body extends z.ZodType>(
  body: Body,
  text: ReplyText & Pick<JsonReply<Body>, 'example' | 'mediaTypes' | 'formats'>,
): JsonReply<Body> => ({ kind: 'json', body, ...text });

export const fileReply = (mediaType: string, text: ReplyText): FileReply => ({
  kind: 'file',
  mediaType,
  ...text,
});

export const textReply = (
  contentType: string,
  text: ReplyText & { readonly example: string },
): TextReply => ({ kind: 'text', contentType, ...text });

export const emptyReply = (text: ReplyText): EmptyReply => ({ kind: 'empty', ...text });

export const pageReply = (text: ReplyText): PageReply => ({ kind: 'page', ...text });

/** Server-sent events, or lines of JSON. */
export const streamReply = <Format extends StreamFormat, Data extends z.ZodType>(
  format: Format,
  data: Data,
  text: ReplyText & { readonly example: readonly StreamItem<Format, z.input<Data>>[] },
): StreamReply<Format, Data> => ({ kind: 'stream', format, data, ...text });

export const socketReply = <Sent extends z.ZodType, Received extends z.ZodType>(
  sent: Sent,
  received: Received,
  text: ReplyText & Pick<SocketReply<Sent, Received>, 'example'>,
): SocketReply<Sent, Received> => ({ kind: 'socket', sent, received, ...text });

/** The media types of a JSON reply. */
export const jsonTypesOf = ({
  mediaTypes = ['application/json'],
}: JsonReply): readonly [string, ...string[]] => mediaTypes;

const withoutParameters = (contentType: string): string => contentType.replace(/;.*/s, '');

/** The formats of a JSON reply, by media type. */
export const formatsOf = ({ formats = [] }: JsonReply): ReadonlyMap<string, TextFormat> =>
  new Map(formats.map((format) => [withoutParameters(format.contentType), format]));

/** The media type of a reply, if the client does not choose; undefined when it has no body. */
export const mediaTypeOf = (of: Reply): string | undefined => {
  if (of.kind === 'json') return jsonTypesOf(of)[0];
  if (of.kind === 'file') return of.mediaType;
  if (of.kind === 'text') return withoutParameters(of.contentType);
  if (of.kind === 'page') return 'text/html';
  return of.kind === 'stream' ? streamFormats[of.format].mediaType : undefined;
};

/** `>` stands before what the client sends, `<` before what it receives. */
const saidText = (said: Said<unknown, unknown>): string =>
  'sent' in said ? `> ${JSON.stringify(said.sent)}` : `< ${JSON.stringify(said.received)}`;

/** The example of a reply as the client receives it; undefined for files, pages and empty replies. */
export const exampleText = (of: Reply): string | undefined => {
  if (of.kind === 'socket') return of.example.map(saidText).join('\n');
  if (of.kind === 'json') return JSON.stringify(of.example, null, 2);
  if (of.kind === 'text') return of.example;
  return of.kind === 'stream'
    ? of.example.map(streamFormats[of.format].textOf).join('')
    : undefined;
};
