import type { Page } from '@playwright/test';

/** Puts products of the shop's first page into the cart, one after the other. */
export const putIntoCart = async (page: Page, products: readonly string[]): Promise<void> => {
  await page.goto('/shopping?speed=20');
  for (const product of products)
    await page.getByRole('button', { name: `Add to Cart ${product}` }).click();
};

/** The same, and then goes to the checkout. */
export const checkOut = async (page: Page, products: readonly string[]): Promise<void> => {
  await putIntoCart(page, products);
  await page.getByTestId('nav-cart').click();
};

const card = {
  'Name on card': 'Ada Lovelace',
  'Card number': '4111111111111111',
  'Expiry date': '12/29',
  CVC: '123',
};

export const fillCard = async (page: Page, changes: Partial<typeof card> = {}): Promise<void> => {
  for (const [label, text] of Object.entries({ ...card, ...changes }))
    await page.getByLabel(label).fill(text);
};

/** Fills the card with these changes, and pays a lamp with it. */
export const payByCard = async (page: Page, changes: Partial<typeof card>): Promise<void> => {
  await checkOut(page, ['Desk Lamp']);
  await fillCard(page, changes);
  await page.getByRole('button', { name: 'Pay Now' }).click();
};
