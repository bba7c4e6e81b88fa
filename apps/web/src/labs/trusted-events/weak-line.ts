import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: [
    "await page.getByLabel('Name', { exact: true }).evaluate((field: HTMLInputElement) => {",
    "field.value = 'Ada';",
    "field.dispatchEvent(new Event('input', { bubbles: true }));",
    "await page.getByRole('checkbox', { name: 'Newsletter' }).dispatchEvent('click');",
    "await page.getByRole('slider', { name: 'Rounds' }).fill('8');",
    "await page.getByRole('button', { name: 'Send' }).dispatchEvent('click');",
  ],
  mends: {
    'Dispatch more events: focus, keydown, keyup, change':
      'The browser marks each of them as made by a script, and they still work on a control that a user cannot reach.',
    'Use the control: type, check, press a key, click':
      'The browser sends trusted events, and each of them waits until a user could act.',
    'Assert after each step that the value is there':
      'The value is there. It does not say that a user could have entered it.',
  },
  helps: 2,
};
