import type { Page } from '@playwright/test';
import { setByScript } from '../scripted.ts';
import { expect, smoke, test } from '../test.ts';
import { press, saysTheSame } from './test-same-verdict.ts';
import { click, field, fillYou, find, place, toAddress, toReview } from './test-wizard.ts';

/* The browser notes each refusal and each failure in its console. */
test.use({ expectedError: /404|422|503|ERR_FAILED/ });

const open = (page: Page, delay = 0) =>
  page.goto(`/labs/wizard?seed=7&workspace=has-wizard&delay=${delay}`);
const says = (page: Page, name: string, text: string | RegExp) =>
  expect(page.getByRole('status', { name })).toHaveText(text);
const explains = (page: Page, name: string, text: string | RegExp) =>
  expect(field(page, name)).toHaveAccessibleDescription(text);

test(
  'the happy path is registered, and the verdict says what it has left out [WIZARD-10, WIZARD-11]',
  smoke,
  async ({ page }) => {
    await open(page);
    await toReview(page);
    await expect(field(page, 'review')).toHaveText(
      /NameAda.*Age36.*CitySaltby.*StreetBell Street$/,
    );
    await press(page, 'Send');
    await says(page, 'State', /^Registered: number \d{4}$/);
    await press(page, 'Check');
    await says(page, 'Verdict', /^Not done: name is “Ada”; .* not refused the age; the street was/);
  },
);

test('Back and a reload keep what was typed, and Start over forgets it [WIZARD-02, WIZARD-03]', async ({
  page,
}) => {
  const opened = (text: string) => expect(page.locator('fieldset:focus > legend')).toHaveText(text);
  await open(page);
  await toAddress(page);
  await opened('Step 3 of 4: Address');
  await press(page, 'Back');
  await opened('Step 2 of 4: Place');
  await page.reload();
  for (const [name, text] of Object.entries(place))
    await expect(field(page, name)).toHaveValue(text);
  await press(page, 'Back');
  await expect(field(page, 'name')).toHaveValue('Ada');
  await expect(field(page, 'age')).toHaveValue('36');
  await press(page, 'Start over');
  await page.reload();
  await expect(field(page, 'name')).toHaveValue('');
});

test('a list comes after the delay, and another country empties what depends on it [WIZARD-04]', async ({
  page,
}) => {
  const [region, city] = [field(page, 'region'), field(page, 'city')];
  await open(page, 1);
  await fillYou(page);
  await field(page, 'country').selectOption('Norland');
  await expect(region).toBeDisabled();
  await expect(region.locator('option')).toHaveText(['Choose…', 'Coast', 'Hills']);
  await region.selectOption('Hills');
  await city.selectOption('Upton');
  await field(page, 'country').selectOption('Sudland');
  await expect(region).toBeDisabled({ timeout: 500 });
  await expect(region.locator('option')).toHaveCount(0);
  await press(page, 'Next');
  await explains(page, 'city', 'City is missing.');
  await page.route('**/labs/wizard/places?of=Delta', (route) => route.abort());
  await region.selectOption('Delta');
  await explains(page, 'city', /has not arrived/);
});

test('a street comes from the service, or is typed when it has failed [WIZARD-05]', async ({
  page,
}) => {
  const street = field(page, 'street');
  await open(page);
  await toAddress(page);
  await find(page, '9999');
  await explains(page, 'postcode', 'No street has 9999.');
  await press(page, 'Next');
  await explains(page, 'street', 'Street is missing.');
  await find(page);
  await expect(street).toHaveValue('Bell Street');
  await expect(street).not.toBeEditable();
  await page.route('**/labs/wizard/streets/*', (route) => route.fulfill({ status: 503 }));
  await find(page, '2175');
  await explains(page, 'street', /has failed/);
  await expect(street).toBeFocused();
  await expect(street).toBeEditable();
});

for (const [name, html, script, server] of [
  ['name', '', ' A ', 'n'.repeat(21)],
  ['email', 'ada', 'ada@ring', 'ada@example.net'],
  ['age', '15', undefined, '16'],
] as const)
  test(`HTML, the script and the server disagree about the ${name} [WIZARD-06, WIZARD-07, WIZARD-08, WIZARD-09]`, async ({
    page,
  }) => {
    await open(page);
    await fillYou(page, { [name]: html });
    await expect(field(page, name)).toHaveJSProperty('validity.valid', false);
    if (script) await fillYou(page, { [name]: script });
    await explains(page, name, script ? /^The script: / : '');
    await toReview(page, { [name]: server });
    await click(page, 'send');
    await expect(field(page, name)).toBeFocused();
    await explains(page, name, /^The server: must /);
    await field(page, name).fill('1');
    await explains(page, name, '');
  });

test('a text that a script has typed is told [WIZARD-11]', async ({ page }) => {
  await open(page);
  await setByScript(field(page, 'name'), 'Ada', 'input');
  await press(page, 'Check');
  await says(page, 'Verdict', 'A script: it has used the page.');
});

saysTheSame('wizard');
