import { expect, test } from '@playwright/test';

/* The whole board is in view: a scroll during a drag would lose the card. */
test.use({ viewport: { width: 1280, height: 1200 } });

for (const seed of [1, 2, 3]) {
  test(`sorts the cards of the seed ${seed} [BOARD-02]`, async ({ page }) => {
    await page.goto(`/labs/board?seed=${seed}`);
    const heading = (name: string) => page.getByRole('heading', { name, exact: true });
    const status = (name: string) => page.getByRole('status', { name });
    const top = page.locator('#board-to-do li span').first();
    const put = (card: string, list: string) =>
      page.getByText(card, { exact: true }).dragTo(heading(list), { steps: 10 });
    const wanted = async (list: string) =>
      (await status(`Wanted in ${list}`).innerText()).split(', ').toReversed();
    for (const list of ['Done', 'Doing'])
      for (const card of await wanted(list)) for (const to of ['Doing', list]) await put(card, to);
    for (const card of await wanted('To do')) await put(card, 'To do');
    const first = await top.innerText();
    await put(first, 'Doing');
    await expect(status('Message')).toHaveText(/^Refused: Doing/);
    await expect(top).toHaveText(first);
    for (const name of [`Down ${first}`, 'Undo']) await page.getByRole('button', { name }).click();
    await expect(top).toHaveText(first);
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(status('Verdict')).toHaveText(/^Solved/);
  });
}
