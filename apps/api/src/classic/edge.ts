import type { Request } from 'express';
import { replayedHeader } from '@sparring/contracts/idempotency';
import { bases } from '@sparring/contracts/paths';
import type { Documents } from '../documents/documents.ts';
import { textOf } from '../http/read/body-text.ts';
import type { FrontParts } from '../http/endpoint/front.ts';
import { jsonAnswer } from '../http/send/json-answer.ts';
import { bytesOf } from '../http/read/read-body.ts';
import { HttpProblem } from '../problem/refusal.ts';
import { isPiece, withHeaders, type Answer, type Body } from '../request/answer.ts';
import type { RequestContext } from '../request/context.ts';
import { sentFields, shownFields, type Fields, type Sent } from './fields.ts';
import { keptFields, requireShort, type KeptFields } from './kept.ts';

const books = new RegExp(`^(?:${bases.join('|')})/books(?=[/?#]|$)`);
const reset = new RegExp(`^(${bases.join('|')})/books/reset(?=[/?#]|$)`);

const requireKey = ({ method, headers }: RequestContext['request']): void => {
  if (method === 'OPTIONS' || headers['x-api-key']) return;
  throw new HttpProblem(
    'missing-credentials',
    'With X-Student-Id, books require the header x-api-key. Any key will do.',
    { status: 403 },
  );
};

/** Undefined if it is no JSON: CSV, for example, or what a fault has cut off. */
const jsonIn = (body: Body): unknown => {
  try {
    return isPiece(body) ? JSON.parse(body.toString()) : undefined;
  } catch {
    return undefined;
  }
};

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** No valid book has a longer body. */
const longest = 20_000;

/** Undefined for a body that is no object in JSON: the API refuses it. */
const translated = (bytes: Buffer): { readonly bytes: Buffer; readonly sent: Sent } | undefined => {
  if (bytes.length > longest) return undefined;
  try {
    const value: unknown = JSON.parse(textOf(bytes, 'malformed-json'));
    if (!isObject(value)) return undefined;
    const sent = sentFields(value);
    JSON.stringify(sent.kept);
    return { sent, bytes: Buffer.from(JSON.stringify(sent.body)) };
  } catch {
    return undefined;
  }
};

/** Puts the API's own body in the place of the one that was sent. */
const translateBody = async (context: RequestContext): Promise<Sent | undefined> => {
  if (!/^(?:POST|PUT|PATCH)$/.test(context.request.method ?? '')) return undefined;
  const found = translated((await bytesOf(context)) ?? Buffer.alloc(0));
  if (!found) return undefined;
  requireShort(found.sent.kept);
  (context.request as Request).body = found.bytes;
  return found.sent;
};

const merged = ({ kept }: Sent, before: Fields | undefined, isPatch: boolean): Fields =>
  Object.fromEntries(
    Object.entries({ ...before, ...kept }).filter(([, value]) => !isPatch || value !== null),
  );

/** What is kept beside the book of an answer, after the write of the request. */
const keptBeside = async (
  kept: KeptFields,
  context: RequestContext,
  { status, headers }: Answer,
  { id, sent }: { readonly id: string; readonly sent: Sent | undefined },
): Promise<Fields | undefined> => {
  if (!sent || (status === 200 && Object.keys(sent.kept).length === 0))
    return (await kept.find(context))[id];
  const isPatch = context.request.method === 'PATCH';
  const isReplayed = replayedHeader in headers;
  const after = await kept.change(context, id, (before) =>
    isReplayed && before ? before : merged(sent, status === 201 ? undefined : before, isPatch),
  );
  /* A replayed answer is the first one, whatever has changed since. */
  return isReplayed ? sent.kept : after[id];
};

const isBook = (value: unknown): value is Fields & { readonly id: string } =>
  isObject(value) && typeof value['id'] === 'string';

const translatedAnswer = async (
  answer: Answer,
  context: RequestContext,
  kept: KeptFields,
  sent: Sent | undefined,
): Promise<Answer> => {
  const value = jsonIn(answer.body);
  if (Array.isArray(value)) {
    const all = await kept.find(context);
    return {
      ...answer,
      body: JSON.stringify(
        value.map((book: unknown) => (isBook(book) ? shownFields(book, all[book.id]) : book)),
      ),
    };
  }
  if (answer.problem || !isBook(value)) return answer;
  const { id } = value;
  const beside = await keptBeside(kept, context, answer, { id, sent });
  return { ...answer, body: JSON.stringify(shownFields(value, beside)) };
};

const withMessage = (answer: Answer): Answer => {
  const { Vary = [] } = answer.headers;
  const varied = withHeaders(answer, { Vary: ['X-Student-Id', Vary].flat().join(', ') });
  const problem = answer.problem && jsonIn(answer.body);
  if (!isObject(problem)) return varied;
  const message = answer.status === 403 ? 'Forbidden' : problem['error'];
  return { ...varied, body: JSON.stringify({ ...problem, message }) };
};

/**
 * Around the whole API, for requests with X-Student-Id: the JSON of December 2025. Nothing behind this edge knows it.
 */
export const classicEdge =
  (documents: Documents) =>
  ({ endpoints, changeAnswer, ...parts }: FrontParts): FrontParts => {
    const kept = keptFields(documents);

    const answerBooks = async (context: RequestContext): Promise<Answer | undefined> => {
      const { request } = context;
      const { url = '/' } = request;
      requireKey(request);
      request.url = url.replace(reset, '$1/workspace/reset');
      if (request.url !== url) {
        const answer = await endpoints(context);
        return answer?.status === 200
          ? jsonAnswer({ message: 'Books reset' }, { headers: answer.headers })
          : answer;
      }
      /* The ETag is that of the book without what is kept, so a copy may be out of date or of another profile. */
      if (/^(?:GET|HEAD)$/.test(request.method ?? '')) delete request.headers['if-none-match'];
      const sent = await translateBody(context);
      const answer = await endpoints(context);
      return answer && translatedAnswer(answer, context, kept, sent);
    };

    return {
      ...parts,
      endpoints: (context) =>
        (books.test(context.request.url ?? '')
          ? answerBooks(context)
          : endpoints(context)) as ReturnType<typeof endpoints>,
      changeAnswer: (answer, request) => {
        const shown = withMessage(answer);
        return changeAnswer ? changeAnswer(shown, request) : shown;
      },
    };
  };
