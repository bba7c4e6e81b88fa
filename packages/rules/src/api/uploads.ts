import type { Area } from '../area.ts';

const upload = ['uploads.uploadFiles'] as const;

export const uploads = {
  slug: 'uploads',
  title: 'Uploads',
  place: { endpoints: [...upload, 'uploads.listUploads'] },
  rules: [
    {
      id: 'MULTIPART-01',
      from: 'contract',
      where: upload,
      text: 'An upload of 1 to 5 files gets 201 with the name, the type, the number of bytes and the SHA-256 of each, in the order in which they were sent.',
    },
    {
      id: 'MULTIPART-02',
      from: 'contract',
      where: upload,
      text: 'A file of 1048576 bytes is accepted; a larger one gets 413.',
    },
    { id: 'MULTIPART-03', from: 'contract', where: upload, text: 'An empty file gets 400.' },
    {
      id: 'MULTIPART-04',
      from: 'contract',
      where: upload,
      text: 'PNG, JPEG, PDF and plain text in UTF-8 are accepted; a part with another Content-Type gets 415.',
    },
    {
      id: 'MULTIPART-05',
      from: 'rule book',
      where: upload,
      text: 'A file whose bytes are of another type than the Content-Type of its part gets 415, whatever its name is.',
    },
    {
      id: 'MULTIPART-06',
      from: 'contract',
      where: upload,
      text: 'A body without a part named file, with a file in a part of another name, with text instead of a file, or with more than 5 files gets 400.',
    },
    {
      id: 'MULTIPART-07',
      from: 'RFC 7578',
      where: upload,
      text: 'A body without its last boundary, and a Content-Type without a boundary, get 400 Malformed multipart body.',
    },
    {
      id: 'MULTIPART-08',
      from: 'contract',
      text: 'The list has the last 100 accepted uploads of the workspace, the newest first; a refused upload, also one with a single refused file, is not in it.',
    },
    {
      id: 'MULTIPART-09',
      from: 'rule book',
      text: 'An upload whose client disconnects before its end leaves nothing.',
    },
  ],
} as const satisfies Area;
