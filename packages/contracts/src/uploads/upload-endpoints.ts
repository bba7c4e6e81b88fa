import { z } from 'zod';
import { endpoint, multipartType } from '../endpoint.ts';
import { must } from '../must.ts';
import type { SampleFile } from '../print/multipart.ts';
import { reply } from '../reply.ts';
import {
  fileTypes,
  mostFileBytes,
  mostFiles,
  uploadsKept,
  type FileType,
} from './upload-limits.ts';
import { mayBeReplayed, takesKey } from '../idempotency.ts';

/** What the API reads of a file while its bytes pass. */
export interface ReadFile {
  readonly name: string;
  /** The Content-Type of its part. */
  readonly type: string;
  readonly size: number;
  readonly sha256: string;
  /** The type of its bytes; undefined if it is none of those that an upload can have. */
  readonly found: FileType | undefined;
}

/** It is sent as bytes, shown in the example as text, and read as a ReadFile. */
const sentFile = z.unknown().meta({ type: 'string', format: 'binary' }) as unknown as z.ZodType<
  ReadFile,
  SampleFile
>;

const filesText = must(`be 1 to ${mostFiles} parts with a file each`);

const uploadInput = z
  .strictObject({
    file: z
      .array(sentFile, { error: filesText })
      /* Go's generator cannot build a client for a list of files with bounds. */
      .refine(({ length }) => length >= 1 && length <= mostFiles, { error: filesText })
      .describe(
        `1 to ${mostFiles} parts, one for each file, all with the name \`file\`: ${fileTypes.join(', ')}, of 1 to ${mostFileBytes} bytes.`,
      ),
  })
  .meta({ id: 'UploadInput' });

const storedFile = z
  .object({
    name: z.string().describe('The file name of the part, without a path.'),
    type: z.enum(fileTypes),
    size: z.int().describe('The number of bytes.'),
    sha256: z.string().describe('The SHA-256 of the bytes, in hexadecimal.'),
  })
  .meta({ id: 'UploadedFile' });

const upload = z
  .object({ id: z.guid(), files: z.array(storedFile), created_at: z.iso.datetime() })
  .meta({ id: 'Upload' });
export type Upload = z.output<typeof upload>;

const exampleUpload: Upload = {
  id: '01963f5c-7a10-7c2e-9b54-0d6a1f3e8c79',
  files: [
    {
      name: 'notes.txt',
      type: 'text/plain',
      size: 16,
      sha256: '08fced2bf984024e8c063839302e72e87862c98971501a4d388b4c512e1a14ec',
    },
  ],
  created_at: '2026-02-03T10:20:30.400Z',
};

export const uploadEndpoints = {
  uploadFiles: endpoint({
    method: 'POST',
    path: '/labs/uploads',
    title: 'Upload files',
    description: `Takes 1 to ${mostFiles} files as multipart/form-data and returns the size and the SHA-256 of each; the bytes themselves are not kept. The type of a file is judged by the Content-Type of its part and by its bytes, and both must agree. Practice with empty files, files of ${mostFileBytes} bytes and one more, a picture whose part says text/plain, and an upload that breaks off.`,
    headers: takesKey('0b92c7f6-58e3-4a1d-bd70-f4a5c61e8392'),
    bodyTypes: [multipartType],
    body: uploadInput,
    replies: {
      201: reply(upload, {
        description: 'All files were accepted.',
        headers: mayBeReplayed,
        example: exampleUpload,
      }),
    },
    problems: [
      'file-too-large',
      'file-type-refused',
      'too-many-new-workspaces',
      'store-unavailable',
    ],
    example: {
      body: { file: [{ name: 'notes.txt', type: 'text/plain', text: 'Hello, Sparring.' }] },
    },
  }),

  listUploads: endpoint({
    method: 'GET',
    path: '/labs/uploads',
    title: 'List uploads',
    description: `Returns the last ${uploadsKept} uploads of the workspace, the newest first. Assert that a rejected or interrupted upload is not among them.`,
    replies: {
      200: reply(z.array(upload), { description: 'The uploads.', example: [exampleUpload] }),
    },
    problems: ['store-unavailable'],
    example: {},
  }),
};
