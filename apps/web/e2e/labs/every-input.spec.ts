import type { Page } from '@playwright/test';
import { setByScript } from '../scripted.ts';
import { expect, smoke, test } from '../test.ts';
import { pressing, saysTheSame } from './test-same-verdict.ts';

const open = (page: Page, seed = 7) => page.goto(`/labs/every-input?seed=${seed}`);
const field = (page: Page, name: string) => page.getByTestId(`every-${name}`);
const echo = (page: Page, name: string) => page.getByTestId(`echo-${name}`);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const verdict = (page: Page) => page.getByRole('status', { name: 'Verdict' });

/** What the seed 7 asks for. */
const asked = {
  name: 'Ada Lovelace',
  topic: 'jab',
  email: 'ada@example.org',
  phone: '555 8753',
  website: 'https://example.org/ada',
  password: 'upper-cut-19',
  weight: '110.5',
  rounds: '9',
  glove: '#73f663',
  birthday: '1993-06-08',
  alarm: '21:31',
  'weigh-in': '2027-12-02T21:54',
  season: '2027-10',
  training: '2027-W09',
};

const fillIn = async (page: Page) => {
  for (const [name, value] of Object.entries(asked)) await field(page, name).fill(value);
  const buffer = Buffer.from('licensed');
  await field(page, 'licence').setInputFiles({
    name: 'licence.txt',
    mimeType: 'text/plain',
    buffer,
  });
  await page.getByRole('radio', { name: 'red' }).check();
  await page.getByRole('checkbox', { name: 'Newsletter' }).uncheck();
  await press(page, 'Stamp');
};

test(
  'has all types of inputs, and asks for the same with the same seed [EVERY-01, EVERY-04]',
  smoke,
  async ({ page }) => {
    await open(page);
    const types = await page
      .getByRole('form', { name: 'Every input' })
      .locator('input')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('type')));
    expect([...new Set(types.map(String))].toSorted().join(' ')).toBe(
      'button checkbox color date datetime-local email file hidden image month number password radio range reset search submit tel text time url week',
    );
    await expect(page.getByTestId('type-season')).toHaveText('month');
    await expect(page.getByTestId('type-stamp')).toHaveText('hidden');
    await expect(field(page, 'birthday')).toHaveAccessibleDescription(/Enter 8 June 1993\.$/);
    await open(page, 1);
    await expect(field(page, 'birthday')).toHaveAccessibleDescription(/Enter 1 August 1995\.$/);
  },
);

test('the table follows a key on a slider, and has a color in lower-case digits', async ({
  page,
}) => {
  await open(page);
  await field(page, 'rounds').press('ArrowLeft');
  await expect(echo(page, 'rounds')).toHaveText('2');
  await setByScript(field(page, 'glove'), '#A0B0C0', 'change');
  await expect(echo(page, 'glove')).toHaveText('#a0b0c0');
});

test('sends what is read-only, and nothing for what is unchecked [EVERY-03]', async ({ page }) => {
  await open(page);
  await field(page, 'customer').press('x');
  await expect(echo(page, 'customer')).toHaveText('C-4821');
  await expect(field(page, 'customer')).toHaveAttribute('readonly');
  await expect(echo(page, 'corner')).toHaveText('not sent');
  await expect(echo(page, 'newsletter')).toHaveText('yes');
  await page.getByRole('checkbox', { name: 'Newsletter' }).uncheck();
  await expect(echo(page, 'newsletter')).toHaveText('not sent');
  await expect(echo(page, 'name')).toHaveText('empty');
});

test('says in words what a field expects, and sends nothing [EVERY-05]', async ({ page }) => {
  await open(page);
  await fillIn(page);
  await field(page, 'email').fill('ada');
  await field(page, 'website').fill('example.org');
  await field(page, 'birthday').fill('');
  await press(page, 'Send');
  await expect(verdict(page)).toHaveText('Not sent: Email, Website, Birthday are not valid.');
  await expect(field(page, 'email')).toBeFocused();
  await expect(field(page, 'email')).toHaveAccessibleDescription(
    /^Email has to be an address such as ada@example\.org\./,
  );
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'birthday')).toHaveAccessibleDescription(/^Birthday is required\./);
  await field(page, 'email').fill(asked.email);
  await press(page, 'Send');
  await expect(field(page, 'website')).toBeFocused();
  await expect(field(page, 'email')).toHaveAccessibleDescription(/Enter “ada@example\.org”\.$/);
});

test('Phone is three digits, a space and four digits', async ({ page }) => {
  await open(page);
  for (const [invalid, numbers] of [
    ['false', ['000 0000']],
    ['true', ['5550123', '555 01234', '55 0123']],
  ] as const) {
    for (const number of numbers) {
      await field(page, 'phone').fill(number);
      await press(page, 'Send');
      await expect(field(page, 'phone')).toHaveAttribute('aria-invalid', invalid);
    }
  }
});

test('Reset gives the whole table its start again, and takes the messages away', async ({
  page,
}) => {
  await open(page);
  const before = await page.getByTestId('every-echo').innerText();
  await fillIn(page);
  await field(page, 'email').fill('ada');
  await press(page, 'Send');
  await expect(page.getByTestId('every-email-error')).toBeVisible();
  await press(page, 'Reset');
  await expect(page.getByTestId('every-email-error')).toHaveCount(0);
  await expect(page.getByTestId('every-echo')).toHaveText(/C-4821/);
  expect(await page.getByTestId('every-echo').innerText()).toBe(before);
});

saysTheSame('every-input', pressing('Send'));
