import type { Area } from '../area.ts';

export const files = {
  slug: 'files',
  title: 'Files',
  place: { endpoints: ['files.listFiles', 'files.downloadPdf', 'files.downloadExcel'] },
  rules: [
    {
      id: 'FILE-01',
      from: '§3',
      where: ['files.listFiles'],
      text: 'The list has Example PDF and Example Excel with URLs that work.',
    },
    {
      id: 'FILE-02',
      from: 'contract',
      where: ['files.downloadPdf', 'files.downloadExcel'],
      text: 'A download is the complete file, with its media type and its name.',
    },
    {
      id: 'FILE-03',
      from: 'RFC 9110',
      where: ['files.downloadPdf', 'files.downloadExcel'],
      text: 'Range: bytes=0-99 gets 206 with exactly the first 100 bytes, and Content-Range names them and the length of the file.',
    },
    {
      id: 'FILE-04',
      from: 'RFC 9110',
      where: ['files.downloadPdf', 'files.downloadExcel'],
      text: 'A Range that starts after the end of the file gets 416, and Content-Range names the length.',
    },
    {
      id: 'FILE-05',
      from: 'contract',
      where: ['files.downloadPdf', 'files.downloadExcel'],
      text: 'An If-None-Match with the ETag of the file gets 304.',
    },
    {
      id: 'FILE-06',
      from: 'contract',
      text: 'The files are the same at the root of the site and under /v1/practice.',
    },
    {
      id: 'FILE-07',
      from: 'RFC 9110',
      where: ['files.downloadPdf', 'files.downloadExcel'],
      text: 'Range: bytes=-6 gets the last 6 bytes.',
    },
  ],
} as const satisfies Area;
