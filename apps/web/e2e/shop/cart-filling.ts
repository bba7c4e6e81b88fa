import { expect, type Page } from '@playwright/test';

/** Puts the products of the shop's first page into the cart and goes to the checkout. */
export const checkOut = async (page: Page, products: string[], query = '?speed=20') => {
  await page.goto(`/shopping${query}`);
  for (const product of products) {
    await page.getByRole('button', { name: `Add to Cart ${product}` }).click();
  }
  await page.getByRole('link', { name: 'Cart' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');
};

export const fillCard = async (page: Page, changes: Partial<Record<string, string>> = {}) => {
  const card = {
    'Name on card': 'Ada Lovelace',
    'Card number': '4111111111111111',
    'Expiry date': '12/29',
    CVC: '123',
    ...changes,
  };
  for (const [label, text] of Object.entries(card)) await page.getByLabel(label).fill(text);
};
