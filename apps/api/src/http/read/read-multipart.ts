import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { ReadFile } from '@sparring/contracts/uploads/upload-endpoints';
import { mostFileBytes, mostFiles } from '@sparring/contracts/uploads/upload-limits';
import { HttpProblem } from '../../problem/refusal.ts';
import { typeOfBytes } from './file-type.ts';

/** The values of each part name: the text of a field, or the files. */
type Parts = Readonly<Record<string, string | readonly ReadFile[]>>;

const limits = {
  fileSize: mostFileBytes,
  fields: 10,
  fieldSize: 1000,
  files: mostFiles,
  parts: 20,
  headerPairs: 20,
  headerSize: 4096,
};

const malformed = (reason: string): HttpProblem =>
  new HttpProblem('malformed-multipart', `The body is not multipart/form-data: ${reason}.`);

const brokenOff = (): HttpProblem => malformed('the connection was closed before its end');

const tooLarge = (name: string): HttpProblem =>
  new HttpProblem(
    'file-too-large',
    `The file ${name} is larger than ${mostFileBytes} bytes. Send a smaller one.`,
  );

const tooMany = (what: string): HttpProblem => {
  const detail = `has too many ${what}: the limit is ${mostFiles} files`;
  return new HttpProblem('invalid-input', `The body ${detail}.`, {
    errors: [{ pointer: '/file', detail }],
  });
};

const openParser = ({ headers }: IncomingMessage): InstanceType<typeof Busboy> => {
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new HttpProblem(
      'unsupported-media-type',
      `The Content-Encoding ${headers['content-encoding']} is not supported for files. Send the body as it is.`,
    );
  try {
    return new Busboy({ headers: headers as BusboyHeaders, limits });
  } catch {
    throw malformed('the Content-Type has no boundary');
  }
};

/** Reads a file to its end. Its bytes are hashed and forgotten. */
const readFile = async (file: Readable, name: string, type: string): Promise<ReadFile> => {
  const hash = createHash('sha256');
  const found = typeOfBytes();
  let size = 0;
  for await (const bytes of file as AsyncIterable<Buffer>) {
    hash.update(bytes);
    found.add(bytes);
    size += bytes.length;
  }
  return { name, type, size, sha256: hash.digest('hex'), found: found.end() };
};

/** The parser puts this character in the place of bytes that are not UTF-8. */
const isReplaced = (name = ''): boolean => name.includes('\uFFFD');

/** A form without a chosen file sends a part without a name and without bytes. */
const isChosen = ({ name, size }: ReadFile): boolean => name !== '' || size > 0;

/** Reads the parts of a body while it arrives. Rejects as soon as it cannot be accepted. */
export const readMultipart = (request: IncomingMessage): Promise<Parts> =>
  new Promise((resolve, reject) => {
    if (request.headers['content-length'] === '0') {
      resolve({});
      return;
    }
    if (request.destroyed) throw brokenOff();
    const parser = openParser(request);
    const texts = new Map<string, string>();
    const files: (readonly [string, Promise<ReadFile>])[] = [];

    /* The rest of the body is read and dropped, so that the client can read the answer. */
    const stop = (error: unknown): void => {
      request.unpipe(parser);
      request.resume();
      reject(error);
    };
    const collect = async (): Promise<Parts> => {
      const read = await Promise.all(
        files.map(async ([part, file]) => [part, await file] as const),
      );
      const byPart = Map.groupBy(
        read.filter(([, file]) => isChosen(file)),
        ([part]) => part,
      );
      const lists = Array.from(
        byPart,
        ([part, all]) => [part, all.map(([, file]) => file)] as const,
      );
      return Object.fromEntries<string | readonly ReadFile[]>([...texts, ...lists]);
    };

    parser.on('file', (part, file, name: string | undefined, _encoding, type) => {
      if (isReplaced(part) || isReplaced(name))
        stop(malformed('the name of a part or a file is not UTF-8'));
      file.once('limit', () => stop(tooLarge(name ?? '')));
      const reading = readFile(file, name ?? '', type);
      reading.catch(() => {});
      files.push([part, reading]);
    });
    parser.on('field', (part, text) => void texts.set(part, text));
    parser.once('filesLimit', () => stop(tooMany('files')));
    parser.once('partsLimit', () => stop(tooMany('parts')));
    parser.once('fieldsLimit', () => stop(tooMany('fields')));
    parser.once('error', (error) => stop(malformed(String(error))));
    parser.once('finish', () => void collect().then(resolve, stop));
    request.once('close', () => {
      if (!request.complete) stop(brokenOff());
    });
    request.pipe(parser);
  });
