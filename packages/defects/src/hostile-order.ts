import type { Page } from '@playwright/test';

const order = [
  ['Name', 'Ada Bos'],
  ['E-mail', 'ada@example.com'],
  ['Phone', '555 0142'],
  ['Delivery city', 'Delft'],
  ['Billing city', 'Breda'],
  ['Postal code', '2611 GX'],
] as const;

/** Fills in the order of the lab of hostile locators and presses the button. */
export const sendOrder = async (page: Page, button: string): Promise<void> => {
  const form = page.getByRole('form', { name: 'Order' });
  for (const [label, value] of order) await form.getByLabel(label).fill(value);
  await form.getByRole('button', { name: button }).click();
};
