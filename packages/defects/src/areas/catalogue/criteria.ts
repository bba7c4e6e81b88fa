import { type Defect, defect } from '../../defect.ts';

export const defects: readonly Defect[] = [
  defect('minimum-passes-maximum', 'SHOP-12', 'medium', 'boundaries', {
    file: 'apps/web/src/shop/rules.ts',
    from: 'min: Math.min(min, range.max)',
    to: 'min',
    pure: true,
    seen: 'The lowest price can be set above the highest.',
    nudge: 'Look at the prices of the shop.',
    hint: 'Move one thumb past the other.',
    recipe: 'Maximum 50, then End on the minimum: it says $50.',
    caught: async ({ page, expect }) => {
      await page.goto('/shopping');
      await page.getByRole('slider', { name: 'Maximum price' }).fill('50');
      await page.getByRole('slider', { name: 'Minimum price' }).press('End');
      await expect(page.getByTestId('price-min-value')).toHaveText('$50');
    },
  }),
  defect('price-keeps-the-page', 'SHOP-08', 'sneaky', 'sequences', {
    file: 'apps/web/src/shop/catalogue/use-criteria.ts',
    from: '{ ...asked, range: sliding, page: 1 }',
    to: '{ ...asked, range: sliding }',
    used: 'sliding !== undefined',
    matters: 'asked.page !== 1',
    seen: 'Another price on the second page shows the second page of what it finds.',
    nudge: 'Look at the prices of the shop, and at its pages.',
    hint: 'What is asked anew is shown from the start.',
    recipe: 'Open page 2 and set the maximum to 150: page 1 of 2 is shown.',
    caught: async ({ page, expect }) => {
      await page.goto('/shopping?page=2');
      await page.getByRole('slider', { name: 'Maximum price' }).fill('150');
      await expect(page.getByTestId('shop-results')).toHaveText('Showing 1 to 6 of 9');
    },
  }),
  defect('search-by-beginning', 'SHOP-04', 'easy', 'oracle', {
    file: 'apps/web/src/shop/rules.ts',
    from: 'plain(name).includes(plainSearch)',
    to: 'plain(name).startsWith(plainSearch)',
    pure: true,
    used: "plainSearch !== ''",
    seen: 'The search finds only products whose name begins with the text.',
    nudge: 'Look at the search of the shop.',
    hint: 'Search for a word that stands later in a name.',
    recipe: '"Mouse" finds the Wireless Mouse.',
    caught: async ({ page, expect }) => {
      await page.goto('/shopping');
      await page.getByLabel('Search products').fill('Mouse');
      await expect(page.getByTestId('product-grid').getByRole('listitem')).toHaveCount(1);
    },
  }),
  defect('search-heeds-case', 'SHOP-05', 'medium', 'languages', {
    file: 'apps/web/src/shop/rules.ts',
    from: `const plainSearch = plain(search);
  return items.filter(({ name }) => plain(name).includes(plainSearch));`,
    to: `const cased = (text: string) => text.normalize('NFD').replaceAll(/\\p{M}/gu, '').trim();
  return items.filter(({ name }) => cased(name).includes(cased(search)));`,
    pure: true,
    used: "search.trim() !== ''",
    seen: 'The search tells capital letters from small ones.',
    nudge: 'Look at the search of the shop.',
    hint: 'Write the word in another way than the product does.',
    recipe: '"WEBCAM" finds the Webcam.',
    caught: async ({ page, expect }) => {
      await page.goto('/shopping');
      await page.getByLabel('Search products').fill('WEBCAM');
      await expect(page.getByTestId('product-grid').getByRole('listitem')).toHaveCount(1);
    },
  }),
  defect('search-keeps-the-page', 'SHOP-07', 'sneaky', 'sequences', {
    file: 'apps/web/src/shop/catalogue/use-criteria.ts',
    from: "change({ search, page: 1 }, 'same entry')",
    to: "change({ search }, 'same entry')",
    matters: 'criteria.page !== 1',
    seen: 'A search on the second page shows the second page of what it finds.',
    nudge: 'Look at the search of the shop, and at its pages.',
    hint: 'What is asked anew is shown from the start.',
    recipe: 'Open page 2 and search for "e": page 1 of 2 is shown.',
    caught: async ({ page, expect }) => {
      await page.goto('/shopping?page=2');
      await page.getByLabel('Search products').fill('e');
      await expect(page.getByTestId('shop-results')).toHaveText('Showing 1 to 6 of 8');
    },
  }),
  defect('whole-dollars', 'SHOP-10', 'medium', 'boundaries', {
    file: 'apps/web/src/shop/rules.ts',
    from: 'min <= price && price <= max',
    to: 'min <= price && Math.floor(price) <= max',
    pure: true,
    used: 'min > priceLimits.min || max < priceLimits.max',
    seen: 'The highest price lets products pass that cost up to a dollar more.',
    nudge: 'Look at the prices of the shop.',
    hint: 'Set the maximum just below what a product costs.',
    recipe: 'A maximum of 29 leaves the product for 29.99 out: two are shown.',
    caught: async ({ page, expect }) => {
      await page.goto('/shopping');
      await page.getByRole('slider', { name: 'Maximum price' }).fill('29');
      await expect(page.getByTestId('shop-results')).toHaveText('Showing 1 to 2 of 2');
    },
  }),
];
