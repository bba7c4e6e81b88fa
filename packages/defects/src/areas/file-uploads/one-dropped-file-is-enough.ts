import { defect } from '../../defect.ts';

export default defect({
  id: 'one-dropped-file-is-enough',
  rule: 'BYTES-02',
  level: 'medium',
  technique: 'duplicates',
  file: 'apps/web/src/labs/file-uploads/chooser.tsx',
  from: 'onChoose([...(event.dataTransfer?.files ?? [])]);',
  to: 'onChoose([...(event.dataTransfer?.files ?? [])].slice(0, 1));',
  seen: 'Of several files that are dropped at once, only the first is listed.',
  hints: [
    'Look at the lab with the uploads.',
    'A file can come into the list in two ways.',
    'Drop two files at once on the drop zone: the list has both.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/file-uploads');
    await page.getByTestId('uploads-zone').evaluate((zone) => {
      const dataTransfer = new DataTransfer();
      for (const name of ['one.txt', 'two.txt'])
        dataTransfer.items.add(new File(['Hello'], name, { type: 'text/plain' }));
      zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    });
    await expect(page.getByRole('row', { name: 'one.txt' })).toBeVisible();
    await expect(page.getByRole('row', { name: 'two.txt' })).toBeVisible();
  },
});
