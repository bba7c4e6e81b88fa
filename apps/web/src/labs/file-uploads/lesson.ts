import { type Dial, secondsDial } from '../../practice/dial.ts';
import { type ElementRow, row } from '../../practice/lesson.ts';
import type { LabAnswer } from '../lab.ts';

/*
 * The API hashes the bytes, because crypto.subtle needs https or localhost, and a classroom has neither. The page
 * damages a byte before it sends: the API never lies about an upload.
 */
export { fileUploads as rules } from '@sparring/rules/labs/file-uploads';

/** What the browser logs when the API refuses a file. */
export const expectedError = /Failed to load resource/;

export const dials = [
  secondsDial('delay', { min: 0, max: 10, initial: 0.3 }, '', 'Delay before each file in seconds'),
] as const satisfies readonly Dial[];

export const task = [
  'Write three text files in your test, and give them to the hidden input: a test cannot use the file dialog of the operating system.',
  'Choose an empty file and an HTML page, too, and assert why the list refuses each.',
  'Press **Upload** and wait until the transfer is done. One of the three files was damaged on the way.',
  'Find it: compare the SHA-256 in each row with that of your file. Send only that file again.',
  'Press **Finish**, and assert that the verdict says “Solved”.',
  'Load the lab with ?delay=5, choose your files, press **Upload**, and then **Cancel** within five seconds. Assert that **Transfer** says “Canceled: 0 of 3 files arrived.”, and that **The uploads at the API** has an empty list. The verdict does not depend on this step.',
];

export const elements: readonly ElementRow[] = [
  row('Opens the file dialog for the hidden input', 'button', 'Choose files', 'uploads-choose'),
  { what: 'The hidden file input', name: 'Text files', testId: 'uploads-input' },
  row('Takes dropped files', 'region', 'Drop zone', 'uploads-zone'),
  row('The files, one row each', 'table', 'Files', 'uploads-files'),
  row('Sends a file again', 'button', 'Send again: notes.txt', 'uploads-again-1', {
    appears: 'in the row of a file that has arrived',
  }),
  row('Starts the transfer', 'button', 'Upload', 'uploads-start'),
  row('Cancels the transfer', 'button', 'Cancel', 'uploads-cancel'),
  row('Empties the list', 'button', 'Clear the list', 'uploads-clear'),
  row('How many bytes are sent', 'progressbar', 'Bytes sent', 'uploads-progress'),
  row('The state of the transfer', 'status', 'Transfer', 'uploads-transfer'),
  row(
    'The uploads in the workspace of the tab',
    'link',
    'The uploads at the API',
    'uploads-at-api',
  ),
  row('Asks for the verdict', 'button', 'Finish', 'uploads-finish'),
  row('The verdict', 'status', 'Verdict', 'uploads-verdict'),
];

export const hints = [
  'The button opens a dialog of the operating system, not of the page, so a browser driver cannot use it. Look in the page for the file input behind the button.',
  'Give the paths to the hidden input: `setInputFiles()` in Playwright, `send_keys()` with one path per line in Selenium. Its attribute `accept` only filters the dialog; your test can choose any file, as a user can.',
  'Every row says “arrived”, and every size is right. Hash the bytes that your test wrote (`createHash` in Node, `hashlib` in Python), and look for that hash in the row.',
];

export const answer: LabAnswer = {
  why: 'The naive test asserts that every file arrived with its name and its size. The damaged file has both: only its bytes are wrong.',
  fails: { playwright: /Not compared/, selenium: /Not compared/ },
};
