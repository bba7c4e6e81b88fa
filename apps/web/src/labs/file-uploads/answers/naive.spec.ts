import { expect, test } from '@playwright/test';

test('uploads three files', async ({ page }) => {
  await page.goto('/labs/file-uploads?seed=1');
  const files = ['one.txt', 'two.txt', 'three.txt'].map((name) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(`This is ${name}`),
  }));
  await page.locator('#uploads-input').setInputFiles(files);
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('status', { name: 'Transfer' })).toHaveText(
    'Done: 3 of 3 files arrived.',
  );
  for (const { name, buffer } of files) {
    const row = page.getByRole('row', { name });
    await expect(row.getByRole('cell').nth(0)).toHaveText(String(buffer.length));
    await expect(row.getByRole('cell').nth(1)).toHaveText('arrived');
  }
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
});
