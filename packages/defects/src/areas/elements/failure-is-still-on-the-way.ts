import { defect } from '../../defect.ts';

export default defect({
  id: 'failure-is-still-on-the-way',
  rule: 'DOWNLOAD-05',
  level: 'hard',
  technique: 'negative',
  file: 'apps/web/src/exercises/elements/file-downloader/file-row.tsx',
  from: `      setState('not saved');
      logFailure(`,
  to: '      logFailure(',
  seen: 'The row of a download that failed says that the file is still on the way.',
  hints: [
    'Look at the file downloader.',
    'A network can fail.',
    'Abort the request of a file: its row says not saved again.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/file-downloader');
    await page.route('**/files/example.pdf', (route) => route.abort());
    await Promise.all([
      page.waitForEvent('requestfailed'),
      page.getByRole('button', { name: 'Download Example PDF' }).click(),
    ]);
    await expect(page.getByTestId('example-pdf-state')).toHaveText('not saved');
  },
});
