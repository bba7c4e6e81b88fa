import { type Defect, defect } from '../defect.ts';

export const defects: readonly Defect[] = [
  defect('largest-file-refused', 'BYTES-03', 'easy', 'boundaries', {
    file: 'apps/web/src/labs/file-uploads/rows.ts',
    from: 'size > mostFileBytes',
    to: 'size >= mostFileBytes',
    pure: true,
    seen: 'A file of exactly 1048576 bytes is refused.',
    nudge: 'Look at the lab with the uploads.',
    hint: 'How large may a file be, to the byte?',
    recipe: 'Choose a text file of 1048576 bytes: it is ready.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/file-uploads');
      const buffer = Buffer.alloc(1_048_576, 'a');
      const file = { name: 'large.txt', mimeType: 'text/plain', buffer };
      await page.getByTestId('uploads-input').setInputFiles(file);
      const row = page.getByRole('row', { name: 'large.txt' });
      await expect(row.getByRole('cell', { name: 'ready', exact: true })).toBeVisible();
    },
  }),
  defect('needless-again-forgiven', 'BYTES-09', 'hard', 'negative', {
    file: 'packages/practice/src/labs/file-uploads/judge.ts',
    from: 'each.times > (each === damaged ? 2 : 1)',
    to: 'each.times > (each === damaged ? 2 : 1) && arrived.length > fewestFiles',
    pure: true,
    seen: 'With three files, all of them can be sent again without a look at the bytes.',
    nudge: 'Look at the lab with the uploads.',
    hint: 'Could the lab be solved without a SHA-256?',
    recipe: 'Upload three files and send each of them again: the verdict says “Guessed”.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/file-uploads?delay=0&seed=1');
      const names = ['one', 'two', 'three'];
      const files = names.map((name) => ({
        name: `${name}.txt`,
        mimeType: 'text/plain',
        buffer: Buffer.from(name),
      }));
      await page.getByTestId('uploads-input').setInputFiles(files);
      await page.getByTestId('uploads-start').click();
      await expect(page.getByTestId('uploads-transfer')).toHaveText('Done: 3 of 3 files arrived.');
      for (const name of names) {
        await page.getByRole('button', { name: `Send again: ${name}.txt` }).click();
        await expect(page.getByTestId('uploads-transfer')).toHaveText('Done: 1 of 1 file arrived.');
      }
      await page.getByTestId('uploads-finish').click();
      await expect(page.getByTestId('uploads-verdict')).toHaveText(/^Guessed/);
    },
  }),
  defect('one-dropped-file-is-enough', 'BYTES-02', 'medium', 'duplicates', {
    file: 'apps/web/src/labs/file-uploads/chooser.tsx',
    from: 'onChoose([...(event.dataTransfer?.files ?? [])]);',
    to: 'onChoose([...(event.dataTransfer?.files ?? [])].slice(0, 1));',
    seen: 'Of several files that are dropped at once, only the first is listed.',
    nudge: 'Look at the lab with the uploads.',
    hint: 'A file can come into the list in two ways.',
    recipe: 'Drop two files at once on the drop zone: the list has both.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/file-uploads');
      await page.getByTestId('uploads-zone').evaluate((zone) => {
        const dataTransfer = new DataTransfer();
        for (const name of ['one.txt', 'two.txt'])
          dataTransfer.items.add(new File(['Hello'], name, { type: 'text/plain' }));
        zone.dispatchEvent(
          new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
        );
      });
      await expect(page.getByRole('row', { name: 'one.txt' })).toBeVisible();
      await expect(page.getByRole('row', { name: 'two.txt' })).toBeVisible();
    },
  }),
  defect('refused-files-take-a-place', 'BYTES-04', 'sneaky', 'sequences', {
    file: 'apps/web/src/labs/file-uploads/rows.ts',
    from: 'return taken.length < mostFiles ?',
    to: 'return listed.length < mostFiles ?',
    pure: true,
    seen: 'A file that was refused takes one of the five places of the list.',
    nudge: 'Look at the lab with the uploads.',
    hint: 'How many files does the list take, and what counts as one of them?',
    recipe: 'Choose an empty file and five others: the five are ready.',
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
  }),
];
