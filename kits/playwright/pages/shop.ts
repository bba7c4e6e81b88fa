import type { Locator, Page } from '@playwright/test';

/** The catalogue of the shop. */
export class Shop {
  readonly #page: Page;
  readonly results: Locator;
  readonly products: Locator;
  readonly cartBadge: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.results = page.getByRole('status', { name: 'Results' });
    this.products = page.getByTestId('product-grid').getByRole('heading');
    this.cartBadge = page.getByTestId('cart-badge');
  }

  /** Opens the shop with waits twenty times shorter, and with the same order numbers in each run. */
  async open() {
    await this.#page.goto('/shopping?speed=20&seed=7');
  }

  async search(text: string) {
    await this.#page.getByRole('searchbox', { name: 'Search products' }).fill(text);
  }

  async addToCart(product: string) {
    await this.#page.getByRole('button', { name: `Add to Cart ${product}` }).click();
  }

  async goToCheckout() {
    await this.#page.getByRole('link', { name: 'Cart' }).click();
  }
}
