import { labArea } from '../area.ts';

export const richText = labArea('rich-text', 'Rich text and clipboard', [
  'RICH-01 rule book: The day of the sentence and the two things in the notes depend on the seed alone.',
  'RICH-02 rule book: Bold and Italic, by button or with Ctrl or ⌘ and B or I, change exactly what is selected: if all of it has the format it loses it, otherwise all of it gets it.',
  'RICH-03 rule book: With nothing selected, Bold and Italic change what is typed next; aria-pressed says whether the selection, or what is typed next, has the format.',
  'RICH-04 rule book: List makes each line that is at least partly selected an item, or a paragraph again if all of them are items; formats stay, Enter begins another item, and in an empty item it ends the list.',
  'RICH-05 rule book: A link has an address with http, https or mailto: any other is refused with an error, and in pasted HTML only its text is kept.',
  'RICH-06 rule book: Of pasted HTML only p, ul, li, strong, em and a are kept, and of other elements their text; nothing in it runs or is loaded.',
  'RICH-07 rule book: Plain text is pasted with all its lines and in the format at the cursor, by Ctrl+Shift+V and by Paste as text.',
  'RICH-08 rule book: HTML and Plain text show the content of Message after each change: the plain text has a line for each paragraph and each item, and no bullet before an item.',
  'RICH-09 rule book: Copy the notes puts HTML and plain text into the clipboard, or selects the notes if that is not possible; Clipboard says in words whether something was copied or pasted, the browser refused, or the page has no clipboard because it came by plain http.',
  'RICH-10 rule book: Ctrl+Z undoes the last change; Ctrl+Y and Ctrl+Shift+Z redo it, until something else is changed.',
  'RICH-11 rule book: After Check, the verdict says "A script" if a script has changed Message, "Not written" and the first line that differs if words differ, "Not formatted" if only formats differ, and otherwise "Solved".',
  'RICH-12 rule book: With ?level=2 Message is in a frame with that title and works in the same way; its buttons stay in the page, and keys that go to the page change nothing in Message.',
]);
