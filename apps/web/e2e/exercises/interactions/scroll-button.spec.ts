import { expect, smoke, test } from '../../test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/webelements/ScrollButtonPage');
  await expect(page.getByText('Line 50')).toBeAttached();
});

test('has fifty numbered lines above the button [SCROLL-01]', async ({ page }) => {
  const lines = page.getByRole('list', { name: 'Fifty lines' }).getByRole('listitem');
  await expect(lines).toHaveCount(50);
  await expect(lines.first()).toHaveText('Line 1');
  await expect(lines.last()).toHaveText('Line 50');
  const button = page.getByRole('button', { name: 'Click Me' });
  await expect(button).not.toBeInViewport();
  await button.scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport();
});

test('the mouse wheel scrolls to the button', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Click Me' });
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(button).toBeInViewport({ timeout: 100 });
  }).toPass();
});

test('shows a message when the button is clicked [SCROLL-02]', smoke, async ({ page }) => {
  await expect(page.getByRole('status', { name: 'Answer' })).toBeEmpty();
  await page.getByRole('button', { name: 'Click Me' }).click();
  await expect(page.getByRole('status', { name: 'Answer' })).toHaveText(
    'Found and clicked on the button!',
  );
});

test('scrolls to the button when Tab focuses it', async ({ page }) => {
  await page.getByRole('link', { name: 'Exercise list' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Click Me' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status', { name: 'Answer' })).toHaveText(
    'Found and clicked on the button!',
  );
});
