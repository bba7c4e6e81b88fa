import { type Defect, defect } from '../defect.ts';

export const defects: readonly Defect[] = [
  defect('address-of-another', 'SHOP-27', 'sneaky', 'navigation', {
    file: 'apps/web/src/shop/catalogue/catalogue.tsx',
    from: 'const { found, pages, page, shown } = browse(products, criteria);',
    to: `const { shown: listed, ...counts } = browse(products, criteria);
  const { found, pages, page } = counts;
  const places = useRef(listed.map(({ id }) => id));
  const shown = listed.map((product, at) => ({ ...product, id: places.current[at] ?? product.id }));`,
    seen: 'After sorting, a card leads to the address of the product that stood there before; a reload shows that one.',
    nudge: 'Look at where the cards of the shop lead.',
    hint: 'Sort first, open a product, and look at its address.',
    recipe: 'Sort by price, open the first card, load the page again: Smartphone Stand.',
    caught: async ({ page, expect }) => {
      await page.goto('/shopping');
      await page.getByTestId('sort-price').click();
      await page.getByRole('link', { name: 'Smartphone Stand' }).click();
      await expect(page).toHaveURL('/product/8');
    },
  }),
  defect('adds-the-one-before', 'PRODUCT-04', 'sneaky', 'sequences', {
    file: 'apps/web/src/shop/add-to-cart.tsx',
    from: "dispatch({ type: 'ADD_TO_CART', product });",
    to: "dispatch({ type: 'ADD_TO_CART', product: isAmongOthers ? product : (first ??= product) });",
    above: 'let first: Item | undefined;',
    used: '!isAmongOthers',
    seen: 'Add to Cart on the page of a related product adds the product before it once more.',
    nudge: 'Look at a product that was opened from another one.',
    hint: 'Add both of them, and look into the cart.',
    recipe: 'Add a product, open a related one and add that: two different rows.',
    caught: async ({ page, expect }) => {
      await page.goto('/product/9?seed=7');
      await page.getByTestId('add-to-cart').click();
      await page.getByTestId('related-products').getByRole('link').first().click();
      await expect(page).not.toHaveURL(/product\/9/);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Desk Lamp');
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      await page.getByRole('button', { name: 'Add to Cart' }).click();
      await page.getByTestId('nav-cart').click();
      await expect(page.getByTestId('cart-row-2')).toContainText(heading);
    },
  }),
  defect('five-related', 'PRODUCT-05', 'medium', 'boundaries', {
    file: 'apps/web/src/shop/product/related.ts',
    from: 'chance.sample(others, relatedCount)',
    to: 'chance.sample(others, relatedCount + 1)',
    matters: 'true',
    seen: 'Five related products are shown.',
    nudge: 'Look at the related products.',
    hint: 'How many are promised?',
    recipe: 'There are four of them.',
    caught: async ({ page, expect }) => {
      await page.goto('/product/9');
      await expect(page.getByTestId('related-products').getByRole('listitem')).toHaveCount(4);
    },
  }),
  defect('not-from-the-top', 'PRODUCT-09', 'hard', 'navigation', {
    file: 'apps/web/src/shell/shell.tsx',
    from: '<ScrollRestoration />',
    to: "<ScrollRestoration getKey={() => 'everywhere'} />",
    seen: 'A product that was opened from another one is shown where the page before was scrolled to.',
    nudge: 'Look at a product that was opened from another one.',
    hint: 'Scroll down before you open it.',
    recipe: 'After the click on a related product the page is at its top.',
    caught: async ({ page, expect }) => {
      await page.setViewportSize({ width: 600, height: 300 });
      await page.goto('/product/9?seed=7');
      await page.getByTestId('related-products').getByRole('link').last().click();
      await expect(page).not.toHaveURL(/product\/9/);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    },
  }),
  defect('price-of-the-first', 'PRODUCT-08', 'hard', 'sequences', {
    file: 'apps/web/src/shop/product/product-details.tsx',
    from: 'const product = productAt(id, state);',
    to: `const found = productAt(id, state);
  const price = useRef(found?.price);
  const product = found && { ...found, price: price.current ?? found.price };`,
    above: "import { useRef } from 'react';",
    seen: 'A related product is shown with the price of the product before it.',
    nudge: 'Look at a product that was opened from another one.',
    hint: 'Compare the whole page with what the card said.',
    recipe: 'The price of a related product is the one on its card.',
    caught: async ({ page, expect }) => {
      await page.goto('/product/9?seed=7');
      const card = page.getByTestId('related-products').getByRole('listitem').first();
      const price = /\$[\d.]+/.exec(await card.innerText())?.[0];
      await card.getByRole('link').click();
      await expect(page).not.toHaveURL(/product\/9/);
      await expect(page.getByTestId('product-price')).toHaveText(`Price: ${price}`);
    },
  }),
  defect('related-to-itself', 'PRODUCT-06', 'medium', 'oracle', {
    file: 'apps/web/src/shop/product/related.ts',
    from: 'items.filter(({ id }) => id !== productId)',
    to: 'items.filter((_, at) => at !== productId)',
    seen: 'A product can be among its own related products.',
    nudge: 'Look at the related products.',
    hint: 'Chance draws them: look more than once.',
    recipe: 'With several seeds: no related product has the name of the page.',
    caught: async ({ page, expect }) => {
      for (let seed = 1; seed <= 6; seed += 1) {
        await page.goto(`/product/9?seed=${seed}`);
        const related = page.getByTestId('related-products');
        await expect(related.getByRole('listitem').first()).toBeVisible();
        await expect(related.getByText('Desk Lamp')).toHaveCount(0, { timeout: 1 });
      }
    },
  }),
];
