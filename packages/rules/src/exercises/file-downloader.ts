import type { Area } from '../area.ts';

export const fileDownloader = {
  slug: 'file-downloader',
  title: 'File Downloader',
  place: { exercise: 'file-downloader' },
  rules: [
    {
      id: 'DOWNLOAD-01',
      from: 'rule book',
      text: 'The table has a row for Example PDF and one for Example Excel, both "not saved" at first.',
    },
    { id: 'DOWNLOAD-02', from: '§2.3', text: 'The button of a row saves the file of that row.' },
    {
      id: 'DOWNLOAD-03',
      from: 'page',
      text: 'The state of a row is "downloading…" while its file is on the way, then "saved" with the size in bytes.',
    },
    {
      id: 'DOWNLOAD-04',
      from: 'rule book',
      text: 'A download changes the state of its own row only.',
    },
    {
      id: 'DOWNLOAD-05',
      from: '§7',
      text: 'A download that fails is only logged in the console, and its row is "not saved" again.',
    },
  ],
} as const satisfies Area;
