import { defect } from '../../defect.ts';

export default defect({
  id: 'removes-every-copy',
  rule: 'CART-05',
  level: 'sneaky',
  technique: 'duplicates',
  file: 'apps/web/src/shop/cart.ts',
  from: 'cart.filter((_, index) => index !== action.index)',
  to: 'cart.filter((item) => item !== cart[action.index])',
  pure: true,
  seen: 'Removing one of two equal products removes both.',
  hints: [
    'Look at the cart.',
    'What does Remove do with a product that is in the cart more than once?',
    'Two of the same, and one other. Remove one: two rows must stay.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/shopping');
    const add = page.getByRole('button', { name: 'Add to Cart Desk Lamp' });
    await add.click();
    await expect(add).toBeEnabled();
    await add.click();
    await page.getByRole('link', { name: /^Cart/ }).click();
    await page.getByRole('button', { name: 'Remove Desk Lamp, row 1' }).click();
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(1);
  },
});
