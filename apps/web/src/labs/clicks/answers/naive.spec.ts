import { expect, test } from '@playwright/test';

test('sends a double-click and a long press', async ({ page }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/labs/clicks?seed=1');
  await button('Double').click();
  await button('Double').click();
  await expect(page.getByRole('status', { name: 'Last events' })).toHaveText(/dblclick$/);
  await button('Long').click({ delay: 500 });
  await expect(page.getByLabel('Presses on Long')).toHaveText('1 long press');
});
