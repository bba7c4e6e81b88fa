import { expect, type Page, test } from '@playwright/test';

const rowsIn = (page: Page) => page.getByRole('feed', { name: 'Parcels' }).getByRole('article');
const rowIn = (page: Page, number: number) =>
  page.getByRole('feed', { name: 'Parcels' }).locator(`[aria-posinset="${number}"]`);

/** Presses End until a row is in the page. */
const endUntil = async (page: Page, number: number) => {
  const rows = rowsIn(page);
  await rows.first().focus();
  while ((await rowIn(page, number).count()) === 0) {
    const last = await rows.last().getAttribute('aria-posinset');
    await page.keyboard.press('End');
    await expect(rows.last()).not.toHaveAttribute('aria-posinset', last ?? '');
    expect(await rows.count()).toBeLessThanOrEqual(60);
  }
};

test('chooses row 777 [ENDLESS-03, ENDLESS-08]', async ({ page }) => {
  await page.goto('/labs/endless-list?seed=1&delay=0');
  await endUntil(page, 777);
  const wanted = rowIn(page, 777);
  await expect(wanted).toHaveAccessibleName('Silver tent to Accra');
  await wanted.getByRole('button', { name: /^Choose/ }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
});

test('each row says its number from 1, and how many rows there are [ENDLESS-01]', async ({
  page,
}) => {
  await page.goto('/labs/endless-list?seed=1&size=110&delay=0');
  await expect(rowsIn(page)).toHaveCount(20);
  for (const [index, row] of (await rowsIn(page).all()).entries()) {
    await expect(row).toHaveAttribute('aria-posinset', String(index + 1));
    await expect(row).toHaveAttribute('aria-setsize', '110');
  }
});

for (const size of [100, 101]) {
  test(`the last of ${size} rows is the end of the list [ENDLESS-01]`, async ({ page }) => {
    await page.goto(`/labs/endless-list?seed=1&size=${size}&delay=0`);
    await endUntil(page, size);
    await expect(rowsIn(page).last()).toHaveAttribute('aria-posinset', String(size));
    await expect(page.getByText('The end of the list.')).toBeVisible();
  });
}

test('the nearest row that stays gets the focus of a row that leaves [ENDLESS-06]', async ({
  page,
}) => {
  await page.goto('/labs/endless-list?seed=1&size=110&delay=0');
  await endUntil(page, 60);
  await rowIn(page, 5).focus();
  await rowIn(page, 60).scrollIntoViewIfNeeded();
  await expect(rowIn(page, 21)).toBeFocused();
  await rowIn(page, 75).focus();
  await rowIn(page, 21).scrollIntoViewIfNeeded();
  await expect(rowIn(page, 60)).toBeFocused();
});

test('a script that scrolls on after a key is no user [ENDLESS-09]', async ({ page }) => {
  await page.goto('/labs/endless-list?seed=1&size=110&delay=0');
  await endUntil(page, 40);
  for (const last of [40, 60, 80]) {
    await rowIn(page, last).evaluate((row) => row.scrollIntoView());
    await expect(rowIn(page, last + 20)).toBeAttached();
  }
  await rowIn(page, 85)
    .getByRole('button', { name: /^Choose/ })
    .click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(
    /^The right row, by a script: 3 of 4 loads/,
  );
});
