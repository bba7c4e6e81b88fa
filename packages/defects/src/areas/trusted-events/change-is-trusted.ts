import { defect } from '../../defect.ts';

export default defect({
  id: 'change-is-trusted',
  rule: 'TRUSTED-02',
  level: 'sneaky',
  technique: 'negative',
  file: 'apps/web/src/labs/trusted-events/page.tsx',
  from: `onClick={(event) => note(wayOf(event))}
    >
      Newsletter`,
  to: `onInput={(event) => note(wayOf(event))}
    >
      Newsletter`,
  seen: 'A script that clicks Newsletter counts as a user.',
  hints: [
    'Look at Newsletter in the lab of real and synthetic events.',
    'A click by a script changes the box, and what happens then comes from the browser.',
    'Let a script call click() on the box: Newsletter was used by a script.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/trusted-events');
    const box = page.getByTestId('trusted-newsletter');
    await box.evaluate((input: HTMLInputElement) => input.click());
    await expect(page.getByTestId('trusted-newsletter-by')).toHaveText('a script');
  },
});
