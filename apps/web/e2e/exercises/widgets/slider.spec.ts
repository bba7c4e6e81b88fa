import { expect, smoke, test } from '../../test.ts';

test.beforeEach(({ page }) => page.goto('/webelements/euro-slider'));

test('starts at 0,00 € [SLIDER-01]', async ({ page }) => {
  await expect(page.getByRole('slider', { name: 'Price' })).toHaveValue('0');
  await expect(page.getByRole('status', { name: 'Your price' })).toHaveText('0,00 €');
});

test('shows every cent, also of prices that no binary fraction is equal to [SLIDER-02]', async ({
  page,
}) => {
  for (const price of ['12.34', '0.29', '0.57', '1.15', '2.01', '64.10', '199.94']) {
    await page.getByRole('slider', { name: 'Price' }).fill(price);
    const shown = `${price.replace('.', ',')} €`;
    await expect(page.getByRole('status', { name: 'Your price' })).toHaveText(shown);
  }
});

test('puts a no-break space before the euro sign [SLIDER-03]', async ({ page }) => {
  await page.getByRole('slider', { name: 'Price' }).fill('199.95');
  expect(await page.getByTestId('slider-value').textContent()).toBe('199,95\u00A0€');
});

test('moves by one cent with the arrow keys [SLIDER-01]', async ({ page }) => {
  const slider = page.getByRole('slider', { name: 'Price' });
  await slider.press('ArrowRight');
  await slider.press('ArrowRight');
  await slider.press('ArrowLeft');
  await expect(page.getByRole('status', { name: 'Your price' })).toHaveText('0,01 €');
});

test('goes no lower than 0,00 € and no higher than 199,95 € [SLIDER-01]', async ({ page }) => {
  const slider = page.getByRole('slider', { name: 'Price' });
  await slider.press('ArrowLeft');
  await expect(page.getByRole('status', { name: 'Your price' })).toHaveText('0,00 €');
  await slider.press('End');
  await slider.press('ArrowRight');
  await expect(page.getByRole('status', { name: 'Your price' })).toHaveText('199,95 €');
});

test('follows the mouse to the right end', smoke, async ({ page }) => {
  const slider = page.getByRole('slider', { name: 'Price' });
  const { width = 0 } = (await slider.boundingBox()) ?? {};
  await slider.click({ position: { x: width - 2, y: 8 } });
  await expect(slider).toHaveValue('199.95');
});

test('exposes the displayed price to screen readers [SLIDER-04]', async ({ page }) => {
  const slider = page.getByRole('slider', { name: 'Price' });
  await slider.fill('5.5');
  await expect(slider).toHaveAttribute('aria-valuetext', '5,50\u00A0€');
});
