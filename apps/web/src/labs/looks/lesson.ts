import { type Dial, secondsDial } from '../../practice/dial.ts';
import { type ElementRow, row } from '../../practice/lesson.ts';
import type { LabAnswer } from '../lab.ts';

export { looks as rules } from '@sparring/rules/labs/looks';

export const dials = [
  secondsDial(
    'delay',
    { min: 0.1, max: 10, initial: 1 },
    'The picture comes this long after a look was chosen.',
  ),
] as const satisfies readonly Dial[];

export const task = [
  'Take a screenshot of **Poster** while **Sound** is chosen: this is the baseline. It comes from the same run, because fonts and colors differ between machines.',
  'Choose **A** to **F** one after the other, and compare each with the baseline, pixel by pixel. The picture of the lamp comes late, and the clock is different in each screenshot: neither is a defect.',
  'Tick the looks that differ, and no others.',
  'Press **Check**, and assert that the verdict says “Solved”. Your test must pass with any seed. The verdict asks for two runs in one tab, with ?delay=0.2 and with ?delay=3.',
];

export const elements: readonly ElementRow[] = [
  row('Shows the poster as it should be', 'radio', 'Sound', 'looks-sound'),
  row('Shows the poster with a change; there are six', 'radio', 'A', 'looks-a'),
  row('The poster; busy until its picture is there', 'region', 'Poster', 'looks-poster'),
  row('The clock of the poster', 'timer', 'Time in UTC', 'looks-clock'),
  row('Says that a look differs; there are six', 'checkbox', 'A differs', 'looks-differs-a'),
  row('Asks for the verdict', 'button', 'Check', 'looks-check'),
  row('The verdict', 'status', 'Verdict', 'looks-verdict'),
];

export const hints = [
  'Take two screenshots of **Sound**, and compare them. What differs although nothing is wrong?',
  'Cover the clock before each screenshot: Playwright has `mask`. In Selenium, hide the element by a script, so that its place stays empty.',
  'A screenshot that is taken before the picture is there differs in every look. The poster is `aria-busy="true"` until then.',
  'One look differs by one pixel, another by a shade. A threshold that forgives a clock forgives both: mask what may differ, and compare the rest exactly. In one run and one browser, equal pictures are equal bytes.',
];

export const answer: LabAnswer = {
  why: 'The naive test compares the clock, too. No two screenshots are equal, so it calls all six looks different.',
  fails: { playwright: /0 of the 4 .* 2 of the 2/, selenium: /0 of the 4 .* 2 of the 2/ },
};
