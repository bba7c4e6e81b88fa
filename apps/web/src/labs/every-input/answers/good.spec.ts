import { expect, test } from '@playwright/test';

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

test('fills in every input', async ({ page }) => {
  await page.goto('/labs/every-input?seed=7');
  const sent = page.getByRole('table', { name: 'What the form sends' });
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).fill(value);
    const row = sent
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) });
    await expect(row.getByRole('cell').first()).toHaveText(value);
  }
  const file = { name: 'licence.txt', mimeType: 'text/plain', buffer: Buffer.from('licensed') };
  await page.getByLabel('Licence').setInputFiles(file);
  await page.getByRole('radio', { name: 'red' }).check();
  await page.getByRole('checkbox', { name: 'Newsletter' }).uncheck();
  await page.getByRole('button', { name: 'Stamp' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Sent/);
});
