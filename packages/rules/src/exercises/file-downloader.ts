import { exerciseArea } from '../area.ts';

export const fileDownloader = exerciseArea('file-downloader', 'File Downloader', [
  'DOWNLOAD-01 rule book: The table has a row for Example PDF and one for Example Excel, both "not saved" at first.',
  'DOWNLOAD-02 §2.3: The button of a row saves the file of that row.',
  'DOWNLOAD-03 page: The state of a row is "downloading…" while its file is on the way, then "saved" with the size in bytes.',
  'DOWNLOAD-04 rule book: A download changes the state of its own row only.',
  'DOWNLOAD-05 §7: A download that fails is only logged in the console, and its row is "not saved" again.',
]);
