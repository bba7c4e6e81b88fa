import { defect } from '../../defect.ts';

export default defect({
  id: 'one-silent-control-is-fine',
  rule: 'TRUSTED-05',
  level: 'medium',
  technique: 'boundaries',
  file: 'packages/practice/src/labs/trusted-events/ways.ts',
  from: 'if (silent.length > 0)',
  to: 'if (silent.length > 1)',
  pure: true,
  seen: 'Send says that all four were used, although one was not.',
  hints: [
    'Look at the verdict in the lab of real and synthetic events.',
    'Leave out as little as possible.',
    'Use all but Rounds: the page has heard nothing from Rounds.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/trusted-events');
    await page.getByLabel('Name', { exact: true }).fill('Ada');
    await page.getByTestId('trusted-newsletter').check();
    await page.getByTestId('trusted-send').click();
    await expect(page.getByTestId('trusted-verdict')).toHaveText(/^The page has heard nothing/);
  },
});
