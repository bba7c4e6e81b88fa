import { type Defect, defect } from '../../defect.ts';
import { putIntoCart } from '../../shopping.ts';

export const defects: readonly Defect[] = [
  defect('added-for-ever', 'ADD-02', 'medium', 'timing', {
    file: 'apps/web/src/shop/add-to-cart.tsx',
    from: 'useTemporaryMessage(addedMs)',
    to: 'useTemporaryMessage(addedMs * 1000)',
    seen: 'Added! stays, and the product cannot be added again.',
    nudge: 'Look at Add to Cart.',
    hint: 'What goes by itself has to go.',
    recipe: 'Within two seconds the button says Add to Cart again.',
    caught: async ({ page, expect }) => {
      await page.goto('/product/9');
      await page.getByTestId('add-to-cart').click();
      await expect(page.getByTestId('add-to-cart')).toHaveText('Add to Cart');
    },
  }),
  defect('badge-counts-kinds', 'CART-07', 'medium', 'duplicates', {
    file: 'apps/web/src/shop/cart-link.tsx',
    from: `            {cart.length}
`,
    to: `            {new Set(cart.map(({ id }) => id)).size}
`,
    matters: 'new Set(cart.map(({ id }) => id)).size < cart.length',
    seen: 'The badge counts a product once, however often it is in the cart.',
    nudge: 'Look at the badge of the cart.',
    hint: 'Put something into the cart more than once.',
    recipe: 'The same product twice: the badge says 2.',
    caught: async ({ page, expect }) => {
      await putIntoCart(page, ['Desk Lamp', 'Desk Lamp']);
      await expect(page.getByTestId('cart-badge')).toHaveText('2');
    },
  }),
  defect('badge-of-nothing', 'CART-08', 'easy', 'boundaries', {
    file: 'apps/web/src/shop/cart-link.tsx',
    from: '{cart.length > 0 && (',
    to: '{cart.length >= 0 && (',
    seen: 'The badge of an empty cart says 0.',
    nudge: 'Look at the badge of the cart.',
    hint: 'What does it say before anything is bought?',
    recipe: 'An empty cart has no badge.',
    caught: async ({ page, expect }) => {
      await page.goto('/shopping');
      await expect(page.getByTestId('product-grid')).toBeVisible();
      await expect(page.getByTestId('cart-badge')).toBeHidden();
    },
  }),
  defect('double-click-adds-two', 'ADD-03', 'medium', 'timing', {
    file: 'apps/web/src/shop/add-to-cart.tsx',
    from: 'disabled={added !== undefined}',
    to: "disabled={added === ''}",
    seen: 'Add to Cart can be clicked again while it says Added!',
    nudge: 'Look at Add to Cart.',
    hint: 'Be faster than the message.',
    recipe: 'A double click adds one product.',
    caught: async ({ page, expect }) => {
      await page.goto('/shopping');
      await page.getByRole('button', { name: 'Add to Cart Desk Lamp' }).dblclick();
      await expect(page.getByTestId('cart-badge')).toHaveText('1');
    },
  }),
];
