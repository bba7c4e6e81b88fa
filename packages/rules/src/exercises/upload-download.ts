import type { Area } from '../area.ts';

export const uploadDownload = {
  slug: 'upload-download',
  title: 'Upload and Download',
  place: { exercise: 'upload-download' },
  rules: [
    {
      id: 'UPLOAD-01',
      from: '§2.3',
      text: 'Download Example PDF saves example.pdf, and Download Example Excel saves example.xlsx, each with the bytes of the file at /files.',
    },
    {
      id: 'UPLOAD-02',
      from: '§2.3',
      text: 'Choosing the file notes.txt shows File "notes.txt" has been uploaded successfully!',
    },
    {
      id: 'UPLOAD-03',
      from: '§2.3',
      text: 'The message always names the file that was chosen last.',
    },
    { id: 'UPLOAD-04', from: '§2.3', text: 'The upload sends nothing.' },
    {
      id: 'UPLOAD-05',
      from: 'rule book',
      text: 'The message disappears when the chosen file is removed from the file input.',
    },
    {
      id: 'UPLOAD-06',
      from: 'rule book',
      text: 'The line Saved names the file that was saved last and its size in bytes.',
    },
    { id: 'UPLOAD-07', from: '§7', text: 'A download that fails is only logged in the console.' },
  ],
} as const satisfies Area;
