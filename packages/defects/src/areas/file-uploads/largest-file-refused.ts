import { defect } from '../../defect.ts';

export default defect({
  id: 'largest-file-refused',
  rule: 'BYTES-03',
  level: 'easy',
  technique: 'boundaries',
  file: 'apps/web/src/labs/file-uploads/rows.ts',
  from: 'size > mostFileBytes',
  to: 'size >= mostFileBytes',
  pure: true,
  seen: 'A file of exactly 1048576 bytes is refused.',
  hints: [
    'Look at the lab with the uploads.',
    'How large may a file be, to the byte?',
    'Choose a text file of 1048576 bytes: it is ready.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/file-uploads');
    const buffer = Buffer.alloc(1_048_576, 'a');
    const file = { name: 'large.txt', mimeType: 'text/plain', buffer };
    await page.getByTestId('uploads-input').setInputFiles(file);
    const row = page.getByRole('row', { name: 'large.txt' });
    await expect(row.getByRole('cell', { name: 'ready', exact: true })).toBeVisible();
  },
});
