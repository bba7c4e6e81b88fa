import { defect } from '../../defect.ts';

export default defect({
  id: 'page-sorted-alone',
  rule: 'SHOP-18',
  level: 'sneaky',
  technique: 'paging',
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
  hints: [
    'Look at how the shop is sorted, on both pages.',
    'The order goes on where the page before ended.',
    'By price: the last of page 1 costs no more than the first of page 2.',
  ],
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
});
