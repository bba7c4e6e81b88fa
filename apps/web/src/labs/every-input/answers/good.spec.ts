import { expect, type Page, test } from '@playwright/test';

test('types a birthday', async ({ page }) => {
  await page.goto('/labs/every-input?seed=7');
  await page.getByLabel('Birthday').fill('1993-06-08');
  await expect(page.getByTestId('echo-birthday')).toHaveText('1993-06-08');
});

/** Each as the form sends it. */
const values = {
  Name: 'Ada Lovelace',
  Topic: 'jab',
  Email: 'ada@example.org',
  Phone: '555 8753',
  Website: 'https://example.org/ada',
  Password: 'upper-cut-19',
  'Weight in kilograms': '110.5',
  Rounds: '9',
  Glove: '#73f663',
  Birthday: '1993-06-08',
  Alarm: '21:31',
  'Weigh-in': '2027-12-02T21:54',
  'Season begins': '2027-10',
  'Training week': '2027-W09',
};

const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** What the form sends for a field, as the table shows it. */
const sent = (page: Page, label: string) =>
  page
    .getByRole('table', { name: 'What the form sends' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
    .getByRole('cell')
    .first();

const fillIn = async (page: Page, settings = '') => {
  await page.goto(`/labs/every-input?seed=7${settings}`);
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).fill(value);
    await expect(sent(page, label)).toHaveText(value);
  }
  const file = { name: 'licence.txt', mimeType: 'text/plain', buffer: Buffer.from('licensed') };
  await page.getByLabel('Licence').setInputFiles(file);
  await page.getByRole('radio', { name: 'red' }).check();
  await page.getByRole('checkbox', { name: 'Newsletter' }).uncheck();
  await click(page, 'Stamp');
};

test('fills in every input [EVERY-02, EVERY-10]', async ({ page }) => {
  await fillIn(page);
  await click(page, 'Send');
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
});

test('Weight is a multiple of half a kilogram from 45 to 120 [EVERY-06]', async ({ page }) => {
  await page.goto('/labs/every-input?seed=7');
  const weight = page.getByRole('spinbutton', { name: 'Weight in kilograms' });
  for (const [invalid, weights] of [
    ['false', ['45', '45.5', '120']],
    ['true', ['44.5', '45.2', '119.9', '120.5']],
  ] as const) {
    for (const value of weights) {
      await weight.fill(value);
      await click(page, 'Send');
      await expect(weight).toHaveAttribute('aria-invalid', invalid);
    }
  }
});

test('each press of Stamp adds 1 [EVERY-07]', async ({ page }) => {
  await page.goto('/labs/every-input?seed=7');
  for (const stamps of ['0', '1', '2', '3']) {
    await expect(sent(page, 'Stamp')).toHaveText(stamps);
    await click(page, 'Stamp');
  }
});

test('Reset gives back the start, and the stamp begins at 0 again [EVERY-08]', async ({ page }) => {
  await fillIn(page);
  await click(page, 'Reset');
  await expect(page.getByLabel('Topic')).toHaveValue('boxing');
  await expect(sent(page, 'Topic')).toHaveText('boxing');
  await expect(sent(page, 'Stamp')).toHaveText('0');
  await click(page, 'Stamp');
  await expect(sent(page, 'Stamp')).toHaveText('1');
});

test('the picture sends the form, and where it was clicked [EVERY-09]', async ({ page }) => {
  await fillIn(page);
  await click(page, 'Send');
  await expect(sent(page, 'Place on the picture')).toHaveText('not sent');
  const picture = page.getByRole('button', { name: 'Send by picture' });
  for (const [x, y] of [
    [30, 12],
    [5, 40],
  ] as const) {
    await picture.click({ position: { x, y } });
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
    await expect(sent(page, 'Place on the picture')).toHaveText(`${x}, ${y}`);
  }
});

test('the verdict names each value that is not as asked [EVERY-10]', async ({ page }) => {
  await fillIn(page);
  await page.getByLabel('Website').fill('');
  await page.getByRole('checkbox', { name: 'Newsletter' }).check();
  await click(page, 'Stamp');
  await click(page, 'Send');
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(
    'Not as asked: Website is empty, Newsletter is yes, Stamp is 2.',
  );
});

test('fills in the four controls of ?level=2 [EVERY-11]', async ({ page }) => {
  await fillIn(page, '&level=2');
  await page.getByLabel('Clubs').selectOption(['north-left-hook', 'south-canvas']);
  await page.getByLabel('Member since').fill('');
  await page.getByLabel('Remarks').fill('Ask for Bo');
  const motto = page.getByRole('textbox', { name: 'Motto' });
  await motto.fill('Keep moving');
  await click(page, 'Send');
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
  await expect(page.getByRole('option', { disabled: true })).toHaveText(['Canvas', 'Ring']);

  await click(page, 'Reset');
  await expect(motto).toHaveText('Float like a butterfly');
  await expect(sent(page, 'Clubs')).toHaveText('north-ring, north-left-hook');
  await expect(sent(page, 'Member since')).toHaveText('2026-03-04');
});

test('Motto is sent as it was at its last input event, Clubs with all choices [EVERY-12]', async ({
  page,
}) => {
  await page.goto('/labs/every-input?seed=7&level=2');
  const motto = page.getByRole('textbox', { name: 'Motto' });
  await motto.fill('Hands up');
  await motto.evaluate((element) => (element.textContent = 'Chin down'));
  await page.getByLabel('Clubs').selectOption(['north-ring', 'south-left-hook', 'south-canvas']);
  await expect(sent(page, 'Motto')).toHaveText('Hands up');
  await expect(sent(page, 'Clubs')).toHaveText('north-ring, south-left-hook, south-canvas');
});
