import { readFile } from 'node:fs/promises';
import { expect, smoke, test } from '../../test.ts';

test.beforeEach(({ page }) => page.goto('/webelements/filedownloader'));

test('lists two files, neither saved [DOWNLOAD-01]', async ({ page }) => {
  const rows = page.getByRole('table', { name: 'Files' }).locator('tbody tr');
  await expect(rows.getByRole('rowheader')).toHaveText(['Example PDF', 'Example Excel']);
  await expect(rows.getByRole('status')).toHaveText(['not saved', 'not saved']);
});

const files = [
  ['Example PDF', 'example.pdf', '%PDF-'],
  ['Example Excel', 'example.xlsx', 'PK'],
] as const;

for (const [name, fileName, start] of files) {
  test(`saves the file of the row ${name} as ${fileName} [DOWNLOAD-02]`, async ({ page }) => {
    const row = page.getByRole('row', { name });
    const download = page.waitForEvent('download');
    await row.getByRole('button').click();
    expect((await download).suggestedFilename()).toBe(fileName);
    const saved = await readFile(await (await download).path());
    expect(saved.toString('latin1')).toMatch(new RegExp(`^${start}`));
    await expect(row.getByRole('status')).toHaveText(`saved, ${saved.length} bytes`);
  });
}

test('does not change the state of the other file [DOWNLOAD-04]', async ({ page }) => {
  await page.getByRole('button', { name: 'Download Example PDF' }).click();
  await expect(page.getByRole('status', { name: 'State of Example PDF' })).toHaveText(/^saved/);
  await expect(page.getByRole('status', { name: 'State of Example Excel' })).toHaveText(
    'not saved',
  );
});

test(
  'shows the state "downloading" until the file has arrived [DOWNLOAD-03]',
  smoke,
  async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('/files/example.xlsx', (route) => held.then(() => route.continue()));
    const state = page.getByRole('status', { name: 'State of Example Excel' });
    await page.getByRole('button', { name: 'Download Example Excel' }).click();
    await expect(state).toHaveText('downloading…');
    release();
    await expect(state).toHaveText(/^saved, \d+ bytes$/);
  },
);

test.describe('a download that fails', () => {
  test.use({ expectedError: /Downloading \/files\/example\.pdf failed|ERR_FAILED/ });

  test('is only logged, and a second attempt works [DOWNLOAD-05]', async ({ page }) => {
    await page.route('/files/example.pdf', (route) => route.abort(), { times: 1 });
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('Downloading'),
    );
    await page.getByRole('button', { name: 'Download Example PDF' }).click();
    expect((await logged).text()).toContain('Downloading /files/example.pdf failed.');
    const state = page.getByRole('status', { name: 'State of Example PDF' });
    await expect(state).toHaveText('not saved');
    await page.getByRole('button', { name: 'Download Example PDF' }).click();
    await expect(state).toHaveText(/^saved/);
  });
});
