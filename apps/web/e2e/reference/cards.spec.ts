import { expect, smoke, test } from '../test.ts';
import { card } from './open-card.ts';

const list = 'GET - List books';
const add = 'POST - Add a book';

test('opens the first card and no other [DOC-01]', smoke, async ({ page }) => {
  await page.goto('/api/bookapi');
  await expect(card(page, list)).toHaveAttribute('open');
  await expect(page.locator('details[name="endpoint"][open]')).toHaveCount(1);
});

test('opens one card at a time [DOC-02]', async ({ page }) => {
  await page.goto('/api/bookapi');
  await page.getByRole('heading', { name: add }).click();
  await expect(card(page, add)).toHaveAttribute('open');
  await expect(card(page, list)).not.toHaveAttribute('open');
});

test('closes the open card when it is clicked [DOC-02]', async ({ page }) => {
  await page.goto('/api/bookapi');
  await page.getByRole('heading', { name: list }).click();
  await expect(card(page, list)).not.toHaveAttribute('open');
  await expect(page.locator('details[name="endpoint"][open]')).toHaveCount(0);
});

test('opens the first card again when the path changes [DOC-01]', async ({ page }) => {
  await page.goto('/api/bookapi');
  await page.getByRole('heading', { name: add }).click();
  await page.getByRole('link', { name: 'Authentication API' }).click();
  await expect(card(page, 'POST - Get a token')).toHaveAttribute('open');
  await page.getByRole('link', { name: 'Book API' }).click();
  await expect(card(page, list)).toHaveAttribute('open');
  await expect(card(page, add)).not.toHaveAttribute('open');
});

test('opens the first card again by the link to the same page', async ({ page }) => {
  await page.goto('/api/bookapi');
  await page.getByRole('heading', { name: list }).click();
  await expect(card(page, list)).not.toHaveAttribute('open');
  await page.getByRole('link', { name: 'Book API' }).click();
  await expect(card(page, list)).toHaveAttribute('open');
});

test('keeps the open card when the skip link is followed', async ({ page }) => {
  await page.goto('/api/bookapi');
  await page.getByRole('heading', { name: add }).click();
  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
  await expect(page).toHaveURL('/api/bookapi#main');
  await expect(card(page, add)).toHaveAttribute('open');
});

test('opens a card with the keyboard', async ({ page }) => {
  await page.goto('/api/bookapi');
  await page.getByTestId('add-book-toggle').press('Enter');
  await expect(card(page, add)).toHaveAttribute('open');
});
