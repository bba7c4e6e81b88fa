import { type Defect, defect } from '../../defect.ts';
import { checkOut } from '../../shopping.ts';

export const defects: readonly Defect[] = [
  defect('cent-short', 'CART-04', 'sneaky', 'oracle', {
    file: 'apps/web/src/shop/money.ts',
    from: 'items.reduce((sum, { price }) => sum + Math.round(price * 100), 0)',
    to: 'Math.floor(items.reduce((sum, { price }) => sum + price, 0) * 100)',
    pure: true,
    seen: 'The total of some carts is a cent short.',
    nudge: 'Look at the total of the cart.',
    hint: 'Add up the rows yourself, for more than one cart.',
    recipe:
      'Three keyboards at $89.99, or a keyboard, a lamp and a keyboard: compare with the sum of the rows.',
    caught: async ({ page, expect }) => {
      await checkOut(page, ['Mechanical Keyboard', 'Desk Lamp', 'Mechanical Keyboard']);
      await expect(page.getByTestId('cart-total')).toHaveText('$204.97');
    },
  }),
  defect('focus-lost', 'CART-10', 'hard', 'accessibility', {
    file: 'apps/web/src/shop/checkout/cart-table.tsx',
    from: 'if (index < remaining) return;',
    to: 'if (index <= remaining) return;',
    seen: 'When the last row is removed, the keyboard has lost its place.',
    nudge: 'Look at the cart, and leave the mouse alone.',
    hint: 'After each key, something has the focus.',
    recipe: 'Remove the last of two rows by Enter: the other Remove has the focus.',
    caught: async ({ page, expect }) => {
      await checkOut(page, ['Desk Lamp', 'HD Monitor']);
      await page.getByTestId('cart-remove-2').press('Enter');
      await expect(page.getByTestId('cart-remove-1')).toBeFocused();
    },
  }),
  defect('named-after-the-next-row', 'CART-09', 'medium', 'accessibility', {
    file: 'apps/web/src/shop/checkout/cart-row.tsx',
    from: 'row ${number}`',
    to: 'row ${number + 1}`',
    seen: 'The names of the Remove buttons tell the number of the next row.',
    nudge: 'Look at the buttons of the cart.',
    hint: 'A name is also what a screen reader says.',
    recipe: 'The button of the first row is called "Remove Desk Lamp, row 1".',
    caught: async ({ page, expect }) => {
      await checkOut(page, ['Desk Lamp', 'HD Monitor']);
      await expect(page.getByTestId('cart-remove-1')).toHaveAccessibleName(
        'Remove Desk Lamp, row 1',
      );
    },
  }),
  defect('removes-every-copy', 'CART-05', 'sneaky', 'duplicates', {
    file: 'apps/web/src/shop/cart.ts',
    from: 'cart.filter((_, index) => index !== action.index)',
    to: 'cart.filter((item) => item !== cart[action.index])',
    pure: true,
    seen: 'Removing one of two equal products removes both.',
    nudge: 'Look at the cart.',
    hint: 'What does Remove do with a product that is in the cart more than once?',
    recipe: 'Two of the same, and one other. Remove one: two rows stay.',
    caught: async ({ page, expect }) => {
      await checkOut(page, ['Desk Lamp', 'HD Monitor', 'Desk Lamp']);
      await page.getByTestId('cart-remove-1').click();
      await expect(page.getByTestId('cart-badge')).toHaveText('2');
    },
  }),
  defect('removes-the-first-copy', 'CART-05', 'sneaky', 'duplicates', {
    file: 'apps/web/src/shop/cart.ts',
    from: 'cart.filter((_, index) => index !== action.index)',
    to: 'cart.toSpliced(cart.indexOf(cart[action.index]!), 1)',
    pure: true,
    seen: 'Removing the last of two equal products removes the first.',
    nudge: 'Look at the cart.',
    hint: 'Which of two equal rows goes, and where is the other then?',
    recipe: 'A lamp, a monitor, a lamp. Remove row 3: the lamp comes before the monitor.',
    caught: async ({ page, expect }) => {
      await checkOut(page, ['Desk Lamp', 'HD Monitor', 'Desk Lamp']);
      await page.getByTestId('cart-remove-3').click();
      await expect(page.getByTestId('cart-badge')).toHaveText('2');
      await expect(page.getByTestId('cart-row-1')).toContainText('Desk Lamp');
    },
  }),
  defect('removes-the-row-below', 'CART-05', 'easy', 'sequences', {
    file: 'apps/web/src/shop/checkout/cart-table.tsx',
    from: 'flushSync(() => onRemove(index));',
    to: 'flushSync(() => onRemove(index + 1));',
    seen: 'Remove takes the row below.',
    nudge: 'Look at the cart.',
    hint: 'Remove one of several products, and look at which ones stay.',
    recipe: 'Of three rows remove the first: the second and third stay.',
    caught: async ({ page, expect }) => {
      await checkOut(page, ['Desk Lamp', 'Ergonomic Chair', 'HD Monitor']);
      await page.getByTestId('cart-remove-1').click();
      await expect(page.getByTestId('cart-row-1')).toContainText('Ergonomic Chair');
    },
  }),
  defect('total-of-kinds', 'CART-03', 'sneaky', 'duplicates', {
    file: 'apps/web/src/shop/money.ts',
    from: 'items.reduce(',
    to: '[...new Set(items)].reduce(',
    pure: true,
    seen: 'The total counts a product once, however often it is in the cart.',
    nudge: 'Look at the total of the cart.',
    hint: 'Add up the rows yourself, with two equal ones among them.',
    recipe: 'Two lamps at $24.99: $49.98.',
    caught: async ({ page, expect }) => {
      await checkOut(page, ['Desk Lamp', 'Desk Lamp']);
      await expect(page.getByTestId('cart-total')).toHaveText('$49.98');
    },
  }),
  defect('total-stays', 'CART-06', 'hard', 'sequences', {
    file: 'apps/web/src/shop/checkout/cart-table.tsx',
    from: '{dollars(totalCents(cart))}',
    to: '{dollars(useMemo(() => totalCents(cart), []))}',
    above: "import { useMemo } from 'react';",
    matters: `![undefined, dollars(totalCents(cart))].includes(
      document.querySelector('tfoot td')?.textContent)`,
    seen: 'The total stays as it was when a product is removed.',
    nudge: 'Look at the total of the cart.',
    hint: 'Read it again after each change.',
    recipe: 'Remove one of two products: the total is the price of the other.',
    caught: async ({ page, expect }) => {
      await checkOut(page, ['Desk Lamp', 'HD Monitor']);
      await page.getByTestId('cart-remove-1').click();
      await expect(page.getByTestId('cart-total')).toHaveText('$149.99');
    },
  }),
];
