import { defect } from '../../defect.ts';

export default defect({
  id: 'added-for-ever',
  rule: 'ADD-02',
  level: 'medium',
  technique: 'timing',
  file: 'apps/web/src/shop/add-to-cart.tsx',
  from: 'useTemporaryMessage(addedMs)',
  to: 'useTemporaryMessage(addedMs * 1000)',
  seen: 'Added! stays, and the product cannot be added again.',
  hints: [
    'Look at Add to Cart.',
    'What goes by itself has to go.',
    'Within two seconds the button says Add to Cart again.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/product/9');
    await page.getByTestId('add-to-cart').click();
    await expect(page.getByTestId('add-to-cart')).toHaveText('Add to Cart');
  },
});
