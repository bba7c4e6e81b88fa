import { createHash } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';

const file = (name: string, text: string, mimeType = 'text/plain') => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
});
const files = ['one.txt', 'two.txt', 'three.txt'].map((name) => file(name, `This is ${name}`));
const refused = [file('empty.txt', ''), file('page.html', '<p>Hello</p>', 'text/html')];
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

for (const seed of [1, 2, 5]) {
  test(`every byte arrives with the seed ${seed} [BYTES-10]`, async ({ page }) => {
    await page.goto(`/labs/file-uploads?seed=${seed}`);
    await page.locator('#uploads-input').setInputFiles([...files, ...refused]);
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
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
  });
}

test('the list says why it refuses a file [BYTES-03]', async ({ page }) => {
  await page.goto('/labs/file-uploads');
  await page.locator('#uploads-input').setInputFiles(refused);
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
  await expect(transfer).toHaveText('Canceled: 0 of 3 files arrived.');
  const api = await page.getByRole('link', { name: 'The uploads at the API' }).getAttribute('href');
  expect(await (await page.request.get(api!)).json()).toEqual([]);
});

/** The cell of a file that says whether it is ready. */
const stateOf = (page: Page, name: string) =>
  page.getByRole('row', { name }).getByRole('cell').nth(1);

test('a file may have from 1 to 1048576 bytes [BYTES-03]', async ({ page }) => {
  await page.goto('/labs/file-uploads');
  const sizes = { 'one-byte.txt': 1, 'largest.txt': 1_048_576, 'too-large.txt': 1_048_577 };
  const chosen = Object.entries(sizes).map(([name, size]) => file(name, 'a'.repeat(size)));
  await page.locator('#uploads-input').setInputFiles(chosen);
  await expect(stateOf(page, 'one-byte.txt')).toHaveText('ready');
  await expect(stateOf(page, 'largest.txt')).toHaveText('ready');
  await expect(stateOf(page, 'too-large.txt')).toHaveText(/^refused: .* 1048576 bytes/);
});

test('the drop zone takes every file that is dropped at once [BYTES-02]', async ({ page }) => {
  await page.goto('/labs/file-uploads');
  const dataTransfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['jab'], 'jab.txt', { type: 'text/plain' }));
    data.items.add(new File(['hook'], 'hook.html', { type: 'text/html' }));
    data.items.add(new File(['cross'], 'cross.txt', { type: 'text/plain' }));
    return data;
  });
  await page.getByRole('region', { name: 'Drop zone' }).dispatchEvent('drop', { dataTransfer });
  const listed = page.getByRole('table', { name: 'Files' }).getByRole('rowheader');
  await expect(listed).toHaveText(['jab.txt', 'hook.html', 'cross.txt']);
  await expect(stateOf(page, 'cross.txt')).toHaveText('ready');
});

test('the list takes five files, and a refused one takes no place and no name [BYTES-04]', async ({
  page,
}) => {
  await page.goto('/labs/file-uploads');
  const five = ['1.txt', '2.txt', '3.txt', '4.txt', '5.txt'];
  const noText = [file('1.txt', ''), file('page.html', '<p>Hello</p>', 'text/html')];
  const ready = five.map((name) => file(name, `This is ${name}`));
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await page.locator('#uploads-input').setInputFiles([...noText, ...ready, file('6.txt', 'six')]);
  await expect(rows).toHaveText([/refused/, /refused/, ...five.map(() => /ready/), /refused/]);
});

test('who sends every file again has guessed [BYTES-09]', async ({ page }) => {
  await page.goto('/labs/file-uploads?delay=0');
  await page.locator('#uploads-input').setInputFiles(files);
  await page.getByRole('button', { name: 'Upload' }).click();
  const transfer = page.getByRole('status', { name: 'Transfer' });
  await expect(transfer).toHaveText('Done: 3 of 3 files arrived.');
  const finish = page.getByRole('button', { name: 'Finish' });
  const verdict = page.getByRole('status', { name: 'Verdict' });
  await finish.click();
  await expect(verdict).toHaveText(/^Not compared/);
  for (const { name } of files) {
    await page.getByRole('button', { name: `Send again: ${name}` }).click();
    await expect(transfer).toHaveText('Done: 1 of 1 file arrived.');
  }
  await finish.click();
  await expect(verdict).toHaveText(/^Guessed/);
});
