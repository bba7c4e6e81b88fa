import { labArea } from '../area.ts';

export const fileUploads = labArea('file-uploads', 'File uploads', [
  'BYTES-01 rule book: "Choose files" opens the file dialog of the operating system for several files; the file input itself is hidden, but still takes files.',
  'BYTES-02 rule book: The drop zone takes every file that is dropped on it, as the input does.',
  'BYTES-03 rule book: The list has a row for each file with its name and its bytes; a file that is empty, has more than 1048576 bytes or is not plain text is refused with the reason.',
  'BYTES-04 rule book: A sixth file and a second one of the same name are refused; a refused file counts neither as one of the five nor as a file of that name.',
  'BYTES-05 rule book: Upload sends the files that are ready one after another, each after ?delay=; the transfer names the file, and the progress shows how many of the bytes have been sent.',
  'BYTES-06 rule book: After Cancel, the transfer says how many files arrived; the others are ready again, and the next Upload sends only them.',
  'BYTES-07 rule book: The row of a file that arrived has the SHA-256 of the bytes that the API got, in the workspace of the tab; a file that the API refuses has the reason of the API.',
  'BYTES-08 rule book: One of the first three files arrives with a last byte that differs from that of the chosen file; the seed alone decides which, and "Send again" sends the file as it is.',
  'BYTES-09 rule book: After Finish, the verdict says "Too few", "Not compared" or "Guessed" unless at least three files arrived and only the damaged one was sent again; only "Guessed" names files.',
  'BYTES-10 rule book: If only the damaged file was sent again, the verdict says "Solved" when the list has refused an empty file and an HTML page; before that it says "Not finished".',
]);
