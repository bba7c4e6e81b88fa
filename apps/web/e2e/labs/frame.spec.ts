import { expect, test } from '../test.ts';

test('a setting in the address is in its field [LABS-06]', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/labs/waits?delay=0.5&seed=7');
  await expect(page.getByRole('spinbutton', { name: 'Delay in seconds' })).toHaveValue('0.5');
  await expect(page.getByRole('spinbutton', { name: 'Seed' })).toHaveValue('7');
  await expect(page.getByTestId('seed-in-use')).toHaveText('7');
});

test('the form puts the settings into the address [LABS-06]', async ({ page }) => {
  await page.goto('/labs/waits');
  await page.getByRole('spinbutton', { name: 'Delay in seconds' }).fill('0.3');
  await page.getByRole('spinbutton', { name: 'Seed' }).fill('8');
  await page.getByRole('button', { name: 'Reload with these settings' }).click();
  await expect(page).toHaveURL('/labs/waits?delay=0.3&seed=8');
  await expect(page.getByTestId('seed-in-use')).toHaveText('8');
});

test('names a value that is impossible and uses the initial one [LABS-06]', async ({ page }) => {
  await page.goto('/labs/waits?delay=99');
  const field = page.getByRole('spinbutton', { name: 'Delay in seconds' });
  await expect(field).toHaveValue('2');
  await expect(field).toHaveAccessibleDescription(/delay=99 is not a number from 0.1 to 10/);
});

test('without a seed each load draws another one and shows it [LABS-07]', async ({ page }) => {
  const seeds = new Set<string>();
  for (const _ of [1, 2, 3]) {
    await page.goto('/labs/waits');
    seeds.add(await page.getByTestId('seed-in-use').innerText());
  }
  expect(seeds.size).toBeGreaterThan(1);
});

test('a lab whose verdict counts what a script does says so', async ({ page }) => {
  const says = page.getByText('The verdict does not ask who acts');
  await page.goto('/labs/hostile-locators');
  await expect(says).toBeVisible();
  await page.goto('/labs/search-order');
  await expect(page.getByTestId('task')).toBeVisible();
  await expect(says).toBeHidden();
});

test.describe('an address without a lab', () => {
  test.use({ expectedError: /404/ });

  test('is a page that does not exist', async ({ page }) => {
    const response = await page.goto('/labs/flying');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^404/);
  });
});
