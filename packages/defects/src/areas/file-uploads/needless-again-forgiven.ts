import { defect } from '../../defect.ts';

export default defect({
  id: 'needless-again-forgiven',
  rule: 'BYTES-09',
  level: 'hard',
  technique: 'negative',
  file: 'packages/practice/src/labs/file-uploads/judge.ts',
  from: 'each.times > (each === damaged ? 2 : 1)',
  to: 'each.times > (each === damaged ? 2 : 1) && arrived.length > fewestFiles',
  pure: true,
  seen: 'With three files, all of them can be sent again without a look at the bytes.',
  hints: [
    'Look at the lab with the uploads.',
    'Could the lab be solved without a SHA-256?',
    'Upload three files and send each of them again: the verdict says “Guessed”.',
  ],
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
});
