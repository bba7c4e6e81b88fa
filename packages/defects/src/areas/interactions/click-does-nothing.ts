import { defect } from '../../defect.ts';

export default defect({
  id: 'click-does-nothing',
  rule: 'SCROLL-02',
  level: 'easy',
  technique: 'contract',
  file: 'apps/web/src/exercises/interactions/scroll-button/page.tsx',
  from: "onClick={() => setAnswer('Found and clicked on the button!')}",
  to: "onClick={() => () => setAnswer('Found and clicked on the button!')}",
  seen: 'A click on Click Me does nothing.',
  hints: [
    'Look at the long page with the button.',
    'That a button can be clicked does not say that the click does something.',
    'Click Me: the answer is Found and clicked on the button!',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/scroll-button');
    await page.getByRole('button', { name: 'Click Me' }).click();
    await expect(page.getByTestId('scroll-answer')).toHaveText('Found and clicked on the button!');
  },
});
