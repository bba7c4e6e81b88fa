import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { otherwiseNamed } from '../label-in-name.ts';
import { expect, smoke, test } from '../test.ts';
import { pressing, saysTheSame } from './test-same-verdict.ts';

const open = (page: Page, query: string) => page.goto(`/labs/file-uploads?${query}`);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const row = (page: Page, name: string) => page.getByRole('row', { name });
const state = (page: Page, name: string) => row(page, name).getByRole('cell').nth(1);
const transfer = (page: Page) => page.getByRole('status', { name: 'Transfer' });
const verdict = (page: Page) => page.getByRole('status', { name: 'Verdict' });

const file = (name: string, text: string, mimeType = 'text/plain') => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
});
const files = ['one.txt', 'two.txt', 'three.txt'].map((name) => file(name, `This is ${name}`));
const refused = [file('empty.txt', ''), file('page.html', '<p>', 'text/html')];
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const choose = (page: Page, chosen = files) =>
  page.getByTestId('uploads-input').setInputFiles(chosen);

/** The names of the files that did not arrive as they were chosen. */
const differing = async (page: Page): Promise<readonly string[]> => {
  const shown = await page.getByTestId('uploads-files').getByRole('code').allTextContents();
  return files.filter(({ buffer }, at) => shown[at] !== sha256(buffer)).map(({ name }) => name);
};

test(
  'the button opens the dialog of a hidden input for several files [BYTES-01]',
  smoke,
  async ({ page }) => {
    await open(page, 'seed=1');
    await expect(page.getByTestId('uploads-input')).toBeHidden();
    const dialog = page.waitForEvent('filechooser');
    await press(page, 'Choose files');
    expect((await dialog).isMultiple()).toBe(true);
    await (await dialog).setFiles(files);
    await expect(state(page, 'three.txt')).toHaveText('ready');
  },
);

test('the drop zone shows that a file is over it', async ({ page }) => {
  await open(page, 'seed=1');
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['Hello'], 'one.txt', { type: 'text/plain' }));
    return data;
  });
  const zone = page.getByRole('region', { name: 'Drop zone' });
  await zone.dispatchEvent('dragover', { dataTransfer: dropped });
  await expect(zone).toHaveAttribute('data-state', 'over');
  await zone.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(zone).toHaveAttribute('data-state', 'idle');
});

test('each row has the name of its file, its bytes, and why it is refused', async ({ page }) => {
  await open(page, 'seed=1');
  const others = [...refused, files[0]!];
  const full = [file('large.txt', 'a'.repeat(1_048_576)), file('five.txt', '5')];
  await choose(page, [...files, ...others, ...full, file('six.txt', '6')]);
  await expect(page.getByTestId('uploads-files').locator('tbody tr')).toHaveText([
    'one.txt15ready',
    'two.txt15ready',
    'three.txt17ready',
    'empty.txt0refused: it is empty',
    'page.html3refused: its type is text/html, not text/plain',
    'one.txt15refused: the list has a file of this name',
    'large.txt1048576ready',
    'five.txt1ready',
    'six.txt1refused: the list is full: it has 5 files',
  ]);
});

test('the seed alone decides which of three files arrives with other bytes [BYTES-07, BYTES-08]', async ({
  page,
}) => {
  for (const [seed, damaged] of [
    [1, 'one.txt'],
    [2, 'two.txt'],
    [5, 'three.txt'],
  ] as const) {
    await open(page, `delay=0&seed=${seed}`);
    await choose(page);
    await press(page, 'Upload');
    await expect(transfer(page)).toHaveText('Done: 3 of 3 files arrived.');
    expect(await differing(page)).toEqual([damaged]);
  }
});

test('the damaged file has to be sent again, and no other [BYTES-08]', async ({ page }) => {
  await open(page, 'delay=0&seed=2');
  await choose(page, [...files, ...refused]);
  await press(page, 'Upload');
  await expect(transfer(page)).toHaveText('Done: 3 of 3 files arrived.');
  await press(page, 'Finish');
  await expect(verdict(page)).toHaveText(
    'Not compared: the API has other bytes of one file than you sent.',
  );
  await press(page, 'Send again: two.txt');
  await expect(transfer(page)).toHaveText('Done: 1 of 1 file arrived.');
  expect(await differing(page)).toEqual([]);
  await press(page, 'Finish');
  await expect(verdict(page)).toHaveText(/^Solved: 3 files/);
  await press(page, 'Send again: one.txt');
  await expect(transfer(page)).toHaveText('Done: 1 of 1 file arrived.');
  await press(page, 'Finish');
  await expect(verdict(page)).toHaveText(/^Guessed: one\.txt/);
});

