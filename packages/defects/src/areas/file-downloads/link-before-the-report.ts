import { defect } from '../../defect.ts';

export default defect({
  id: 'link-before-the-report',
  rule: 'SAVED-05',
  level: 'easy',
  technique: 'timing',
  file: 'apps/web/src/labs/file-downloads/make-report.tsx',
  from: "state === 'made' && <p>",
  to: 'state !== undefined && <p>',
  seen: 'The link to the report is there before the report is made.',
  hints: [
    'Look at the lab with the downloads.',
    'What is in the page while the report is being made?',
    'Press “Make the report” with ?delay=5: there is no link to it yet.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/file-downloads?delay=10');
    await page.getByTestId('downloads-make').click();
    await expect(page.getByTestId('downloads-report')).toHaveText('Making the report…');
    await expect(page.getByTestId('downloads-pdf')).toHaveCount(0);
  },
});
