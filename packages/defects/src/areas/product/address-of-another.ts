import { defect } from '../../defect.ts';

export default defect({
  id: 'address-of-another',
  rule: 'SHOP-27',
  level: 'sneaky',
  technique: 'navigation',
  file: 'apps/web/src/shop/catalogue/catalogue.tsx',
  from: 'const { found, pages, page, shown } = browse(products, criteria);',
  to: `const { shown: listed, ...counts } = browse(products, criteria);
  const { found, pages, page } = counts;
  const places = useRef(listed.map(({ id }) => id));
  const shown = listed.map((product, at) => ({ ...product, id: places.current[at] ?? product.id }));`,
  seen: 'After sorting, a card leads to the address of the product that stood there before; a reload shows that one.',
  hints: [
    'Look at where the cards of the shop lead.',
    'Sort first, open a product, and look at its address.',
    'Sort by price, open the first card, load the page again: Smartphone Stand.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/shopping');
    await page.getByTestId('sort-price').click();
    await page.getByRole('link', { name: 'Smartphone Stand' }).click();
    await expect(page).toHaveURL('/product/8');
  },
});
