import { expect, test } from '../test.ts';

test.beforeEach(({ page }) => page.goto('/webelements'));

test('sorts the exercises into three groups', async ({ page }) => {
  const exercises = page.getByRole('navigation', { name: 'Exercises' });
  for (const group of ['Elements', 'Widgets', 'Interactions']) {
    await expect(exercises.getByText(group, { exact: true })).toBeVisible();
  }
});

test('opens and closes a group', async ({ page }) => {
  const choice = page.getByRole('button', { name: 'Checkboxes' });
  await expect(choice).toBeVisible();
  await page.getByText('Elements', { exact: true }).click();
  await expect(choice).toBeHidden();
  await page.getByText('Elements', { exact: true }).click();
  await expect(choice).toBeVisible();
});

test('shows the chosen exercise in place and keeps the address', async ({ page }) => {
  await page.getByRole('button', { name: 'Checkboxes' }).click();
  await expect(page.getByRole('checkbox', { name: 'Angry' })).toBeVisible();
  await expect(page).toHaveURL('/webelements');
  await expect(page).toHaveTitle('Checkboxes · Sparring');
});

test('moves the focus to the heading of the chosen exercise', async ({ page }) => {
  await page.getByRole('button', { name: 'Checkboxes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkboxes' })).toBeFocused();
});

test('marks the chosen exercise in the list', async ({ page }) => {
  const choice = page.getByRole('button', { name: 'Checkboxes' });
  await expect(choice).toHaveAttribute('aria-current', 'false');
  await choice.click();
  await expect(choice).toHaveAttribute('aria-current', 'true');
});

test('scrolls to the chosen exercise on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 400 });
  await page.getByRole('button', { name: 'Checkboxes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkboxes' })).toBeInViewport();
});
