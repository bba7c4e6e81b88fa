import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { emptyReply, fileReply, reply } from './reply.ts';
import { etags } from './etags.ts';
import { files, type FileEntry } from './files.ts';

export const fileEntry = z
  .object({
    name: z.string(),
    url: z.string().describe('Where the file is, from the root of the site.'),
  })
  .meta({ id: 'FileEntry' }) satisfies z.ZodType<FileEntry>;

const pdf = 'application/pdf';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const headers = {
  ETag: 'Names this version of the file; send it back in If-None-Match.',
  'Last-Modified': 'When the file was last changed.',
  'Accept-Ranges': 'Always `bytes`: a Range header is understood.',
  'Content-Disposition': 'Asks a browser to save the file under its name.',
};

const download = (path: `/files/${string}`, title: string, mediaType: string) =>
  endpoint({
    method: 'GET',
    path,
    title,
    description: `A real file to download. Also at the root of the site: \`${path}\`.`,
    headers: {
      Range: z.string().meta({
        description: 'Asks for a part of the file, such as `bytes=0-99`.',
        examples: ['bytes=0-99'],
      }),
      'If-None-Match': etags.meta({
        description: 'Replies 304 when the file still has this ETag.',
        examples: ['"7"'],
      }),
    },
    replies: {
      200: fileReply(mediaType, { description: 'The whole file.', headers }),
      206: fileReply(mediaType, {
        description: 'The part that Range asked for.',
        headers: { ...headers, 'Content-Range': 'Which bytes these are, and of how many.' },
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
    description: 'The sample files. Also at the root of the site: `/files`.',
    replies: { 200: reply(z.array(fileEntry), { description: 'The files.', example: [...files] }) },
    problems: [],
    example: {},
  }),
  downloadPdf: download('/files/example.pdf', 'Download the PDF file', pdf),
  downloadExcel: download('/files/example.xlsx', 'Download the Excel file', xlsx),
};
