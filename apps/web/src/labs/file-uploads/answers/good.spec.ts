import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';

const file = (name: string, text: string, mimeType = 'text/plain') => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
});
const files = ['one.txt', 'two.txt', 'three.txt'].map((name) => file(name, `This is ${name}`));
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

for (const seed of [1, 2, 5]) {
  test(`every byte arrives with the seed ${seed}`, async ({ page }) => {
    await page.goto(`/labs/file-uploads?seed=${seed}`);
    await page.locator('#uploads-input').setInputFiles(files);
    await page.getByRole('button', { name: 'Upload' }).click();
    const transfer = page.getByRole('status', { name: 'Transfer' });
    await expect(transfer).toHaveText('Done: 3 of 3 files arrived.');
    for (const { name, buffer } of files) {
      const row = page.getByRole('row', { name });
      const shown = await row.getByRole('code').textContent();
      if (shown !== sha256(buffer)) await row.getByRole('button').click();
      await expect(row.getByRole('code')).toHaveText(sha256(buffer));
    }
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Compared/);
  });
}

test('the list says why it refuses a file', async ({ page }) => {
  await page.goto('/labs/file-uploads');
  await page
    .locator('#uploads-input')
    .setInputFiles([file('empty.txt', ''), file('page.html', '<p>Hello</p>', 'text/html')]);
  await expect(page.getByRole('row', { name: 'empty.txt' })).toContainText('refused: it is empty');
  await expect(page.getByRole('row', { name: 'page.html' })).toContainText(
    'refused: its type is text/html, not text/plain',
  );
});

test('a cancelled upload leaves nothing', async ({ page }) => {
  await page.goto('/labs/file-uploads?delay=5');
  await page.locator('#uploads-input').setInputFiles(files);
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const transfer = page.getByRole('status', { name: 'Transfer' });
  await expect(transfer).toHaveText('Cancelled: 0 of 3 files arrived.');
  const api = await page.getByRole('link', { name: 'The uploads at the API' }).getAttribute('href');
  expect(await (await page.request.get(api!)).json()).toEqual([]);
});
