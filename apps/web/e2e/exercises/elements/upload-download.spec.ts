import { readFile } from 'node:fs/promises';
import { expect, smoke, test } from '../../test.ts';

test.beforeEach(({ page }) => page.goto('/webelements/upload-download'));

const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('three rounds') };

test('shows that the chosen file has been uploaded [UPLOAD-02]', smoke, async ({ page }) => {
  await page.getByLabel('File to upload').setInputFiles(notes);
  await expect(page.getByRole('status', { name: 'Upload' })).toHaveText(
    'File "notes.txt" has been uploaded successfully!',
  );
});

test('shows no message before a file is chosen and after the choice is cleared [UPLOAD-05]', async ({
  page,
}) => {
  const message = page.getByRole('status', { name: 'Upload' });
  await expect(message).toBeEmpty();
  await page.getByLabel('File to upload').setInputFiles(notes);
  await page.getByLabel('File to upload').setInputFiles([]);
  await expect(message).toBeEmpty();
});

test('names the file that was chosen last [UPLOAD-03]', async ({ page }) => {
  await page.getByLabel('File to upload').setInputFiles(notes);
  await page.getByLabel('File to upload').setInputFiles({ ...notes, name: 'naïve “q”.txt' });
  await expect(page.getByRole('status', { name: 'Upload' })).toHaveText(
    'File "naïve “q”.txt" has been uploaded successfully!',
  );
});

test('sends nothing when it uploads [UPLOAD-04]', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await page.getByLabel('File to upload').setInputFiles(notes);
  await expect(page.getByRole('status', { name: 'Upload' })).toHaveText(/successfully/);
  expect(sent).toEqual([]);
});

const files = [
  ['Example PDF', 'example.pdf', '%PDF-'],
  ['Example Excel', 'example.xlsx', 'PK'],
] as const;

for (const [name, fileName, start] of files) {
  test(`saves ${name} as ${fileName}, a real file [UPLOAD-01, UPLOAD-06]`, async ({
    page,
    request,
  }) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Download ${name}` }).click();
    expect((await download).suggestedFilename()).toBe(fileName);
    const saved = await readFile(await (await download).path());
    expect(saved.toString('latin1')).toMatch(new RegExp(`^${start}`));
    expect(saved.equals(await (await request.get(`/files/${fileName}`)).body())).toBe(true);
    await expect(page.getByRole('status', { name: 'Saved' })).toHaveText(
      `${name}, ${saved.length} bytes`,
    );
  });
}

test.describe('a download that fails', () => {
  test.use({ expectedError: /Downloading \/files\/example\.pdf failed|status of 503/ });

  test('is only logged [UPLOAD-07]', async ({ page }) => {
    await page.route('/files/example.pdf', (route) => route.fulfill({ status: 503 }));
    const logged = page.waitForEvent('console', (message) => /failed\. Error/.test(message.text()));
    await page.getByRole('button', { name: 'Download Example PDF' }).click();
    expect((await logged).text()).toContain('GET /files/example.pdf answered 503');
    await expect(page.getByRole('status', { name: 'Saved' })).toHaveText('nothing yet');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
