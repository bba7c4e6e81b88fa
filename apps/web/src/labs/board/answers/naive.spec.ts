import { expect, test } from '@playwright/test';

test.use({ viewport: { width: 1280, height: 1200 } });

test('sorts the cards', async ({ page }) => {
  await page.goto('/labs/board?seed=1');
  const put = async (card: string, list: string) => {
    const target = await page.getByRole('heading', { name: list, exact: true }).boundingBox();
    await page.getByText(card, { exact: true }).hover();
    await page.mouse.down();
    await page.mouse.move(target!.x + 5, target!.y + 5);
    await page.mouse.up();
  };
  const wanted = await page.getByRole('status', { name: 'Wanted in Doing' }).innerText();
  for (const card of wanted.split(', ').toReversed()) await put(card, 'Doing');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
});
