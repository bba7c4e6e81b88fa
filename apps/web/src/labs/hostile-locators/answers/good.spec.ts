import { expect, type Page, test } from '@playwright/test';

const right = {
  Name: 'Ada Bos',
  'E-mail': 'ada@example.com',
  Phone: '555 0142',
  'Delivery city': 'Delft',
  'Billing city': 'Breda',
  'Postal code': '2611 GX',
};

const placeOrder = async (page: Page, { values = {}, button = 'Place order' } = {}) => {
  const form = page.getByRole('form', { name: 'Order' });
  for (const [label, value] of Object.entries({ ...right, ...values }))
    await form.getByLabel(label).fill(value);
  await form.getByRole('button', { name: button }).click();
};

for (const query of ['', '?seed=1', '?seed=2', '?level=2']) {
  test(`places three orders with ${query || 'a drawn seed'}`, async ({ page }) => {
    await page.goto(`/labs/hostile-locators${query}`);
    for (const verdict of [/^Right, 1 of 3/, /^Right, 2 of 3/, /^Solved/]) {
      await placeOrder(page);
      await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(verdict);
    }
  });
}

test('each label belongs to its own field, at the first order and after it [HOSTILE-02]', async ({
  page,
}) => {
  await page.goto('/labs/hostile-locators');
  for (const _ of ['the first order', 'the second order']) {
    for (const [label, value] of Object.entries(right)) await page.getByLabel(label).fill(value);
    for (const [label, value] of Object.entries(right))
      await expect(page.getByLabel(label)).toHaveValue(value);
    await page.getByRole('button', { name: 'Place order' }).click();
  }
});

for (const button of ['Save order', 'Delete order']) {
  test(`${button} places no order, although each field is right [HOSTILE-07]`, async ({ page }) => {
    await page.goto('/labs/hostile-locators');
    await placeOrder(page, { button });
    const verdict = page.getByRole('status', { name: 'Verdict' });
    await expect(verdict).toHaveText(new RegExp(`^Not solved: ${button} `));
  });
}

test('a wrong order sets the count to 0, whatever is wrong with it [HOSTILE-08]', async ({
  page,
}) => {
  await page.goto('/labs/hostile-locators');
  const verdict = page.getByRole('status', { name: 'Verdict' });
  for (const wrong of [{ button: 'Save order' }, { values: { 'Billing city': 'Delft' } }]) {
    await placeOrder(page);
    await expect(verdict).toHaveText(/^Right, 1 of 3/);
    await placeOrder(page, wrong);
    await expect(verdict).toHaveText(/^Not solved/);
  }
  await placeOrder(page);
  await expect(verdict).toHaveText(/^Right, 1 of 3/);
});
