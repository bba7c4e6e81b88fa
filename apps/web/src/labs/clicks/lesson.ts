import { type Dial, secondsDial } from '../../practice/dial.ts';
import { type ElementRow, row } from '../../practice/lesson.ts';
import type { LabAnswer } from '../lab.ts';

export { clicks as rules } from '@sparring/rules/labs/clicks';

export const dials = [
  secondsDial('hold', { min: 0.2, max: 10, initial: 1 }, '', 'Long press in seconds'),
] as const satisfies readonly Dial[];

export const task = [
  'Double-click **Double**, right-click **Right**, click **Middle** with the middle button, and hold **Long** until **Presses on Long** asks you to release it, which you have to do within three seconds. Do each once, and nothing else to these buttons.',
  'Assert that **Last events** has the events of the button that you used last, in their order.',
  'Point at **File**, then at **Export**, and choose what **Wanted item** names. The menu closes 0.3 seconds after the mouse has left it.',
  'Point at the row of **Wanted button** in the table, and press this button. The seed decides the order of the rows.',
  'In the list, select the range of **Wanted cities** with Shift, add the other city with Ctrl, and take the last one away with Ctrl.',
  'Press **Check**, and assert that the verdict says “Solved”. The verdict asks for two runs in one tab, with ?hold=0.3 and with ?hold=4.',
];

const pressed = (name: string, what: string): readonly ElementRow[] => [
  { what, role: 'button', name, testId: `clicks-${name.toLowerCase()}` },
  row(
    `What ${name} has heard`,
    'status',
    `Presses on ${name}`,
    `clicks-${name.toLowerCase()}-presses`,
  ),
];

const wanted = (
  [
    ['item', 'What to choose in the menu'],
    ['button', 'What to press in the table'],
    ['cities', 'What to select in the list'],
  ] as const
).map(([part, what]): ElementRow => ({
  what,
  role: 'status',
  name: `Wanted ${part}`,
  testId: `clicks-wanted-${part}`,
}));

const inMenu = 'while the menu File is open';
const inBranch = 'while the menu Export is open';

export const elements: readonly ElementRow[] = [
  ...pressed('Double', 'Asks for a double-click'),
  ...pressed('Right', 'Asks for a right click'),
  ...pressed('Middle', 'Asks for a click with the middle button'),
  ...pressed('Long', 'Asks for a long press'),
  row(
    'The mouse events of the button that was used last',
    'status',
    'Last events',
    'clicks-events',
  ),
  ...wanted,
  row('Opens the menu', 'button', 'File', 'clicks-file'),
  row('An item', 'button', 'Print', 'clicks-print', { appears: inMenu }),
  row('Opens the second menu', 'button', 'Export', 'clicks-export', { appears: inMenu }),
  row('A menu that cannot be opened', 'button', 'Share', 'clicks-share', { appears: inMenu }),
  row('An item', 'button', 'As PDF', 'clicks-as-pdf', { appears: inBranch }),
  row('The other item there', 'button', 'As CSV', 'clicks-as-csv', { appears: inBranch }),
  row('What was chosen', 'status', 'Chosen', 'clicks-chosen'),
  row('Has a menu of its own', 'button', 'Photo', 'clicks-photo'),
  row(
    'An item of that menu; the others are Open and Remove',
    'menuitem',
    'Rename',
    'clicks-photo-rename',
    { appears: 'while the menu of Photo is open' },
  ),
  row('What was chosen there', 'status', 'Choice for Photo', 'clicks-photo-choice'),
  row('The rows', 'table', 'Bills', 'clicks-rows'),
  row(
    'A button of a row; each row has Archive and Delete',
    'button',
    'Archive Water',
    'clicks-archive-water',
  ),
  row('The buttons that were pressed', 'status', 'Row actions', 'clicks-row-actions'),
  row('The list', 'listbox', 'Cities', 'clicks-cities'),
  row('An item of the list; there are eight', 'option', 'Bergen', 'clicks-city-bergen'),
  row('What is selected', 'status', 'Selected', 'clicks-selected'),
  row('Asks for the verdict', 'button', 'Check', 'clicks-check'),
  row('The verdict', 'status', 'Verdict', 'clicks-verdict'),
];

export const asksForUser = true;

export const hints = [
  'What does the page do when you use it with a mouse? Write down each press and each move, and look for the method of your tool with the same name.',
  'A double-click is two clicks and a `dblclick`. Two separate clicks of a tool send no `dblclick`, however fast they are.',
  'A menu that opens on hover is not in the page until then. The buttons of a row are in the page, but they let every click through until the mouse is in the row.',
  'Scrolling moves the page under the mouse, so the mouse leaves the menu. Scroll the whole menu into view before you open it.',
  'A fixed time is too short for one `hold` and too long for another, whose press then counts as a click: press, wait for the text “Let go”, and release.',
  'With the keyboard: Enter twice, Shift+F10, Ctrl+Enter and a held Space for the four buttons, in their order.',
  'In Playwright: `dblclick()`, `click({ button: "right" })`, `click({ button: "middle" })`, `page.mouse.down()`, `hover()` and `click({ modifiers: ["Shift"] })`. In Selenium: `ActionChains` with `double_click`, `context_click`, `click_and_hold`, `move_to_element` and `key_down`.',
];

export const answer: LabAnswer = {
  why: 'The naive test uses the mouse as if it had one button and no duration: two clicks for a double-click, and a press of half a second. Two clicks send no `dblclick`, and the press is shorter than the button asks for.',
  fails: { playwright: /click, mousedown, mouseup, click/, selenium: /0 double-clicks/ },
};
