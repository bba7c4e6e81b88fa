import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: [
    'await page.locator(\'xpath=//input[@id="roots-guest"]\').fill(guest!, { timeout: 1000 });',
    'await page.locator(\'xpath=//button[@id="roots-book"]\').click();',
  ],
  mends: [
    {
      text: 'Find the field by its role and its name',
      does: 'Locators of Playwright look into open shadow roots. XPath stops at their border.',
      helps: true,
    },
    { text: 'Write the XPath from `/html` on', does: 'A longer XPath stops at the same border.' },
    {
      text: 'Raise the timeout of the action',
      does: 'The field is there at once, and XPath never finds it.',
    },
  ],
};
