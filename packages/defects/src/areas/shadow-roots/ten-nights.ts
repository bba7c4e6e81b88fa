import { defect } from '../../defect.ts';

export default defect({
  id: 'ten-nights',
  rule: 'ROOT-03',
  level: 'easy',
  technique: 'boundaries',
  file: 'packages/practice/src/labs/shadow-roots/booking.ts',
  from: 'Math.min(9, Math.max(1, nights + step))',
  to: 'Math.min(10, Math.max(1, nights + step))',
  pure: true,
  seen: 'The number of nights goes up to 10.',
  hints: [
    'Look at the lab with the shadow roots.',
    'How far do the two buttons go?',
    'Press One night more nine times: there are 9 nights.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/shadow-roots?seed=1');
    for (let press = 0; press < 9; press += 1)
      await page.getByRole('button', { name: 'One night more' }).click();
    await expect(page.getByTestId('roots-nights')).toHaveText('9');
  },
});
