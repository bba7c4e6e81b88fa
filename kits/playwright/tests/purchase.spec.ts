import { expect, test } from '../fixtures.ts';

test.beforeEach(({ shop }) => shop.open());

test('a search shows only matching products', async ({ shop }) => {
  await shop.search('MOUSE');
  await expect(shop.products).toHaveText(['Wireless Mouse']);
  await expect(shop.results).toHaveText('Showing 1 to 1 of 1');
});

test('the total is the sum of the products in the cart', async ({ shop, checkout }) => {
  for (const product of ['Desk Lamp', 'Ergonomic Chair', 'Mechanical Keyboard']) {
    await shop.addToCart(product);
  }
  await expect(shop.cartBadge).toHaveText('3');
  await shop.goToCheckout();
  await expect(checkout.row(2)).toContainText('Ergonomic Chair');
  await expect(checkout.total).toHaveText('$314.97');
  await checkout.remove('Ergonomic Chair', 2);
  await expect(checkout.row(2)).toContainText('Mechanical Keyboard');
  await expect(checkout.total).toHaveText('$114.98');
});

test('a payment shows an order number and empties the cart', async ({ shop, checkout }) => {
  await shop.addToCart('Desk Lamp');
  await expect(shop.cartBadge).toHaveText('1');
  await shop.goToCheckout();
  await checkout.payByCard();
  await expect(checkout.receipt).toContainText('customer@example.com');
  await expect(checkout.orderNumber).toHaveText(/^ORD-\d{1,6}$/);
  await expect(shop.cartBadge).toBeHidden();
});

test('a card number that is too short is refused', async ({ shop, checkout }) => {
  await shop.addToCart('Desk Lamp');
  await shop.goToCheckout();
  await checkout.payByCard({ 'Card number': '4111' });
  await expect(checkout.field('Card number')).toHaveAccessibleDescription(
    /^16-digit card number required/,
  );
  await expect(checkout.receipt).toBeHidden();
  await expect(checkout.total).toHaveText('$24.99');
});

test('an empty cart cannot be paid', async ({ shop, checkout, page }) => {
  await shop.goToCheckout();
  await checkout.payByCard();
  await expect(page.getByRole('alert')).toHaveText(
    'Your cart is empty. Please add items before proceeding to payment.',
  );
});
