import type { Dial } from '../../practice/dial.ts';
import type { ElementRow } from '../../practice/lesson.ts';
import type { Answer } from '../lab.ts';

/*
 * The browser types and the page formats: document.execCommand writes other HTML in each browser, and a test
 * compares HTML. A library has 40 kB, and its DOM would be the lesson.
 */
export { richText as rules } from '@sparring/rules/labs/rich-text';

export const dials: readonly Dial[] = [];

export const task = [
  'Type the sentence of Wanted into Message, with its day in bold: press Ctrl+B (on a Mac ⌘B) before and after it.',
  'Copy the notes: by the button, which needs the permission clipboard-write of the browser, or select them and press Ctrl+C, which needs no permission. Then press Enter in Message and paste them with Ctrl+V, which needs none either.',
  'Assert what HTML and Plain text say. Press Check, and assert that the verdict says “Written”.',
  'Then assert what Clipboard says when the browser does not let the page read the clipboard, and when it does: press Paste as text. This button needs the permission clipboard-read. The verdict does not depend on this step.',
];

export const elements: readonly ElementRow[] = [
  { what: 'The sentence to type', role: 'status', name: 'Wanted', testId: 'rich-wanted' },
  { what: 'What to copy', role: 'region', name: 'Notes', testId: 'rich-notes' },
  { what: 'A link in the notes', role: 'link', name: 'the rules', testId: 'rich-rules' },
  {
    what: 'Copies HTML and plain text',
    role: 'button',
    name: 'Copy the notes',
    testId: 'rich-copy',
  },
  {
    what: 'What became of the last copy or paste by a button',
    role: 'status',
    name: 'Clipboard',
    testId: 'rich-clipboard',
  },
  { what: 'Makes bold, or not bold', role: 'button', name: 'Bold', testId: 'rich-bold' },
  { what: 'Makes italic, or not italic', role: 'button', name: 'Italic', testId: 'rich-italic' },
  { what: 'Makes a list, or paragraphs', role: 'button', name: 'List', testId: 'rich-list' },
  { what: 'The editor', role: 'textbox', name: 'Message', testId: 'rich-message' },
  {
    what: 'Where the link leads',
    role: 'textbox',
    name: 'Address of the link',
    testId: 'rich-address',
  },
  {
    what: 'Links what is selected',
    role: 'button',
    name: 'Link the selection',
    testId: 'rich-link',
  },
  {
    what: 'Pastes the plain text of the clipboard',
    role: 'button',
    name: 'Paste as text',
    testId: 'rich-paste-text',
  },
  { what: 'Checks Message', role: 'button', name: 'Check', testId: 'rich-check' },
  { what: 'The HTML of Message', role: 'status', name: 'HTML', testId: 'rich-html' },
  { what: 'The text of Message', role: 'status', name: 'Plain text', testId: 'rich-plain' },
  { what: 'The verdict', role: 'status', name: 'Verdict', testId: 'rich-verdict' },
];

export const hints = [
  'Look at Message in DevTools. It is a div with contenteditable: which property of an input does it not have?',
  'Press keys as a user does: in Playwright keyboard.type() and keyboard.press("ControlOrMeta+B"), in Selenium ActionChains with key_down(Keys.CONTROL).',
  'A page may read the clipboard and write to it only with permissions: in Playwright with Chromium context.grantPermissions(["clipboard-read", "clipboard-write"]). Copying and pasting by the keyboard need none.',
];

export const answer: Answer = {
  why: 'The naive test asserts the value of Message. Only input, textarea and select have a value; what a contenteditable element has is text and HTML.',
  fails: { playwright: /Not an input element/, selenium: /assert None == / },
};