test('the list has to refuse an empty file and an HTML page, too', async ({ page }) => {
  await open(page, 'delay=0&seed=1');
  await choose(page);
  await press(page, 'Upload');
  await expect(transfer(page)).toHaveText('Done: 3 of 3 files arrived.');
  await press(page, 'Send again: one.txt');
  await expect(transfer(page)).toHaveText('Done: 1 of 1 file arrived.');
  for (const [says, more] of [
    [/^Not finished: .* Choose an empty file and an HTML page as well/, refused.slice(0, 1)],
    [/^Not finished: .* Choose an HTML page as well/, refused.slice(1)],
    [/^Solved: 3 files/, []],
  ] as const) {
    await press(page, 'Finish');
    await expect(verdict(page)).toHaveText(says);
    await choose(page, [...more]);
  }
});

test('Cancel leaves what arrived, and the next Upload sends the rest [BYTES-05, BYTES-06]', async ({
  page,
  request,
}) => {
  const workspace = `cancel-${crypto.randomUUID()}`;
  await open(page, `delay=2&seed=1&workspace=${workspace}`);
  const atApi = async () => (await request.get(`/w/${workspace}/v1/practice/labs/uploads`)).json();
  const progress = page.getByRole('progressbar', { name: 'Bytes sent' });
  await choose(page);
  await press(page, 'Upload');
  await expect(transfer(page)).toHaveText('Sending 1 of 3: one.txt');
  await expect(transfer(page)).toHaveText('Sending 2 of 3: two.txt');
  await press(page, 'Cancel');
  await expect(transfer(page)).toHaveText('Canceled: 1 of 3 files arrived.');
  await expect(progress).toHaveJSProperty('value', 15);
  await expect(progress).toHaveJSProperty('max', 47);
  await expect(state(page, 'one.txt')).toHaveText('arrived');
  await expect(state(page, 'two.txt')).toHaveText('ready');
  expect(await atApi()).toHaveLength(1);
  await press(page, 'Upload');
  await expect(transfer(page)).toHaveText('Done: 2 of 2 files arrived.');
  await expect(progress).toHaveJSProperty('value', 32);
  const names = (await atApi()).map(
    ({ files: [only] }: { files: { name: string }[] }) => only?.name,
  );
  expect(names).toEqual(['three.txt', 'two.txt', 'one.txt']);
});

test('a request that is under way is cancelled too [BYTES-06]', async ({ page }) => {
  await open(page, 'delay=0&seed=1');
  await page.route('**/labs/uploads', () => {});
  await choose(page);
  const sent = page.waitForRequest('**/labs/uploads');
  await press(page, 'Upload');
  await sent;
  await press(page, 'Cancel');
  await expect(transfer(page)).toHaveText('Canceled: 0 of 3 files arrived.');
  await press(page, 'Clear the list');
  await expect(transfer(page)).toBeEmpty();
  await press(page, 'Finish');
  await expect(verdict(page)).toHaveText('Too few: 0 of at least 3 files arrived.');
});

test.describe('a refusal of the API', () => {
  test.use({ expectedError: /415|ERR_FAILED/ });

  test('is in the row, a failure in the transfer [BYTES-07]', async ({ page }) => {
    await open(page, 'delay=0&seed=1');
    const picture = { ...file('a.txt', ''), buffer: Buffer.from('89504e470d0a1a0a00', 'hex') };
    await choose(page, [picture, files[1]!]);
    await page.route('**/labs/uploads', (route) => route.abort(), { times: 1 });
    await press(page, 'Upload');
    await expect(transfer(page)).toHaveText('a.txt could not be sent: 0 of 2 files arrived.');
    await press(page, 'Upload');
    await expect(transfer(page)).toHaveText('Done: 1 of 2 files arrived.');
    await expect(row(page, 'a.txt')).toContainText(
      'refused: by the API: No file was accepted. a.txt says that it is text/plain',
    );
  });
});

test('every button names the words that it shows, also in the row of a file that has arrived [PAGE-18]', async ({
  page,
}) => {
  await open(page, 'seed=1&delay=0');
  await choose(page);
  await press(page, 'Upload');
  await expect(transfer(page)).toHaveText('Done: 3 of 3 files arrived.');
  expect(await otherwiseNamed(page)).toEqual([]);
});

saysTheSame('file-uploads', pressing('Finish'));
