import { type Dial, levelDial } from '../../practice/dial.ts';
import { type ElementRow, row } from '../../practice/lesson.ts';
import type { PromiseException } from '../../practice/promise.ts';
import type { LabAnswer } from '../lab.ts';

export { locatorLadder as rules } from '@sparring/rules/labs/locator-ladder';

export const dials = [
  levelDial('Level 2 has five other rungs.', { name: 'flight', from: 2 }),
] as const satisfies readonly Dial[];

export const task = [
  'Climb the eight rungs. On each, find one element among others that look like it; the heading of the rung says what tells them apart.',
  'Do not use a position, such as `.first()` or `.nth()`: another seed changes the order of the elements.',
  'Assert that the verdict begins with “Solved”. Your test must pass with any seed.',
  'Load the lab with ?level=2, and climb the five rungs of the second flight. The elements of a rung have the same role and the same name; the text of the rung says where in the HTML the right one is. Only on **Nth of its kind** is a position the right answer: the position among the buttons. The verdict on level 1 does not depend on this step.',
];

export const elements: readonly ElementRow[] = [
  row('A button and a link', 'group', 'Role', 'ladder-role'),
  row('Three labels', 'group', 'Label', 'ladder-label'),
  row('A button in each of two groups', 'group', 'Group', 'ladder-group'),
  row('A button in each of three rows', 'group', 'Row', 'ladder-row'),
  row('Two fields with one name', 'group', 'Placeholder', 'ladder-placeholder'),
  row('Two pictures', 'group', 'Text alternative', 'ladder-alternative'),
  row('Two buttons with a title', 'group', 'Title', 'ladder-title'),
  row('Two buttons with a description', 'group', 'Description', 'ladder-description'),
  ...(
    [
      ['Three buttons, each after a text', 'Sibling', 'sibling'],
      ['A button in each of three cards', 'Ancestor', 'ancestor'],
      ['Three buttons and three links', 'Nth of its kind', 'nth'],
      ['Three buttons with an element each', 'Contents', 'contents'],
      ['Three buttons with an attribute', 'Attribute', 'attribute'],
    ] as const
  ).map(([what, name, last]): ElementRow => ({
    what,
    role: 'group',
    name,
    testId: `ladder-${last}`,
    appears: 'with ?level=2',
  })),
  row('The verdict', 'status', 'Verdict', 'ladder-verdict'),
];

export const exceptions: readonly PromiseException[] = [
  {
    breaks: 'gives no two controls the same role and name',
    why: 'On most rungs, the elements have the same role and name, so only the locator of the rung tells them apart.',
  },
  {
    breaks: 'gives every control a test id that is its id, in kebab-case',
    why: 'The elements on the rungs have neither, because an id would solve every rung.',
  },
];

export const hints = [
  'A locator that finds two elements is not wrong, but unfinished. What would you say to someone who asks which **Save** you mean?',
  'Some tools compare names loosely: **Name** also matches **User name** and **Company name**. Look for the option for an exact match.',
  'In Playwright: `getByRole`, `getByLabel`, `getByPlaceholder`, `getByAltText`, `getByTitle`, the option `description` of `getByRole`, and locators inside locators. In Selenium: XPath with the text of the legend, the row or the label, and CSS with the attribute: `[placeholder="Country"]`.',
  'On the second flight, in CSS: `+` for the next sibling, `:nth-of-type(2)`, `:has(em)`, and `[data-kind="urgent" i]` for any case. In XPath: `following-sibling::button[1]`, `ancestor::div[2]`, `(…//button)[2]`, `button[em]`, and `translate()` for the case.',
];

export const answer: LabAnswer = {
  why: 'The naive test uses the first element that it finds. In Playwright, `.first()` silences the error of strict mode; in Selenium, `find_element` always returns the first match. On half of the rungs, the first element is the wrong one.',
  fails: { playwright: /Not solved: a wrong element/, selenium: /Not solved: a wrong element/ },
};
