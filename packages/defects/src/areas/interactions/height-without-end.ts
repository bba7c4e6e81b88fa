import { defect } from '../../defect.ts';

export default defect({
  id: 'height-without-end',
  rule: 'RESIZE-03',
  level: 'sneaky',
  technique: 'boundaries',
  file: 'apps/web/src/exercises/interactions/resize/size.ts',
  from: 'height: bounded(height + dy)',
  to: 'height: Math.max(bounds.min, Math.round(height + dy))',
  pure: true,
  seen: 'The box can be made higher than 500 pixels.',
  hints: [
    'Look at the box that changes its size.',
    'It has two sides, and each has a smallest and a largest value.',
    '40 presses of the arrow down: the box is 500 high.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/resize');
    for (let press = 0; press < 40; press += 1)
      await page.getByTestId('resize-handle').press('ArrowDown');
    await expect(page.getByTestId('resize-size')).toHaveText('200x500');
  },
});
