import type { Endpoint } from '@sparring/contracts/endpoint';
import { formatsOf, jsonTypesOf, mediaTypeOf, type Reply } from '@sparring/contracts/reply';
import { streamFormats } from '@sparring/contracts/stream';
import type { Answer, Talk, Piece } from '../../request/answer.ts';
import type { RequestContext } from '../../request/context.ts';
import type { HandlerResult } from '../../request/workspace-context.ts';
import { downloadAnswer } from './file-answer.ts';
import { jsonAnswer } from './json-answer.ts';
import { requireUpgrade } from './open-socket.ts';
import { Written } from '../../request/written.ts';
import { CutOff } from '../../request/cut-off.ts';

const halfOf = (text: string): string => text.slice(0, text.length / 2);

/** The text of each item of a stream. If the stream is broken off within an item, half of its text. */
async function* piecesOf(
  items: AsyncIterable<unknown>,
  textOf: (item: unknown) => string,
): AsyncGenerator<Piece> {
  try {
    for await (const item of items) yield textOf(item);
  } catch (error) {
    if (error instanceof CutOff && error.item !== undefined) yield halfOf(textOf(error.item));
    throw error;
  }
}

const typesOf = (reply: Reply): readonly string[] => {
  if (reply.kind === 'json') return [...jsonTypesOf(reply), ...formatsOf(reply).keys()];
  const type = mediaTypeOf(reply);
  return type === undefined ? [] : [type];
};

/** The media types of an endpoint's answers. */
export const answeredTypes = ({ replies }: Endpoint): readonly [string, ...string[]] => {
  const [first = 'application/json', ...others] =
    Object.values(replies)
      .map(typesOf)
      .find(({ length }) => length > 0) ?? [];
  return [first, ...others];
};

interface AnswerInput {
  readonly result: HandlerResult;
  readonly context: RequestContext;
  /** The one that the client prefers. */
  readonly mediaType: string;
}

type AnswerOf<Kind extends Reply['kind']> = (
  reply: Extract<Reply, { readonly kind: Kind }>,
  input: AnswerInput,
) => Answer;

const textAnswer = ({ status, headers, body }: HandlerResult, type: string): Answer => ({
  status,
  headers: { ...headers, 'Content-Type': type },
  body: body as string,
});

/** How a handler's answer becomes one of each kind. */
const byKind: { readonly [Kind in Reply['kind']]: AnswerOf<Kind> } = {
  json: (reply, { result, mediaType }) => {
    const { status, headers, body } = result;
    if (body instanceof Written)
      return textAnswer(
        { ...result, body: body.text },
        formatsOf(reply).get(mediaType)!.contentType,
      );
    return jsonAnswer(body, {
      status,
      ...(headers && { headers }),
      ...(reply.mediaTypes && { mediaType: `${mediaType}; charset=utf-8` }),
    });
  },
  page: (_, { result }) => textAnswer(result, 'text/html; charset=utf-8'),
  text: ({ contentType }, { result }) => textAnswer(result, contentType),
  file: ({ mediaType }, { result, context }) =>
    downloadAnswer(context.request, result.body as URL, mediaType),
  stream: ({ format }, { result: { status, headers, body } }) => {
    const { mediaType, textOf } = streamFormats[format];
    const ofStream = {
      'Content-Type': mediaType,
      'Cache-Control': 'no-store',
      /* A reverse proxy such as nginx passes each item on at once. */
      'X-Accel-Buffering': 'no',
    };
    const pieces = piecesOf(body as AsyncIterable<unknown>, textOf);
    return { status, headers: { ...headers, ...ofStream }, body: { pieces } };
  },
  socket: (_, { result: { status, headers = {}, body }, context }) => {
    requireUpgrade(context);
    return { status, headers, body: { talk: body as Talk } };
  },
  empty: (_, { result: { status, headers = {} } }) => ({ status, headers, body: '' }),
};

/** The answer that a handler gives, as the documented reply of its status. */
export const answerOf = ({ replies }: Endpoint, input: AnswerInput): Answer => {
  const reply = replies[input.result.status]!;
  return (byKind[reply.kind] as AnswerOf<Reply['kind']>)(reply, input);
};
