import { area } from '../area.ts';

const upload = ['uploads.uploadFiles'] as const;

export const uploads = area({
  slug: 'uploads',
  title: 'Uploads',
  place: { endpoints: [...upload, 'uploads.listUploads'] },
  rules: [
    'MULTIPART-01 contract: An upload of 1 to 5 files gets 201 with the name, the type, the number of bytes and the SHA-256 of each, in the order in which they were sent.',
    'MULTIPART-02 contract: A file of 1048576 bytes is accepted; a larger one gets 413.',
    'MULTIPART-03 contract: An empty file gets 400.',
    'MULTIPART-04 contract: PNG, JPEG, PDF and plain text in UTF-8 are accepted; a part with another Content-Type gets 415.',
    'MULTIPART-05 rule book: A file whose bytes do not match the Content-Type of its part gets 415, whatever its name is.',
    'MULTIPART-06 contract: A body without a part named file, with a file in a part of another name, with text instead of a file, or with more than 5 files gets 400.',
    'MULTIPART-07 RFC 7578: A body without its last boundary, and a Content-Type without a boundary, get 400 Malformed multipart body.',
    'MULTIPART-08 contract: The list has the last 100 accepted uploads of the workspace, the newest first; a refused upload, also one with a single refused file, is not in it.',
    'MULTIPART-09 rule book: An upload whose client disconnects before its end leaves nothing.',
  ],
  where: {
    'MULTIPART-01': upload,
    'MULTIPART-02': upload,
    'MULTIPART-03': upload,
    'MULTIPART-04': upload,
    'MULTIPART-05': upload,
    'MULTIPART-06': upload,
    'MULTIPART-07': upload,
  },
});
