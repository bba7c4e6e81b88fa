import { expect, type Page, test } from '@playwright/test';

test('a country has its regions', async ({ page }) => {
  await page.goto(`/labs/wizard?workspace=wizard-${crypto.randomUUID()}`);
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Age', { exact: true }).fill('36');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Country').selectOption('Norland');
  const regions = page.getByLabel('Region').getByRole('option');
  await expect(regions).toContainText(['Coast', 'Hills']);
});

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const explains = (page: Page, label: string, text: RegExp) =>
  expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(text);

const wanted = async (page: Page, ...labels: readonly string[]) => {
  const values: Record<string, string> = {};
  for (const label of labels)
    values[label] = await page.getByTestId(`wizard-wanted-${label.toLowerCase()}`).innerText();
  return values;
};

const fillIn = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
  await press(page, 'Next');
};

const register = async (page: Page) => {
  const wrong = { Name: 'A name of 21 letters!', Email: 'ada@example.net', Age: '17' };
  await fillIn(page, wrong);
  const place = await wanted(page, 'Country', 'Region', 'City');
  for (const [label, value] of Object.entries(place))
    await page.getByLabel(label).selectOption(value);
  await press(page, 'Next');
  await page.getByLabel('Postcode').fill((await wanted(page, 'Postcode'))['Postcode']!);
  await press(page, 'Find street');
  await explains(page, 'Street', /has failed/);
  await fillIn(page, await wanted(page, 'Street'));
  await press(page, 'Send');
  await expect(page.getByLabel('Name')).toBeFocused();
  for (const label of Object.keys(wrong)) await explains(page, label, /^The server/);

  await fillIn(page, await wanted(page, 'Name', 'Email', 'Age'));
  await press(page, 'Back');
  await page.reload();
  for (let step = 1; step < 4; step += 1) await press(page, 'Next');
  const all = await page.getByTestId('wizard-wanted').innerText();
  expect(await page.getByTestId('wizard-review').innerText()).toBe(all);
  await press(page, 'Send');
  await expect(page.getByRole('status', { name: 'State' })).toHaveText(/number \d{4}$/);
  await press(page, 'Check');
};

test('registers after three refusals and a failure [WIZARD-01]', async ({ page }) => {
  const workspace = `wizard-${crypto.randomUUID()}`;
  const outcomes = [{ kind: 'status', status: 503 }];
  const rules = [{ path: '/labs/wizard/streets/{postcode}', share: 1, outcomes }];
  await page.request.put(`/w/${workspace}/v1/practice/workspace/faults`, { data: { rules } });
  await page.goto(`/labs/wizard?workspace=${workspace}`);
  await register(page);
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
});
