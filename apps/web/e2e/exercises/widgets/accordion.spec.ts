import { expect, smoke, test } from '../../test.ts';

test.beforeEach(({ page }) => page.goto('/webelements/accordion'));

const firstText = 'Content for Section 1';

test('starts with both sections closed [ACCORDION-01]', async ({ page }) => {
  await expect(page.getByText(firstText)).toBeHidden();
  await expect(page.getByRole('group', { name: 'Section 1' })).not.toHaveAttribute('open');
  await expect(page.getByRole('group', { name: 'Section 2' })).not.toHaveAttribute('open');
  await expect(page.getByRole('status', { name: 'Open section' })).toHaveText('none');
});

test('opens and closes a section [ACCORDION-03, ACCORDION-04]', smoke, async ({ page }) => {
  const summary = page.getByTestId('accordion-1-toggle');
  await summary.click();
  await expect(page.getByText(firstText)).toBeVisible();
  await expect(page.getByRole('status', { name: 'Open section' })).toHaveText('Section 1');
  await summary.click();
  await expect(page.getByText(firstText)).toBeHidden();
  await expect(page.getByRole('status', { name: 'Open section' })).toHaveText('none');
});

test('keeps one section open at a time [ACCORDION-02]', async ({ page }) => {
  await page.getByTestId('accordion-1-toggle').click();
  await page.getByTestId('accordion-2-toggle').click();
  await expect(page.getByRole('group', { name: 'Section 1' })).not.toHaveAttribute('open');
  await expect(page.getByRole('group', { name: 'Section 2' })).toHaveAttribute('open');
  await expect(page.getByRole('status', { name: 'Open section' })).toHaveText('Section 2');
});

for (const key of ['Enter', 'Space']) {
  test(`opens a section with ${key}`, async ({ page }) => {
    await page.getByTestId('accordion-2-toggle').press(key);
    await expect(page.getByRole('group', { name: 'Section 2' })).toHaveAttribute('open');
  });
}
