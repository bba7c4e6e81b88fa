import type { Area } from '../area.ts';

export const fileUploads = {
  slug: 'file-uploads',
  title: 'Lab: File uploads',
  place: { lab: 'file-uploads' },
  rules: [
    {
      id: 'BYTES-01',
      from: 'rule book',
      text: '"Choose files" opens the file dialog of the operating system for several files; the file input itself is hidden, and takes files all the same.',
    },
    {
      id: 'BYTES-02',
      from: 'rule book',
      text: 'The drop zone takes every file that is dropped on it, as the input does.',
    },
    {
      id: 'BYTES-03',
      from: 'rule book',
      text: 'The list has a row for each file with its name and its bytes; a file that is empty, has more than 1048576 bytes or is no plain text is refused with the reason.',
    },
    {
      id: 'BYTES-04',
      from: 'rule book',
      text: 'A sixth file and a second one of the same name are refused; a refused file takes no place and no name.',
    },
    {
      id: 'BYTES-05',
      from: 'rule book',
      text: 'Upload sends the files that are ready one after another, each after ?delay=; the transfer names the file, and the progress shows how many of the bytes have been sent.',
    },
    {
      id: 'BYTES-06',
      from: 'rule book',
      text: 'After Cancel, the transfer says how many files arrived; the others are ready again, and the next Upload sends only them.',
    },
    {
      id: 'BYTES-07',
      from: 'rule book',
      text: 'The row of a file that arrived has the SHA-256 of the bytes that the API got, in the workspace of the tab; a file that the API refuses has the reason of the API.',
    },
    {
      id: 'BYTES-08',
      from: 'rule book',
      text: 'One of the first three files that arrive has another last byte than the file that was chosen; the seed alone decides which, and "Send again" sends the file as it is.',
    },
    {
      id: 'BYTES-09',
      from: 'rule book',
      text: 'At Finish the verdict says "Too few", "Not compared" or "Guessed" unless at least three files arrived and only the damaged one was sent again; only "Guessed" names files.',
    },
    {
      id: 'BYTES-10',
      from: 'rule book',
      text: 'If only the damaged file was sent again, the verdict says "Compared" when the list has refused an empty file and an HTML page; before that it says "Not finished".',
    },
  ],
} as const satisfies Area;
