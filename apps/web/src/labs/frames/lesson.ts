import { type Dial, levelDial, secondsDial } from '../../practice/dial.ts';
import { type ElementRow, row } from '../../practice/lesson.ts';
import type { LabAnswer } from '../lab.ts';

/*
 * The second origin is a second port, not a sandbox, whose origin is `null` and would teach to check for `null`,
 * and not a second host name, which a classroom’s server does not have.
 */
export { frames as rules } from '@sparring/rules/labs/frames';

export const dials = [
  secondsDial('delay', { min: 0.2, max: 10, initial: 2 }, '', 'Delay of the reload in seconds'),
  levelDial('On level 2, the form of Shadow desk is in a shadow root of its document.', {
    name: 'roots',
    from: 1,
  }),
] as const satisfies readonly Dial[];

export const task = [
  'Each desk is a frame with its own field. In each frame, wait until **State** says “Open”.',
  'Type the code shown above the frame into its field **Code**, and press **Send** in the same frame.',
  '**Reloading desk** reloads its document after the delay. Until then, its **State** says “Reloads soon”, and anything you type or send is lost. Send its code within three seconds after the reload.',
  'Press **Check** in the page, and assert that the verdict says “Solved”, for which it asks for two runs in one tab, with ?delay=0.2 and with ?delay=4.',
  'Do all of it again with ?level=2. The field and the button of **Shadow desk** are now in a shadow root inside the frame, and its **State** is not. The verdict on level 1 does not depend on this step.',
];

const inDesk = {
  appears: 'in each of the frames; the code enters North desk',
  within: [{ frame: 'frames-north' }],
};

export const elements: readonly ElementRow[] = [
  ...['North', 'South', 'Reloading', 'Shadow'].map((title) => ({
    what: `The code for the frame with the title “${title} desk” and the id frames-${title.toLowerCase()}`,
    role: 'status' as const,
    name: `Code of ${title} desk`,
    testId: `frames-${title.toLowerCase()}-code`,
  })),
  row(
    'The code for the frame with the title “Foreign desk” and the id frames-foreign',
    'status',
    'Code of Foreign desk',
    'frames-foreign-code',
    { appears: 'only if FRAMES_PORT is set; otherwise there are four desks' },
  ),
  row('The field of a desk', 'textbox', 'Code', 'desk-code', inDesk),
  row('Sends the code', 'button', 'Send', 'desk-send', inDesk),
  row(
    'State of the desk: “Reloads soon”, “Open”, or the code that you sent',
    'status',
    'State',
    'desk-state',
    inDesk,
  ),
  row('Asks for the verdict', 'button', 'Check', 'frames-check'),
  row('The verdict', 'status', 'Verdict', 'frames-verdict'),
];

export const hints = [
  'The frames have the same document, and the seed decides their order. Only the attributes of the `iframe` elements tell them apart.',
  'A reload puts a new document into the same frame, and the elements that you found in the old one are gone. **State** says when the new document is ready.',
  'The frame of Shadow desk is in an open shadow root. In Playwright, CSS selectors reach into it; in Selenium, search from the `shadow_root` of its host.',
  'Playwright: `page.frameLocator(\'iframe[title="North desk"]\')`. Selenium: `driver.switch_to.frame(element)`, and `driver.switch_to.default_content()` to go back.',
  'With ?level=2, the way to the field of Shadow desk has three steps: the shadow root in the page, the frame, and the shadow root in its document, which is that of `#desk-root`. Playwright takes the third step by itself. In Selenium, after the switch: `driver.find_element(By.ID, "desk-root").shadow_root`, and search from there.',
];

export const answer: LabAnswer = {
  why: 'The naive test types into each frame as soon as the frame is there. Reloading desk is there at once, too, but its first document and the code in it are lost. The good test waits in each frame until **State** says “Open”.',
  fails: { playwright: /before its reload/, selenium: /before its reload/ },
};
