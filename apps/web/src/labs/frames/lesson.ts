import type { Dial } from '../../practice/dial.ts';
import type { ElementRow } from '../../practice/lesson.ts';
import type { Answer } from '../lab.ts';

/*
 * The second origin is a second port, not a sandbox, whose origin is `null` and would teach to check for `null`,
 * and not a second host name, which a classroom’s server does not have.
 */
export { frames as rules } from '@sparring/rules/labs/frames';

export const dials = [
  {
    name: 'delay',
    label: 'Delay of the reload in seconds',
    hint: 'From 0.2 to 10.',
    min: 0.2,
    max: 10,
    step: 0.1,
    initial: 2,
  },
] as const satisfies readonly Dial[];

export const task = [
  'Each desk is a frame with a field of its own. In each frame, wait until its State says “Open”. Then type the code that stands above the frame into its field, and press Send in the frame.',
  'Reloading desk reloads its document after the delay. Until then its State says “Reloads soon”, and what is typed or sent does not count.',
  'Press Check in the page, and assert that the verdict says “Delivered”.',
];

const within = 'in each of the frames';

export const elements: readonly ElementRow[] = [
  ...['North', 'South', 'Reloading', 'Shadow'].map((title) => ({
    what: `The code for the frame with the title “${title} desk” and the id frames-${title.toLowerCase()}`,
    role: 'status' as const,
    name: `Code of ${title} desk`,
    testId: `frames-${title.toLowerCase()}-code`,
  })),
  {
    what: 'The code for the frame with the title “Foreign desk” and the id frames-foreign',
    role: 'status',
    name: 'Code of Foreign desk',
    testId: 'frames-foreign-code',
    appears: 'on a site without FRAMES_PORT there are four desks, without this one',
  },
  {
    what: 'The field of a desk',
    role: 'textbox',
    name: 'Code',
    testId: 'desk-code',
    appears: within,
  },
  { what: 'Sends the code', role: 'button', name: 'Send', testId: 'desk-send', appears: within },
  {
    what: 'What the page has told the desk: Reloads soon, Open, or the code that it has received',
    role: 'status',
    name: 'State',
    testId: 'desk-state',
    appears: within,
  },
  { what: 'Asks for the verdict', role: 'button', name: 'Check', testId: 'frames-check' },
  { what: 'The verdict', role: 'status', name: 'Verdict', testId: 'frames-verdict' },
];

export const hints = [
  'The documents in the frames are the same, and the frames change places with the seed. What tells one frame from another stands at the iframe element in the page.',
  'A reload makes another document in the same frame: what was found in the old one is gone. The state of the desk says when the new one is ready.',
  'The frame of Shadow desk is in an open shadow root. CSS selectors of Playwright reach into it; in Selenium, find it from the shadow_root of its host.',
  'Playwright: page.frameLocator(\'iframe[title="North desk"]\'). Selenium: driver.switch_to.frame(element), and driver.switch_to.default_content() for the way back.',
];

export const answer: Answer = {
  why: 'The naive test types into each frame as soon as it is there. Reloading desk is there at once, too, and its code is lost with its first document. The good test waits in each frame until its state is Open.',
  fails: { playwright: /before its reload/, selenium: /before its reload/ },
};
