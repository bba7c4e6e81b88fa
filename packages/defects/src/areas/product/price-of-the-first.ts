import { defect } from '../../defect.ts';

export default defect({
  id: 'price-of-the-first',
  rule: 'PRODUCT-08',
  level: 'hard',
  technique: 'sequences',
  file: 'apps/web/src/shop/product/product-details.tsx',
  from: 'const product = productAt(id, state);',
  to: `const found = productAt(id, state);
  const price = useRef(found?.price);
  const product = found && { ...found, price: price.current ?? found.price };`,
  above: "import { useRef } from 'react';",
  seen: 'A related product is shown with the price of the product before it.',
  hints: [
    'Look at a product that was opened from another one.',
    'Compare the whole page with what the card said.',
    'The price of a related product is the one on its card.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/product/9?seed=7');
    const card = page.getByTestId('related-products').getByRole('listitem').first();
    const price = /\$[\d.]+/.exec(await card.innerText())?.[0];
    await card.getByRole('link').click();
    await expect(page).not.toHaveURL(/product\/9/);
    await expect(page.getByTestId('product-price')).toHaveText(`Price: ${price}`);
  },
});
