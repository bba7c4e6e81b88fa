import { sizes } from '@sparring/contracts/lab-facts/limits';
import { type Dial, levelDial, secondsDial } from '../../practice/dial.ts';
import { type ElementRow, row } from '../../practice/lesson.ts';
import type { LabAnswer } from '../lab.ts';

/*
 * The page makes the files itself; otherwise the API would have to send wrong data. The login page has the
 * type of a PDF, because a browser that sees HTML may change the end of the name.
 */
export { fileDownloads as rules } from '@sparring/rules/labs/file-downloads';

export const dials = [
  {
    name: 'size',
    label: 'Orders in a month',
    hint: 'From 2 to 500.',
    ...sizes['file-downloads'],
    step: 1,
    initial: 12,
  },
  secondsDial('delay', { min: 0, max: 10, initial: 1 }, '', 'Delay of the report in seconds'),
  levelDial('On level 2, the API sends the report, and only to the cookie of a session.', {
    name: 'session',
    from: 1,
  }),
] as const satisfies readonly Dial[];

export const task = [
  'Save the CSV of each month and read it. One of the three is missing its last order: count the lines, and compare the sum of the amounts with the total in the table.',
  'Check the box of that month, and no other.',
  'Press **Log in**: without a login, the page saves its login page as `report.pdf`.',
  'Press **Make the report**, wait until it is ready, and save it.',
  'Assert that the file begins with “%PDF-”, and type the code from the file into **Code in report.pdf**.',
  'Press **Check**, and assert that the verdict says “Solved”.',
  'With ?level=2, read the report of the API, and assert that a client without your cookie gets 401. The verdict on level 1 does not depend on this step.',
];

const monthRows = ['January', 'February', 'March'].flatMap((name): readonly ElementRow[] => [
  row(
    `Saves ${name.toLowerCase()}.csv`,
    'link',
    `${name} as CSV`,
    `downloads-csv-${name.toLowerCase()}`,
  ),
  row(
    'Marks the month',
    'checkbox',
    `${name} lacks an order`,
    `downloads-mark-${name.toLowerCase()}`,
  ),
]);

export const elements: readonly ElementRow[] = [
  row('Orders and total of each month', 'table', 'Months', 'downloads-months'),
  ...monthRows,
  row('Makes the report', 'button', 'Make the report', 'downloads-make'),
  row('Logs in and out', 'button', 'Log in', 'downloads-login'),
  row('How far the report is', 'status', 'Report', 'downloads-report'),
  row('The session', 'status', 'You are', 'downloads-session'),
  row('Saves report.pdf', 'link', 'Report as PDF', 'downloads-pdf', {
    appears: 'when the report is ready',
  }),
  row('The code', 'textbox', 'Code in report.pdf', 'downloads-code'),
  row('Asks for the verdict', 'button', 'Check', 'downloads-check'),
  row('The verdict', 'status', 'Verdict', 'downloads-verdict'),
];

export const hints = [
  'A download without an error proves only that some bytes were saved. Open the four files in an editor. What is the first line of each?',
  'Playwright reports the file in the event “download”: start waiting for it before you click, and then read its path. With Selenium, give the browser a download folder, and wait until the file is there and not empty.',
  'Sum the last column of each CSV in cents and compare it with the total in the table. A file that begins with `<!doctype html>` is a page, whatever its name says: log in, and save it again.',
  'With ?level=2: **Log in** makes a session at the API, whose cookie is HttpOnly. In Playwright, `page.request` shares the cookies of the browser, and the fixture `request` has its own. In Selenium, copy `driver.get_cookies()` into your HTTP client while the browser shows an address below the path of the cookie, or let the browser save the file.',
];

export const answer: LabAnswer = {
  why: 'The naive test asserts that each file has the right name and was saved without an error. That is also true of the CSV without its last order, and of the login page that was saved as report.pdf.',
  fails: { playwright: /Not read/, selenium: /Not read/ },
};
