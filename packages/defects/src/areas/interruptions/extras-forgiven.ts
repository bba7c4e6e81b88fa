import { defect } from '../../defect.ts';

export default defect({
  id: 'extras-forgiven',
  rule: 'INTERRUPT-09',
  level: 'medium',
  technique: 'oracle',
  file: 'packages/practice/src/labs/interruptions/judge.ts',
  from: '...told.extras.map(',
  to: '...told.extras.slice(0, 0).map(',
  pure: true,
  seen: 'The verdict says nothing about what a visitor has bought in a dialog.',
  hints: [
    'Look at the verdict of the lab about interruptions.',
    'The task says what a visitor does not want.',
    'Join the club as one visitor: the verdict names the club card.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/interruptions?seed=2&visitors=2');
    await page.getByTestId('interruptions-start').click();
    const isOpen = async () => (await page.locator('dialog').count()) > 0;
    const lead = page.getByRole('button', { name: /^(Next|Continue|Book|Reserve|Done)$/ });
    const join = page.getByRole('button', { name: /^(Join|Refuse|Skip the tour|Try again)$/ });
    const close = page.getByRole('button', { name: 'Close' });
    while ((await page.getByTestId('interruptions-visitor').innerText()) !== '') {
      if (!(await isOpen())) await lead.click();
      else await ((await join.count()) > 0 ? join : close).click();
    }
    await expect(page.getByTestId('interruptions-verdict')).toContainText('a club card was bought');
  },
});
