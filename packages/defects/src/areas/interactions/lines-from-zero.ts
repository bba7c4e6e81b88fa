import { defect } from '../../defect.ts';

export default defect({
  id: 'lines-from-zero',
  rule: 'SCROLL-01',
  level: 'medium',
  technique: 'boundaries',
  file: 'apps/web/src/exercises/interactions/scroll-button/page.tsx',
  from: '`Line ${index + 1}`',
  to: '`Line ${index}`',
  seen: 'The lines are numbered from 0 to 49.',
  hints: [
    'Look at the long page with the button.',
    'Look at the first and the last.',
    'The last line is Line 50.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/scroll-button');
    await expect(page.getByTestId('scroll-lines').getByRole('listitem').last()).toHaveText(
      'Line 50',
    );
  },
});
