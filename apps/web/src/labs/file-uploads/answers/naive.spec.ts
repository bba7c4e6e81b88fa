import { expect, test } from '@playwright/test';

const file = (name: string, text: string, mimeType = 'text/plain') => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
});
const files = ['one.txt', 'two.txt', 'three.txt'].map((name) => file(name, `This is ${name}`));
const refused = [file('empty.txt', ''), file('page.html', '<p>Hello</p>', 'text/html')];

for (const seed of [1, 2, 5]) {
  test(`every byte arrives with the seed ${seed}`, async ({ page }) => {
    await page.goto(`/labs/file-uploads?seed=${seed}`);
    await page.locator('#uploads-input').setInputFiles([...files, ...refused]);
    await page.getByRole('button', { name: 'Upload' }).click();
    const transfer = page.getByRole('status', { name: 'Transfer' });
    await expect(transfer).toHaveText('Done: 3 of 3 files arrived.');
    for (const { name, buffer } of files) {
      const row = page.getByRole('row', { name });
      await expect(row.getByRole('cell').nth(0)).toHaveText(String(buffer.length));
      await expect(row.getByRole('cell').nth(1)).toHaveText('arrived');
    }
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
  });
}
