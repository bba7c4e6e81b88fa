import { type Dial, levelDial } from '../../practice/dial.ts';
import { type ElementRow, row } from '../../practice/lesson.ts';
import type { LabAnswer } from '../lab.ts';

/*
 * The browser types and the page formats: document.execCommand writes other HTML in each browser, and a test
 * compares HTML. A library has 40 kB, and its DOM would be the lesson.
 */
export { richText as rules } from '@sparring/rules/labs/rich-text';

export const dials = [
  levelDial('On level 2, Message is in a document of its own.', { name: 'framed', from: 1 }),
] as const satisfies readonly Dial[];

export const task = [
  'Type the sentence shown under **Wanted** into **Message**. Make the day bold: press Ctrl+B (on a Mac ⌘B) before and after it.',
  'Copy the notes: press **Copy the notes**, which needs the browser permission `clipboard-write`, or select them and press Ctrl+C, which needs no permission.',
  'Press Enter in **Message**, and paste the notes with Ctrl+V, which needs no permission either.',
  'Assert what **HTML** and **Plain text** say.',
  'Press **Check**, and assert that the verdict says “Solved”. With ?level=2, do it again in a frame.',
  'Press **Paste as text**, which needs the permission `clipboard-read`. Assert what **Clipboard** says without that permission, and with it. The verdict does not depend on this step.',
];

export const elements: readonly ElementRow[] = [
  row('The sentence to type', 'status', 'Wanted', 'rich-wanted'),
  row('What to copy', 'region', 'Notes', 'rich-notes'),
  row('A link in the notes', 'link', 'the rules', 'rich-rules'),
  row('Copies HTML and plain text', 'button', 'Copy the notes', 'rich-copy'),
  row('The result of the last copy or paste by a button', 'status', 'Clipboard', 'rich-clipboard'),
  row('Makes bold, or not bold', 'button', 'Bold', 'rich-bold'),
  row('Makes italic, or not italic', 'button', 'Italic', 'rich-italic'),
  row('Makes a list, or paragraphs', 'button', 'List', 'rich-list'),
  row('The editor', 'textbox', 'Message', 'rich-message'),
  { what: 'The frame, with the title “Message”', testId: 'rich-frame', appears: 'with ?level=2' },
  {
    what: 'The editor in the frame',
    role: 'textbox',
    name: 'Message',
    testId: 'rich-framed-message',
    appears: 'with ?level=2, instead of the editor in the page',
    within: [{ frame: 'rich-frame' }],
  },
  row('Where the link leads', 'textbox', 'Address of the link', 'rich-address'),
  row('Makes the selection a link', 'button', 'Link the selection', 'rich-link'),
  row('Pastes the plain text of the clipboard', 'button', 'Paste as text', 'rich-paste-text'),
  row('Checks Message', 'button', 'Check', 'rich-check'),
  row('The HTML of Message', 'status', 'HTML', 'rich-html'),
  row('The text of Message', 'status', 'Plain text', 'rich-plain'),
  row('The verdict', 'status', 'Verdict', 'rich-verdict'),
];

export const asksForUser = true;

export const hints = [
  'Look at **Message** in DevTools. It is a `div` with `contenteditable`: which property does it not have, unlike an input?',
  'Press keys as a user does: `keyboard.type()` and `keyboard.press("ControlOrMeta+B")` in Playwright, `ActionChains` with `key_down(Keys.CONTROL)` in Selenium.',
  'A page needs permissions to read the clipboard and to write to it. In Playwright with Chromium: `context.grantPermissions(["clipboard-read", "clipboard-write"])`. Copying and pasting with the keyboard need none.',
  'With ?level=2: a locator of the page does not find the editor, and keys go to the document that has the focus. In Playwright: `page.frameLocator("#rich-frame").getByRole("textbox")`, and click it before you type. In Selenium: `driver.switch_to.frame("rich-frame")`, and `driver.switch_to.default_content()` before you press a button of the page.',
];

export const answer: LabAnswer = {
  why: 'The naive test asserts the value of **Message**. Only `input`, `textarea` and `select` have a value; a contenteditable element has text and HTML.',
  fails: { playwright: /Not an input element/, selenium: /assert None == / },
};
