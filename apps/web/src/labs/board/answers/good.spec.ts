import { expect, test } from '@playwright/test';

/* The whole board is in view: a scroll during a drag would lose the card. */
test.use({ viewport: { width: 1280, height: 1200 } });

for (const seed of [1, 2, 3]) {
  test(`sorts the cards of the seed ${seed} [BOARD-02]`, async ({ page }) => {
    await page.goto(`/labs/board?seed=${seed}`);
    const heading = (name: string) => page.getByRole('heading', { name, exact: true });
    const put = (card: string, list: string) =>
      page.getByText(card, { exact: true }).dragTo(heading(list), { steps: 10 });
    const wanted = async (list: string) =>
      (await page.getByRole('status', { name: `Wanted in ${list}` }).innerText())
        .split(', ')
        .toReversed();
    const top = (list: string) =>
      page
        .getByRole('list', { name: `Cards in ${list}` })
        .getByRole('listitem')
        .first();
    for (const card of await wanted('Done')) {
      await put(card, 'Doing');
      await put(card, 'Done');
    }
    for (const card of await wanted('Doing')) await put(card, 'Doing');
    for (const card of await wanted('To do')) {
      await put(card, 'To do');
      await expect(top('To do')).toContainText(card);
    }
    const [, , first = ''] = await wanted('To do');
    await put(first, 'Doing');
    await expect(page.getByRole('status', { name: 'Message' })).toHaveText(/^Refused: Doing/);
    await expect(top('To do')).toContainText(first);
    await page.getByRole('button', { name: `Down ${first}` }).click();
    await expect(top('To do')).not.toContainText(first);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(top('To do')).toContainText(first);
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Sorted/);
  });
}
