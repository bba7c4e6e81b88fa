import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: [
    'await page.locator(\'xpath=//input[@id="roots-guest"]\').fill(guest!, { timeout: 1000 });',
    'await page.locator(\'xpath=//button[@id="roots-book"]\').click();',
  ],
  mends: {
    'Find the field by its role and its name':
      'Locators of Playwright look into open shadow roots. XPath stops at their border.',
    'Write the XPath from `/html` on': 'A longer XPath stops at the same border.',
    'Raise the timeout of the action': 'The field is there at once, and XPath never finds it.',
  },
  helps: 1,
};
