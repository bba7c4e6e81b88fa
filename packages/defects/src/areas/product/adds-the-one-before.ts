import { defect } from '../../defect.ts';

export default defect({
  id: 'adds-the-one-before',
  rule: 'PRODUCT-04',
  level: 'sneaky',
  technique: 'sequences',
  file: 'apps/web/src/shop/add-to-cart.tsx',
  from: "dispatch({ type: 'ADD_TO_CART', product });",
  to: "dispatch({ type: 'ADD_TO_CART', product: isAmongOthers ? product : (first ??= product) });",
  above: 'let first: Item | undefined;',
  used: '!isAmongOthers',
  seen: 'Add to Cart on the page of a related product adds the product before it once more.',
  hints: [
    'Look at a product that was opened from another one.',
    'Add both of them, and look into the cart.',
    'Add a product, open a related one and add that: two different rows.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/product/9?seed=7');
    await page.getByTestId('add-to-cart').click();
    await page.getByTestId('related-products').getByRole('link').first().click();
    await expect(page).not.toHaveURL(/product\/9/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Desk Lamp');
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByTestId('nav-cart').click();
    await expect(page.getByTestId('cart-row-2')).toContainText(heading);
  },
});
