import { type Defect, defect } from '../../defect.ts';

export const defects: readonly Defect[] = [
  defect('empty-second-page', 'SHOP-03', 'sneaky', 'boundaries', {
    file: 'apps/web/src/shop/rules.ts',
    from: 'Math.ceil(items.length / pageSize)',
    to: 'Math.floor(items.length / pageSize) + 1',
    pure: true,
    seen: 'Six products make two pages, the second of them empty.',
    nudge: 'Look at the pages of the shop.',
    hint: 'Find a search that fills a page exactly.',
    recipe: '"s" finds six products: one page, and Next is disabled.',
    caught: async ({ page, expect }) => {
      await page.goto('/shopping?search=s');
      await expect(page.getByTestId('shop-results')).toHaveText('Showing 1 to 6 of 6');
      await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    },
  }),
  defect('page-sorted-alone', 'SHOP-18', 'sneaky', 'paging', {
    file: 'apps/web/src/shop/rules.ts',
    from: `const found = sorted(within(matching(items, search), range), sort);
  const pages = pageCount(found);
  const current = page <= pages ? page : 1;
  return { found: found.length, pages, page: current, shown: pageOf(found, current) };`,
    to: `const found = within(matching(items, search), range);
  const pages = pageCount(found);
  const current = page <= pages ? page : 1;
  return { found: found.length, pages, page: current, shown: sorted(pageOf(found, current), sort) };`,
    pure: true,
    seen: 'Each page of the shop is sorted for itself.',
    nudge: 'Look at how the shop is sorted, on both pages.',
    hint: 'The order goes on where the page before ended.',
    recipe: 'By price: the last of page 1 costs no more than the first of page 2.',
    caught: async ({ page, expect }) => {
      await page.goto('/shopping');
      await page.getByTestId('sort-price').click();
      await expect(page.getByTestId('sort-price')).toHaveAttribute('data-state', 'asc');
      const prices = page.getByTestId('product-grid').getByText(/^\$/);
      const dearest = Number((await prices.last().innerText()).slice(1));
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByTestId('shop-results')).toHaveText('Showing 7 to 10 of 10');
      const cheapest = Number((await prices.first().innerText()).slice(1));
      expect(cheapest).toBeGreaterThanOrEqual(dearest);
    },
  }),
  defect('prices-sorted-as-text', 'SHOP-15', 'easy', 'paging', {
    file: 'apps/web/src/shop/rules.ts',
    from: 'a.price - b.price',
    to: 'String(a.price).localeCompare(String(b.price))',
    seen: 'Sorted by price, 129.99 comes before 14.99.',
    nudge: 'Look at how the shop is sorted.',
    hint: 'Sort by price and read the prices as numbers.',
    recipe: 'Sorted by price, the first product is the cheapest: $14.99.',
    caught: async ({ page, expect }) => {
      await page.goto('/shopping');
      await page.getByTestId('sort-price').click();
      const first = page.getByTestId('product-grid').getByRole('listitem').first();
      await expect(first).toContainText('$14.99');
    },
  }),
  defect('product-between-pages', 'SHOP-02', 'sneaky', 'paging', {
    file: 'apps/web/src/shop/rules.ts',
    from: 'items.slice((page - 1) * pageSize, page * pageSize)',
    to: 'items.slice((page - 1) * (pageSize + 1), page * pageSize)',
    pure: true,
    seen: 'One product is on neither page.',
    nudge: 'Look at the pages of the shop.',
    hint: 'Collect the names of all pages.',
    recipe: 'Both pages together show ten different products.',
    caught: async ({ page, expect }) => {
      await page.goto('/shopping?page=2');
      await expect(page.getByTestId('product-grid').getByRole('listitem')).toHaveCount(4);
    },
  }),
  defect('seven-to-twelve-of-ten', 'SHOP-21', 'medium', 'boundaries', {
    file: 'apps/web/src/shop/catalogue/results.tsx',
    from: 'first + shown - 1',
    to: 'first + pageSize - 1',
    seen: 'The second page says that it shows 7 to 12 of 10.',
    nudge: 'Look at the line above the products.',
    hint: 'Read it on a page that is not full.',
    recipe: 'On page 2: Showing 7 to 10 of 10.',
    caught: async ({ page, expect }) => {
      await page.goto('/shopping?page=2');
      await expect(page.getByTestId('shop-results')).toHaveText('Showing 7 to 10 of 10');
    },
  }),
  defect('stays-descending', 'SHOP-16', 'medium', 'sequences', {
    file: 'apps/web/src/shop/rules.ts',
    from: "sort.key === key && sort.direction === 'asc'",
    to: 'sort.key === key',
    pure: true,
    seen: 'A third click on what the shop is sorted by leaves it descending.',
    nudge: 'Look at how the shop is sorted.',
    hint: 'Click once more than you need to.',
    recipe: 'Three clicks on Price: ascending, descending, ascending.',
    caught: async ({ page, expect }) => {
      await page.goto('/shopping');
      const button = page.getByTestId('sort-price');
      await button.click();
      await button.click();
      await button.click();
      await expect(button).toHaveAttribute('data-state', 'asc');
    },
  }),
];
