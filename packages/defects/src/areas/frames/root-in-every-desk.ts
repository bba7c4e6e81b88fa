import { defect } from '../../defect.ts';

export default defect({
  id: 'root-in-every-desk',
  rule: 'DESK-09',
  level: 'medium',
  technique: 'oracle',
  file: 'apps/web/src/labs/frames/page.tsx',
  from: "level > 1 && name === 'shadow'",
  to: 'level > 1',
  seen: 'With ?level=2 the forms of all desks are in shadow roots.',
  hints: [
    'Look at the lab about frames with roots inside of them.',
    'Compare the documents of two desks.',
    'With ?level=2, the field of North desk is in no shadow root.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/frames?level=2&seed=7');
    const north = page.frameLocator('#frames-north');
    await expect(north.getByTestId('desk-state')).toHaveText('Open');
    await expect(north.locator('css:light=#desk-code')).toHaveCount(1);
  },
});
