import { defect } from '../../defect.ts';

export default defect({
  id: 'description-of-the-other',
  rule: 'LADDER-01',
  level: 'hard',
  technique: 'accessibility',
  file: 'apps/web/src/labs/locator-ladder/rungs.tsx',
  from: 'aria-describedby={id}',
  to: 'aria-describedby="ladder-march"',
  seen: 'A screen reader says "Ends in March" on both buttons Renew.',
  hints: [
    'Look at the rung Description of the locator ladder.',
    'What is seen beside a button is not what a screen reader says about it.',
    'Exactly one of the buttons Renew has the accessible description Ends in June.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/locator-ladder?seed=7');
    const june = page.getByRole('button', { name: 'Renew', description: 'Ends in June' });
    await expect(june).toHaveCount(1);
  },
});
