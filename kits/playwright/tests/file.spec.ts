import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';

test('a file is uploaded from memory', async ({ page }) => {
  await page.goto('/webelements/upload-download');
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('three rounds') };
  await page.getByLabel('File to upload').setInputFiles(notes);
  await expect(page.getByRole('status', { name: 'Upload' })).toHaveText(
    'File "notes.txt" has been uploaded successfully!',
  );
});

test('a downloaded file is identical to the file on the server', async ({ page, request }) => {
  await page.goto('/webelements/upload-download');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Example PDF' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('example.pdf');
  const saved = await readFile(await download.path());
  expect(saved.toString('latin1')).toMatch(/^%PDF-/);
  expect(saved.equals(await (await request.get('/files/example.pdf')).body())).toBe(true);
});

test('the page shows that a download is in progress', async ({ page }) => {
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('/files/example.pdf', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/webelements/filedownloader');
  const state = page.getByRole('status', { name: 'State of Example PDF' });
  await page.getByRole('button', { name: 'Download Example PDF' }).click();
  await expect(state).toHaveText('downloading…');
  release();
  await expect(state).toHaveText(/^saved, \d+ bytes$/);
});

test('a failed download is not saved and can be repeated', async ({ page }) => {
  await page.route('/files/example.pdf', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.goto('/webelements/filedownloader');
  const state = page.getByRole('status', { name: 'State of Example PDF' });
  const failed = page.waitForResponse('/files/example.pdf');
  await page.getByRole('button', { name: 'Download Example PDF' }).click();
  expect((await failed).status()).toBe(503);
  await expect(state).toHaveText('not saved');
  await page.getByRole('button', { name: 'Download Example PDF' }).click();
  await expect(state).toHaveText(/^saved/);
});
