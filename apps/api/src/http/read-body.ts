import type { IncomingMessage } from 'node:http';
import express, { type Request, type RequestHandler } from 'express';
import {
  bodyFormat,
  csvType,
  formType,
  type BodyFormat,
  type Endpoint,
} from '@sparring/contracts/endpoint';
import { HttpProblem } from '../refusal.ts';
import { anyJson, requireType } from './negotiation.ts';

/** The parsed body, and its bytes. */
export interface ReadBody {
  readonly value: unknown;
  readonly bytes?: Buffer | undefined;
}

type Read = (request: IncomingMessage) => Promise<ReadBody>;

type WithBytes = IncomingMessage & { bytes?: Buffer };

const keepBytes = (request: WithBytes, _response: unknown, bytes: Buffer): void => {
  request.bytes = bytes;
};

const most = { limit: '100kb', verify: keepBytes };

const parsed =
  (parse: RequestHandler): Read =>
  async (request) => {
    await new Promise<void>((resolve, reject) => {
      parse(request as Request, undefined as never, (error?: unknown) =>
        error === undefined ? resolve() : reject(error),
      );
    });
    return { value: (request as Request).body as unknown, bytes: (request as WithBytes).bytes };
  };

const bytesOf = parsed(express.raw({ ...most, type: csvType }));

/** Bytes that are not UTF-8 are refused, so that no character is replaced silently. */
const textOf = (bytes: unknown): string => {
  if (!Buffer.isBuffer(bytes)) return '';
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new HttpProblem('malformed-csv', 'The body is not UTF-8. Save the file as CSV in UTF-8.');
  }
};

/** The parser of files is loaded at the first one. */
const readers: Record<BodyFormat, Read> = {
  json: parsed(express.json({ ...most, type: anyJson, strict: false })),
  form: parsed(express.urlencoded({ ...most, type: formType, extended: false })),
  csv: async (request) => ({ value: textOf((await bytesOf(request)).value) }),
  multipart: async (request) => ({
    value: await (await import('./read-multipart.ts')).readMultipart(request),
  }),
};

/** Reads a body in the format of the endpoint: files, or at most 100 kB of anything else. */
export const readBody = async (endpoint: Endpoint, request: IncomingMessage): Promise<ReadBody> => {
  requireType(request, endpoint);
  return readers[bodyFormat(endpoint)](request);
};
