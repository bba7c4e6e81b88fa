import { defect } from '../../defect.ts';

export default defect({
  id: 'refused-files-take-a-place',
  rule: 'BYTES-04',
  level: 'sneaky',
  technique: 'sequences',
  file: 'apps/web/src/labs/file-uploads/rows.ts',
  from: 'return taken.length < mostFiles ?',
  to: 'return listed.length < mostFiles ?',
  pure: true,
  seen: 'A file that was refused takes one of the five places of the list.',
  hints: [
    'Look at the lab with the uploads.',
    'How many files does the list take, and what counts as one of them?',
    'Choose an empty file and five others: the five are ready.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/file-uploads');
    const names = ['empty.txt', '1.txt', '2.txt', '3.txt', '4.txt', '5.txt'];
    const files = names.map((name, at) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from('a'.repeat(at)),
    }));
    await page.getByTestId('uploads-input').setInputFiles(files);
    const row = page.getByRole('row', { name: '5.txt' });
    await expect(row.getByRole('cell', { name: 'ready', exact: true })).toBeVisible();
  },
});
