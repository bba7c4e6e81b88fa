import { expect, type Page, test } from '@playwright/test';

const placeOrder = async (page: Page) => {
  const form = page.getByRole('form', { name: 'Order' });
  await form.getByLabel('Name').fill('Ada Bos');
  await form.getByLabel('E-mail').fill('ada@example.com');
  await form.getByLabel('Phone').fill('555 0142');
  await form.getByLabel('Delivery city').fill('Delft');
  await form.getByLabel('Billing city').fill('Breda');
  await form.getByLabel('Postal code').fill('2611 GX');
  await form.getByRole('button', { name: 'Place order' }).click();
};

for (const query of ['', '?seed=1', '?seed=2']) {
  test(`places three orders with ${query || 'a drawn seed'}`, async ({ page }) => {
    await page.goto(`/labs/hostile-locators${query}`);
    for (const verdict of [/^Right, 1 of 3/, /^Right, 2 of 3/, /^Solved/]) {
      await placeOrder(page);
      await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(verdict);
    }
  });
}
