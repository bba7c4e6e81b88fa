import { defect } from '../../defect.ts';

export default defect({
  id: 'search-heeds-case',
  rule: 'SHOP-05',
  level: 'medium',
  technique: 'languages',
  file: 'apps/web/src/shop/rules.ts',
  from: `const plainSearch = plain(search);
  return items.filter(({ name }) => plain(name).includes(plainSearch));`,
  to: `const cased = (text: string) => text.normalize('NFD').replaceAll(/\\p{M}/gu, '').trim();
  return items.filter(({ name }) => cased(name).includes(cased(search)));`,
  pure: true,
  used: "search.trim() !== ''",
  seen: 'The search tells capital letters from small ones.',
  hints: [
    'Look at the search of the shop.',
    'Write the word in another way than the product does.',
    '"WEBCAM" finds the Webcam.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/shopping');
    await page.getByLabel('Search products').fill('WEBCAM');
    await expect(page.getByTestId('product-grid').getByRole('listitem')).toHaveCount(1);
  },
});
