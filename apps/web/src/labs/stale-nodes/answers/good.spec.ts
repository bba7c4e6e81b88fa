import { expect, test } from '@playwright/test';

for (const seed of [1, 2, 3]) {
  test(`takes the right nodes with the seed ${seed} [STALE-07]`, async ({ page }) => {
    await page.goto(`/labs/stale-nodes?seed=${seed}`);
    const names = ['Apples', 'Milk', 'Rye bread'];
    await page.getByRole('button', { name: 'Reorder' }).click();
    for (const name of names) {
      const button = page.getByRole('button', { name: `Take ${name}`, exact: true });
      await button.click();
      await expect(page.getByRole('listitem').filter({ has: button })).toContainText(
        'taken 1 time',
      );
    }
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
  });
}

for (const size of [3, 6]) {
  test(`Reorder leaves none of ${size} rows at its place [STALE-02]`, async ({ page }) => {
    await page.goto(`/labs/stale-nodes?seed=1&size=${size}`);
    const lists = ['Fruit', 'Drinks', 'Bread'].map((name) =>
      page.getByRole('list', { name }).getByRole('button'),
    );
    const read = () => Promise.all(lists.map((buttons) => buttons.allInnerTexts()));
    for (let time = 1; time <= 5; time++) {
      const before = await read();
      await page.getByRole('button', { name: 'Reorder' }).click();
      for (const [index, items] of (await read()).entries()) {
        expect(items.toSorted()).toEqual(before[index]?.toSorted());
        expect(items.filter((item, place) => item === before[index]?.[place])).toEqual([]);
      }
    }
  });
}

test('Reorder begins every count again [STALE-06]', async ({ page }) => {
  await page.goto('/labs/stale-nodes?seed=1');
  const rows = page.getByRole('list', { name: /^(Fruit|Drinks|Bread)$/ }).getByRole('listitem');
  for (const name of ['Apples', 'Milk', 'Rye bread']) {
    await page.getByRole('button', { name: `Take ${name}` }).click();
  }
  await expect(rows.filter({ hasText: 'taken 1 time' })).toHaveCount(3);
  await page.getByRole('button', { name: 'Reorder' }).click();
  await expect(rows.filter({ hasText: 'taken 0 times' })).toHaveCount(12);
});

for (const names of [
  ['Milk', 'Apples', 'Milk'],
  ['Milk', 'Apples', 'Rye bread', 'Milk'],
]) {
  test(`${names.join(', ')} is Milk too often [STALE-08]`, async ({ page }) => {
    await page.goto('/labs/stale-nodes?seed=1');
    await page.getByRole('button', { name: 'Reorder' }).click();
    for (const name of names) {
      await page.getByRole('button', { name: `Take ${name}` }).click();
    }
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(
      'Too often: Milk was taken twice.',
    );
  });
}
