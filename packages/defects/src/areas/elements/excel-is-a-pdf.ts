import { defect } from '../../defect.ts';
import { readFile } from 'node:fs/promises';

export default defect({
  id: 'excel-is-a-pdf',
  rule: 'UPLOAD-01',
  level: 'hard',
  technique: 'contract',
  file: 'apps/web/src/practice/save-file.ts',
  from: 'await fetch(url)',
  to: "await fetch(url.replace('.xlsx', '.pdf'))",
  used: "url.includes('.xlsx')",
  matters: "url.includes('.xlsx')",
  seen: 'example.xlsx holds the bytes of the PDF.',
  hints: [
    'Look at the downloads.',
    'A right name says nothing of the content.',
    'The first two bytes of example.xlsx are PK.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/upload-download');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Example Excel' }).click(),
    ]);
    const bytes = await readFile(await download.path());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
  },
});
