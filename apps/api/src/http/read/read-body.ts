import express, { type Request } from 'express';
import { bodyFormat, type BodyFormat, type Endpoint } from '@sparring/contracts/endpoint';
import { HttpProblem } from '../../problem/refusal.ts';
import type { RequestContext } from '../../request/context.ts';
import { requireUtf8, textOf } from './body-text.ts';
import { whereJsonBreaks } from './json-place.ts';
import { requireType } from './negotiation.ts';
import { encodeIt, parametersIn } from './query.ts';
import { takeTurns } from './take-turns.ts';

/** The parsed body, and its bytes. */
export interface ReadBody {
  readonly value: unknown;
  readonly bytes?: Buffer | undefined;
}

const parse = express.raw({ limit: '100kb', type: () => true });

/** The bytes of a body; undefined if the request has none. What was put into `body` after the first call is returned by the next. */
export const bytesOf = async ({ request }: RequestContext): Promise<Buffer | undefined> => {
  await new Promise<void>((resolve, reject) => {
    parse(request, undefined as never, (error?: unknown) =>
      error === undefined ? resolve() : reject(error),
    );
  });
  return (request as Request).body as Buffer | undefined;
};

const jsonIn = (bytes: Buffer): unknown => {
  const text = textOf(bytes, 'malformed-json');
  /* An empty body is a common mistake of clients. The schema names what is missing. */
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    const detail = `The body is not valid JSON: ${whereJsonBreaks(text)}.`;
    throw new HttpProblem('malformed-json', detail);
  }
};

const formIn = (bytes: Buffer, { invalidBody = 'invalid-input' }: Endpoint): unknown => {
  const found = parametersIn(textOf(bytes, invalidBody));
  if (found) return found;
  throw new HttpProblem(invalidBody, `The body cannot be decoded. ${encodeIt}`);
};

type Read = (bytes: Buffer, endpoint: Endpoint) => unknown;

const readers: Record<Exclude<BodyFormat, 'multipart'>, Read> = {
  json: jsonIn,
  form: formIn,
  csv: (bytes) => textOf(bytes, 'malformed-csv'),
};

/** Larger bodies, whose number of bytes is above this one, are read in turns. */
const mostAtOnce = 10_000;
const turn = takeTurns();

const readText = async (
  read: Read,
  endpoint: Endpoint,
  context: RequestContext,
): Promise<ReadBody> => {
  const bytes = await bytesOf(context);
  if (bytes === undefined) return { value: undefined };
  if (bytes.length > mostAtOnce) {
    await turn();
    if (context.gone().aborted)
      throw new HttpProblem('invalid-input', 'The client has disconnected.');
  }
  return { value: read(bytes, endpoint), bytes };
};

/** Reads a body in the format of the endpoint: files, or at most 100 kB of anything else. */
export const readBody = async (endpoint: Endpoint, context: RequestContext): Promise<ReadBody> => {
  requireType(context.request, endpoint);
  requireUtf8(context.request);
  const format = bodyFormat(endpoint);
  if (format !== 'multipart') return readText(readers[format], endpoint, context);
  /* The parser of files is loaded at the first one. */
  const { readMultipart } = await import('./read-multipart.ts');
  return { value: await readMultipart(context.request) };
};
