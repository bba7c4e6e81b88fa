import { defect } from '../../defect.ts';

export default defect({
  id: 'zero-rounds-not-shown',
  rule: 'ROUNDS-02',
  level: 'medium',
  technique: 'boundaries',
  file: 'apps/web/src/exercises/widgets/horizontal-slider/page.tsx',
  from: `        {rounds}
`,
  to: `        {rounds || ''}
`,
  seen: 'At 0 the line Value is empty.',
  hints: [
    'Look at the horizontal slider.',
    'Where does it begin?',
    'At the start the line Value says 0.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/slider');
    await expect(page.getByTestId('horizontal-slider-value')).toHaveText('0');
  },
});
