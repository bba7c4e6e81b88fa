import { defect } from '../../defect.ts';

export default defect({
  id: 'price-keeps-the-page',
  rule: 'SHOP-08',
  level: 'sneaky',
  technique: 'sequences',
  file: 'apps/web/src/shop/catalogue/use-criteria.ts',
  from: '{ ...asked, range: sliding, page: 1 }',
  to: '{ ...asked, range: sliding }',
  used: 'sliding !== undefined',
  matters: 'asked.page !== 1',
  seen: 'Another price on the second page shows the second page of what it finds.',
  hints: [
    'Look at the prices of the shop, and at its pages.',
    'What is asked anew is shown from the start.',
    'Open page 2 and set the maximum to 150: page 1 of 2 is shown.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/shopping?page=2');
    await page.getByRole('slider', { name: 'Maximum price' }).fill('150');
    await expect(page.getByTestId('shop-results')).toHaveText('Showing 1 to 6 of 9');
  },
});
