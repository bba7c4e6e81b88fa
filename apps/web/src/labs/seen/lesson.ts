import { type Dial, secondsDial } from '../../practice/dial.ts';
import { type ElementRow, row } from '../../practice/lesson.ts';
import type { LabAnswer } from '../lab.ts';

export { seen as rules } from '@sparring/rules/labs/seen';

export const dials = [
  secondsDial('delay', { min: 0.2, max: 8, initial: 1 }, '', 'Delay of the light in seconds'),
] as const satisfies readonly Dial[];

export const task = [
  'Type into **Seen** the words of the signs that a person can see by scrolling, without pressing anything.',
  'Type the word of the badge into **Badge**, and the names of the checked boxes into **On**.',
  'Press **Start the light**, and **Cross** while it is green, “rgb(0, 100, 0)”, for three seconds.',
  'Press **Check**, and assert that the verdict says “Solved”. Your test must pass with any seed. The verdict asks for two runs in one tab, with ?delay=0.2 and with ?delay=8.',
  'Type into **Called visible** the words that your tool calls visible, and compare with **Difference**. The verdict does not depend on this step.',
];

const field = (name: string, what: string): ElementRow => ({
  what,
  role: 'textbox',
  name,
  testId: `seen-${name.toLowerCase().replace(' ', '-')}-typed`,
});

export const elements: readonly ElementRow[] = [
  { what: 'The word of a sign; there are twelve', testId: 'seen-sign-1' },
  { what: 'Opens the details of a sign; the task does not press it', testId: 'seen-more' },
  field('Seen', 'The words that a person sees'),
  field('Called visible', 'The words that the tool calls visible'),
  row(
    'How each word is hidden that only the tool calls visible',
    'status',
    'Difference',
    'seen-difference',
  ),
  { what: 'The badge', testId: 'seen-badge' },
  field('Badge', 'The word of the badge'),
  ...['Lamp', 'Fan', 'Heater', 'Radio'].map((name) => ({
    what: 'A box',
    role: 'checkbox' as const,
    name,
    testId: `seen-${name.toLowerCase()}`,
  })),
  field('On', 'The boxes that are checked'),
  { what: 'The light', testId: 'seen-light' },
  row('Starts the light', 'button', 'Start the light', 'seen-start'),
  row('Crosses', 'button', 'Cross', 'seen-cross'),
  row('The light at Cross', 'status', 'Crossed', 'seen-crossed'),
  row('Asks for the verdict', 'button', 'Check', 'seen-check'),
  row('The verdict', 'status', 'Verdict', 'seen-verdict'),
];

export const hints = [
  'Ask your tool which of the twelve words it calls visible. Which of them do you not find in the page with your own eyes?',
  'For Playwright, an element is visible if it has a size and is not `visibility: hidden`: a transparent, clipped or covered one passes, too. Selenium calls a transparent one invisible, and a covered one visible.',
  'The browser knows what is on top: `document.elementFromPoint(x, y)`. Scroll the word into view, and ask for its middle. A transparent word is on top, too: `checkVisibility({ opacityProperty: true })` finds it.',
  'The word of the badge is in no element. `getComputedStyle(badge, "::before").content` has it, in quotes.',
  'The attribute `checked` says how a box was at first, its property how it is now. `[checked]` asks for the attribute; `getByRole("checkbox", { checked: true })` and `is_selected()` ask for the property.',
];

export const answer: LabAnswer = {
  why: 'The naive test trusts the word “visible” of its tool. Each tool means something else by it, and none of them asks what covers an element. The good test asks the browser what is at the place of the word.',
  fails: {
    playwright: /Seen has what nobody sees: transparent, clipped/,
    selenium: /Seen has what nobody sees: .*covered/,
  },
};
