import type { Locator, Page } from '@playwright/test';

const card = {
  'Name on card': 'Ada Lovelace',
  'Card number': '4111111111111111',
  'Expiry date': '12/29',
  CVC: '123',
};

/** The cart, the payment and the receipt. */
export class Checkout {
  readonly #page: Page;
  readonly total: Locator;
  readonly receipt: Locator;
  readonly orderNumber: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.total = page.getByTestId('cart-total');
    this.receipt = page.getByRole('region', { name: 'Your order is on its way' });
    this.orderNumber = this.receipt.getByTestId('order-number');
  }

  row(number: number) {
    return this.#page.getByTestId(`cart-row-${number}`);
  }

  field(label: keyof typeof card) {
    return this.#page.getByLabel(label);
  }

  async remove(product: string, row: number) {
    const name = `Remove ${product}, row ${row}`;
    await this.#page.getByRole('button', { name, exact: true }).click();
  }

  async payByCard(changes: Partial<typeof card> = {}) {
    for (const [label, text] of Object.entries({ ...card, ...changes })) {
      await this.#page.getByLabel(label).fill(text);
    }
    await this.#page.getByRole('button', { name: 'Pay Now' }).click();
  }
}
