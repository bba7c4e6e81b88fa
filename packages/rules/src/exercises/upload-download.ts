import { exerciseArea } from '../area.ts';

export const uploadDownload = exerciseArea('upload-download', 'Upload and Download', [
  'UPLOAD-01 §2.3: Download Example PDF saves example.pdf, and Download Example Excel saves example.xlsx, each with the bytes of the file at /files.',
  'UPLOAD-02 §2.3: Choosing the file notes.txt shows File "notes.txt" has been uploaded successfully!',
  'UPLOAD-03 §2.3: The message always names the file that was chosen last.',
  'UPLOAD-04 §2.3: The upload sends nothing.',
  'UPLOAD-05 rule book: The message disappears when the chosen file is removed from the file input.',
  'UPLOAD-06 rule book: The line Saved names the file that was saved last and its size in bytes.',
  'UPLOAD-07 §7: A download that fails is only logged in the console.',
]);
