import { area } from '../area.ts';

export const files = area({
  slug: 'files',
  title: 'Files',
  place: { endpoints: ['files.listFiles', 'files.downloadPdf', 'files.downloadExcel'] },
  rules: [
    'FILE-01 §3: The list has Example PDF and Example Excel with URLs that work.',
    'FILE-02 contract: A download is the complete file, with its media type and its name.',
    'FILE-03 RFC 9110: Range: bytes=0-99 gets 206 with exactly the first 100 bytes, and Content-Range names them and the length of the file.',
    'FILE-04 RFC 9110: A Range that starts after the end of the file gets 416, and Content-Range names the length.',
    'FILE-05 contract: An If-None-Match with the ETag of the file gets 304.',
    'FILE-06 contract: The files are the same at the root of the site and under /v1/practice.',
    'FILE-07 RFC 9110: Range: bytes=-6 gets the last 6 bytes.',
  ],
  where: {
    'FILE-01': ['files.listFiles'],
    'FILE-02': ['files.downloadPdf', 'files.downloadExcel'],
    'FILE-03': ['files.downloadPdf', 'files.downloadExcel'],
    'FILE-04': ['files.downloadPdf', 'files.downloadExcel'],
    'FILE-05': ['files.downloadPdf', 'files.downloadExcel'],
    'FILE-07': ['files.downloadPdf', 'files.downloadExcel'],
  },
});
