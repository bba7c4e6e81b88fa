import { defect } from '../../defect.ts';

export default defect({
  id: 'second-cover-lets-through',
  rule: 'ACTION-08',
  level: 'hard',
  technique: 'sequences',
  file: 'packages/practice/src/labs/actionability/round.ts',
  from: 'return isFirst ?',
  to: 'return isFirst && used.missing.length > 0 ?',
  pure: true,
  seen: 'Twice gets no cover when every other target is ready.',
  hints: [
    'Look at the lab about actionability with seven targets.',
    'Use Twice last, when nothing else is missing.',
    'Wait until every target is ready and click Twice: a cover comes.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/actionability?delay=0.2&level=2');
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('checkbox', { name: 'Disabled' })).toBeEnabled();
    await expect(page.getByTestId('action-cover')).toBeHidden();
    await page.getByRole('button', { name: 'Hidden' }).click();
    await page.getByRole('button', { name: 'Moving' }).click();
    await page.getByRole('button', { name: 'Out of view' }).click();
    await expect(page.getByTestId('action-read-only')).toBeEditable();
    await page.getByRole('button', { name: 'Twice' }).dblclick();
    await expect(page.getByTestId('action-cover-clicks')).toHaveText('1');
  },
});
