import { defect } from '../../defect.ts';

export default defect({
  id: 'half-rounds-lost',
  rule: 'ROUNDS-01',
  level: 'easy',
  technique: 'oracle',
  file: 'apps/web/src/exercises/widgets/horizontal-slider/page.tsx',
  from: 'setRounds(event.target.valueAsNumber)',
  to: 'setRounds(Number.parseInt(event.target.value, 10))',
  seen: 'The horizontal slider has no half rounds.',
  hints: [
    'Look at the horizontal slider.',
    'Whole numbers are not all that it has.',
    'Set it to 2.5: the value is 2.5.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/slider');
    await page.getByLabel('Rounds').fill('2.5');
    await expect(page.getByTestId('horizontal-slider-value')).toHaveText('2.5');
  },
});
