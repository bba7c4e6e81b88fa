import { expect, type Locator, type Page, test } from '@playwright/test';

/** The element of each rung, and what is typed into it if it is a field. */
const rungs = (page: Page): readonly (readonly [Locator, string?])[] => [
  [page.getByText('Archive').first()],
  [page.locator('#ladder-label').getByLabel('Name').first(), 'Ada'],
  [page.getByRole('button', { name: 'Save' }).first()],
  [page.getByRole('button', { name: 'Delete' }).first()],
  [page.getByLabel('Filter').first(), 'France'],
  [page.getByRole('button', { name: 'Choose' }).first()],
  [page.getByRole('button', { name: '?' }).first()],
  [page.getByRole('button', { name: 'Renew' }).first()],
];
const use = async (element: Locator, text?: string) => {
  await (text === undefined ? element.click() : element.fill(text));
};

for (const seed of [1, 2, 3]) {
  test(`climbs the ladder with the seed ${seed}`, async ({ page }) => {
    await page.goto(`/labs/locator-ladder?seed=${seed}`);
    for (const rung of rungs(page)) await use(...rung);
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
  });
}
