import { expect, smoke, test } from '../test.ts';

test('shows no speed and no seed unless they are set', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText(/^Speed:/)).toBeHidden();
  await expect(page.getByText(/^Seed:/)).toBeHidden();
});

test('keeps speed and seed for the tab [SET-01, SET-03]', smoke, async ({ page }) => {
  await page.goto('/?speed=20&seed=7');
  await page.goto('/about');
  await expect(page.getByText('Speed: 20')).toBeVisible();
  await expect(page.getByText('Seed: 7')).toBeVisible();
});

test('the footer explains the speed and resets it [SET-04]', async ({ page }) => {
  await page.goto('/shopping?speed=20&sort=price');
  await page.goto('/shopping?sort=price');
  await expect(page.getByTestId('footer-speed-note')).toContainText(
    'Speed: 20, so waits are 20 times shorter, and no message is cut below one second. It applies to this browser tab.',
  );
  await page.getByRole('link', { name: 'Reset the speed' }).click();
  await expect(page.getByText(/^Speed:/)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sort by Price', pressed: true })).toBeVisible();
  await page.goto('/about');
  await expect(page.getByText(/^Speed:/)).toBeHidden();
});

test('resets the seed and keeps the speed [SET-04]', async ({ page }) => {
  await page.goto('/?speed=20&seed=7');
  await page.getByRole('link', { name: 'Reset the seed' }).click();
  await expect(page.getByText('Speed: 20')).toBeVisible();
  await expect(page.getByText(/^Seed:/)).toBeHidden();
});

test('the fields at Settings set the speed and the seed of the tab, and reset them [SET-06]', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings for your tests' })).toBeInViewport();
  await page.getByRole('textbox', { name: 'Speed' }).fill('20');
  await page.getByRole('textbox', { name: 'Seed' }).fill('7');
  await page.getByRole('button', { name: 'Apply to this tab' }).click();
  await expect(page.getByTestId('footer-speed')).toHaveText('Speed: 20');
  await expect(page.getByTestId('footer-seed')).toHaveText('Seed: 7');
  await page.getByRole('textbox', { name: 'Seed' }).clear();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('footer-speed')).toHaveText('Speed: 20');
  await expect(page.getByTestId('footer-seed')).toBeHidden();
});

test('resets the speed when the address has no number for it', async ({ page }) => {
  await page.goto('/?speed=20');
  await page.goto('/?speed=');
  await expect(page.getByText(/^Speed:/)).toBeHidden();
});

for (const speed of ['0', '-3', 'fast', 'Infinity']) {
  test(`ignores the speed ${speed} and explains why [SET-05]`, async ({ page }) => {
    await page.goto(`/?speed=${speed}`);
    await expect(
      page.getByText(`speed=${speed} is not a positive number, so it is ignored.`),
    ).toBeVisible();
  });
}

test('ignores the seed 1.5 and explains why [SET-05]', async ({ page }) => {
  await page.goto('/?seed=1.5');
  await expect(page.getByText('seed=1.5 is not a whole number, so it is ignored.')).toBeVisible();
});
