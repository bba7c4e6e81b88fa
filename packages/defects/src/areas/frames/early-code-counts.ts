import { defect } from '../../defect.ts';

export default defect({
  id: 'early-code-counts',
  rule: 'DESK-07',
  level: 'easy',
  technique: 'timing',
  file: 'packages/practice/src/labs/frames/desks.ts',
  from: 'if (sent.early) return `${title} has sent its code before its reload`;',
  to: '',
  pure: true,
  seen: 'A code that Reloading desk has sent before its reload counts.',
  hints: [
    'Look at the lab with the frames.',
    'When may each code be sent?',
    'Send the code of Reloading desk while its state is Reloads soon, and press Check: the verdict names it.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/frames?delay=10');
    const code = await page.getByRole('status', { name: 'Code of Reloading desk' }).innerText();
    const desk = page.frameLocator('iframe[title="Reloading desk"]');
    await desk.getByRole('textbox', { name: 'Code' }).fill(code);
    await desk.getByRole('button', { name: 'Send' }).click();
    await expect(desk.getByRole('status', { name: 'State' })).toHaveText(`Received ${code}`);
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByTestId('frames-verdict')).toContainText('Reloading desk');
  },
});
