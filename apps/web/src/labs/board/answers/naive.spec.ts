import { expect, test } from '@playwright/test';

/* The whole board is in view: a scroll during a drag would lose the card. */
test.use({ viewport: { width: 1280, height: 1200 } });

for (const seed of [1, 2, 3]) {
  test(`sorts the cards of the seed ${seed}`, async ({ page }) => {
    await page.goto(`/labs/board?seed=${seed}`);
    const heading = (name: string) => page.getByRole('heading', { name, exact: true });
    const status = (name: string) => page.getByRole('status', { name });
    const put = async (card: string, list: string) => {
      const target = await heading(list).boundingBox();
      await page.getByText(card, { exact: true }).hover();
      await page.mouse.down();
      await page.mouse.move(target!.x + 5, target!.y + 5);
      await page.mouse.up();
    };
    const wanted = async (list: string) =>
      (await status(`Wanted in ${list}`).innerText()).split(', ').toReversed();
    for (const list of ['Done', 'Doing'])
      for (const card of await wanted(list)) for (const to of ['Doing', list]) await put(card, to);
    for (const card of await wanted('To do')) await put(card, 'To do');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(status('Verdict')).toHaveText(/^Solved/);
  });
}
