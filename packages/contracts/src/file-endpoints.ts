import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { emptyReply, fileReply, reply } from './reply.ts';
import { etags } from './etags.ts';
import { files, type FileEntry } from './files.ts';

export const fileEntry = z
  .object({
    name: z.string(),
    url: z.string().describe('The path of the file, from the root of the site.'),
  })
  .meta({ id: 'FileEntry' }) satisfies z.ZodType<FileEntry>;

const pdf = 'application/pdf';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const headers = {
  ETag: 'The version of the file. Send it in If-None-Match.',
  'Last-Modified': 'The time of the last change of the file.',
  'Accept-Ranges': 'Always `bytes`: the API supports the Range header.',
  'Content-Disposition': 'Tells a browser to save the file, and under which name.',
};

const download = (path: `/files/${string}`, title: string, mediaType: string) =>
  endpoint({
    method: 'GET',
    path,
    title,
    description: `Downloads the file. The same file is at the root of the site: \`${path}\`.`,
    headers: {
      Range: z
        .string()
        .meta({
          description: 'The part of the file to return, such as `bytes=0-99`.',
          examples: ['bytes=0-99'],
        }),
      'If-None-Match': etags.meta({
        description:
          'The ETag of the version that you have. If the file still has it, the response is 304.',
        examples: ['"7"'],
      }),
    },
    replies: {
      200: fileReply(mediaType, { description: 'The whole file.', headers }),
      206: fileReply(mediaType, {
        description: 'The part of the file that the Range header names.',
        headers: {
          ...headers,
          'Content-Range': 'The positions of the returned bytes and the size of the file.',
        },
      }),
      304: emptyReply({
        description: 'The file has not changed.',
        headers: { ETag: headers.ETag },
      }),
    },
    problems: ['precondition-failed', 'range-not-satisfiable'],
    example: {},
  });

export const fileEndpoints = {
  listFiles: endpoint({
    method: 'GET',
    path: '/files',
    title: 'List the files',
    description: 'Returns the sample files. The same list is at the root of the site: `/files`.',
    replies: { 200: reply(z.array(fileEntry), { description: 'The files.', example: [...files] }) },
    problems: [],
    example: {},
  }),
  downloadPdf: download('/files/example.pdf', 'Download the PDF file', pdf),
  downloadExcel: download('/files/example.xlsx', 'Download the Excel file', xlsx),
};
