import { defect } from '../../defect.ts';

export default defect({
  id: 'twins-may-swap',
  rule: 'DESK-07',
  level: 'sneaky',
  technique: 'duplicates',
  file: 'packages/practice/src/labs/frames/desks.ts',
  from: 'if (sent.code !== code)',
  to: 'if (!desks.some((desk) => desk.code === sent.code))',
  pure: true,
  seen: 'The code of another desk counts as the own one.',
  hints: [
    'Look at the lab with the frames.',
    'Which wrong codes did you try?',
    'Send the code of South desk from North desk: the verdict names North desk.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/frames?seed=1');
    const code = await page.getByRole('status', { name: 'Code of South desk' }).innerText();
    const desk = page.frameLocator('iframe[title="North desk"]');
    await expect(desk.getByRole('status', { name: 'State' })).toHaveText('Open');
    await desk.getByRole('textbox', { name: 'Code' }).fill(code);
    await desk.getByRole('button', { name: 'Send' }).click();
    await expect(desk.getByRole('status', { name: 'State' })).toHaveText(`Received ${code}`);
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByTestId('frames-verdict')).toContainText('North desk');
  },
});
