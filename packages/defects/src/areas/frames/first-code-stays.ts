import { defect } from '../../defect.ts';

export default defect({
  id: 'first-code-stays',
  rule: 'DESK-07',
  level: 'medium',
  technique: 'sequences',
  file: 'packages/practice/src/labs/frames/desks.ts',
  from: '[name]: sent,',
  to: '[name]: before[name] ?? sent,',
  pure: true,
  seen: 'A desk that has sent a wrong code stays wrong after it has sent the right one.',
  hints: [
    'Look at the lab with the frames.',
    'Make a mistake, and correct it.',
    'Send 1 from North desk and then its code: the verdict does not name North desk.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/frames?seed=1');
    const code = await page.getByRole('status', { name: 'Code of North desk' }).innerText();
    const desk = page.frameLocator('iframe[title="North desk"]');
    await expect(desk.getByRole('status', { name: 'State' })).toHaveText('Open');
    for (const text of ['1', code]) {
      await desk.getByRole('textbox', { name: 'Code' }).fill(text);
      await desk.getByRole('button', { name: 'Send' }).click();
      await expect(desk.getByRole('status', { name: 'State' })).toHaveText(`Received ${text}`);
    }
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByTestId('frames-verdict')).toHaveText(/^Not delivered/);
    await expect(page.getByTestId('frames-verdict')).not.toContainText('North desk');
  },
});
