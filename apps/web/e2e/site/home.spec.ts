import { expect, smoke, test } from '../test.ts';

const cards = [
  ['Web Element Interaction', '/webelements'],
  ['API Testing Section', '/api'],
  ['Shopping Application', '/shopping'],
] as const;

test('welcomes the visitor', smoke, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Welcome to Sparring')).toBeVisible();
});

for (const [title, path] of cards) {
  test(`leads from the card ${title} to ${path} [NAV-15]`, async ({ page }) => {
    await page.goto('/');
    const card = page.getByRole('article', { name: title, exact: true });
    await expect(card.getByRole('link')).toHaveAttribute('href', path);
  });
}

test('leads from the question below the cards to /grade [NAV-20]', async ({ page }) => {
  await page.goto('/');
  const band = page.getByRole('region', { name: 'Are your tests any good?' });
  await band.getByRole('link', { name: 'Grade your tests' }).click();
  await expect(page).toHaveURL('/grade');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How good are your tests?');
});

test('receives each script in the form that the build compressed', async ({ page }) => {
  const encodings: Promise<string | null>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('.chunk.js') || response.url().includes('/main-'))
      encodings.push(response.headerValue('Content-Encoding'));
  });
  await page.goto('/shopping');
  expect(new Set(await Promise.all(encodings))).toEqual(new Set(['br']));
});
