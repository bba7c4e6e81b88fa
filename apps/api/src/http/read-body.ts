import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Request } from 'express';
import { bodyFormat, type BodyFormat, type Endpoint } from '@sparring/contracts/endpoint';
import { HttpProblem } from '../refusal.ts';
import { requireUtf8, textOf } from './body-text.ts';
import { whereJsonBreaks } from './json-place.ts';
import { knownOf } from './known.ts';
import { requireType } from './negotiation.ts';
import { encodeIt, parametersIn } from './query.ts';
import { takeTurns } from './take-turns.ts';

const parse = express.raw({ limit: '100kb', type: () => true });

/** The bytes of a body; undefined if the request has none. */
const bytesOf = async (
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Buffer | undefined> => {
  await new Promise<void>((resolve, reject) => {
    parse(request, response, (error?: unknown) =>
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
  request: IncomingMessage,
  response: ServerResponse,
): Promise<unknown> => {
  const bytes = await bytesOf(request, response);
  if (bytes === undefined) return undefined;
  knownOf(response).bytes = bytes;
  if (bytes.length > mostAtOnce) {
    await turn();
    if (response.closed) throw new HttpProblem('invalid-input', 'The client has disconnected.');
  }
  return read(bytes, endpoint);
};

/** Reads a body in the format of the endpoint: files, or at most 100 kB of anything else. */
export const readBody = async (
  endpoint: Endpoint,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  requireType(request, endpoint);
  requireUtf8(request);
  const format = bodyFormat(endpoint);
  /* The parser of files is loaded at the first one. */
  knownOf(response).body =
    format === 'multipart'
      ? await (await import('./read-multipart.ts')).readMultipart(request)
      : await readText(readers[format], endpoint, request, response);
};
