import { defect } from '../../defect.ts';

export default defect({
  id: 'cents-lost',
  rule: 'SLIDER-02',
  level: 'sneaky',
  technique: 'oracle',
  file: 'apps/web/src/exercises/widgets/slider/page.tsx',
  from: `        {euro.format(price)}
`,
  to: `        {euro.format(Math.floor(price * 100) / 100)}
`,
  seen: 'Some prices of the slider are a cent short.',
  hints: [
    'Look at the price below the slider.',
    'Try more than a few round values.',
    '29 steps from 0: 0,29 €.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/euro-slider');
    await page.getByLabel('Price', { exact: true }).fill('0.29');
    await expect(page.getByTestId('slider-value')).toHaveText(/^0,29/);
  },
});
