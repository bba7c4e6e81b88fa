import { defect } from '../../defect.ts';

export default defect({
  id: 'every-button-saves-the-pdf',
  rule: 'DOWNLOAD-02',
  level: 'easy',
  technique: 'oracle',
  file: 'apps/web/src/exercises/elements/file-downloader/page.tsx',
  from: '<FileRow key={file.url} {...file} />',
  to: '<FileRow key={file.url} {...file} url={files[0].url} />',
  seen: 'The button of each row saves the PDF.',
  hints: [
    'Look at the file downloader.',
    'Download more than the first file.',
    'Download Example Excel saves example.xlsx.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/file-downloader');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Example Excel' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('example.xlsx');
  },
});
