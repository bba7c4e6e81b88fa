import { defect } from '../../defect.ts';

export default defect({
  id: 'second-try-counts',
  rule: 'LADDER-03',
  level: 'sneaky',
  technique: 'sequences',
  file: 'packages/practice/src/labs/locator-ladder/judge.ts',
  from: "touchOf(before, rung) === 'wrong' ? before :",
  to: 'before[rung] === sign ? before :',
  pure: true,
  seen: 'A rung that was wrong becomes right by a second try.',
  hints: [
    'Look at a rung of the locator ladder.',
    'Use the wrong element first, and then the right one.',
    'A rung that is wrong says "wrong" until the page is loaded again.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/locator-ladder?seed=7');
    const rung = page.getByRole('group', { name: 'Role', exact: true });
    await rung.getByRole('link', { name: 'Archive' }).click();
    await rung.getByRole('button', { name: 'Archive' }).click();
    await expect(page.getByTestId('ladder-role-state')).toHaveText('wrong');
  },
});
