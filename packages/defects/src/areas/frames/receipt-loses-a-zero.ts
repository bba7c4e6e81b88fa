import { defect } from '../../defect.ts';

export default defect({
  id: 'receipt-loses-a-zero',
  rule: 'DESK-06',
  level: 'hard',
  technique: 'boundaries',
  file: 'packages/practice/src/labs/frames/desks.ts',
  from: '`Received ${code}`',
  to: "`Received ${code.replace(/^0+(?=.)/, '')}`",
  pure: true,
  seen: 'The state of a desk shows a code without its leading zeros.',
  hints: [
    'Look at the lab with the frames, and send codes that it has not asked for.',
    'Which digit can be lost when a text becomes a number?',
    'Send 007 from North desk: its state is Received 007.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/frames?seed=1');
    const desk = page.frameLocator('iframe[title="North desk"]');
    await expect(desk.getByRole('status', { name: 'State' })).toHaveText('Open');
    await desk.getByRole('textbox', { name: 'Code' }).fill('007');
    await desk.getByRole('button', { name: 'Send' }).click();
    await expect(desk.getByRole('status', { name: 'State' })).toHaveText('Received 007');
  },
});
