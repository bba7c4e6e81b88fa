import { expect, test } from '@playwright/test';

for (const seed of [1, 2, 3]) {
  test(`takes the first result with the seed ${seed} [LATEST-05]`, async ({ page }) => {
    await page.goto(`/labs/search-order?seed=${seed}`);
    const word = await page.getByRole('status', { name: 'Word' }).innerText();
    await page.getByRole('searchbox', { name: 'Search' }).pressSequentially(word);
    await expect(page.getByRole('status', { name: 'Shown' })).toContainText(`“${word}”`);
    await page.getByRole('button', { name: 'Take the first result' }).click();
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
  });
}

test('a stale answer does not overwrite the list [LATEST-03, LATEST-04]', async ({ page }) => {
  await page.goto('/labs/search-order?delay=1&seed=1');
  const word = await page.getByRole('status', { name: 'Word' }).innerText();
  const last = page.waitForResponse((response) => response.url().endsWith(`search=${word[0]}`));
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially(word);
  await (await last).finished();
  // The page has handled the last answer when a later one has come.
  await page.evaluate(async () => (await fetch('/items')).text());
  await expect(page.getByRole('status', { name: 'Shown' })).toContainText(`“${word}”`);
});

test('answers that come after the field was cleared are dropped [LATEST-01, LATEST-04]', async ({
  page,
}) => {
  await page.goto('/labs/search-order?delay=1&seed=1');
  const word = await page.getByRole('status', { name: 'Word' }).innerText();
  const field = page.getByRole('searchbox', { name: 'Search' });
  const last = page.waitForResponse((response) => response.url().endsWith(`search=${word[0]}`));
  await field.pressSequentially(word);
  await field.clear();
  await (await last).finished();
  // The page has handled the last answer when a later one has come.
  await page.evaluate(async () => (await fetch('/items')).text());
  await expect(page.getByRole('status', { name: 'Shown' })).toBeEmpty();
  await expect(page.getByRole('list', { name: 'Results' })).toBeHidden();
});

for (const [question, names] of [
  ['phone', ['Bluetooth Headphones', 'Smartphone Stand']],
  ['plug', ['USB-C Hub']],
] as const) {
  test(`finds “${question}” in names and descriptions [LATEST-02]`, async ({ page }) => {
    await page.goto('/labs/search-order?delay=0.3');
    await page.getByRole('searchbox', { name: 'Search' }).fill(question);
    await expect(page.getByRole('status', { name: 'Shown' })).toHaveText(
      `Results for “${question}”: ${names.length}`,
    );
    const results = page.getByRole('list', { name: 'Results' });
    await expect(results.getByRole('listitem')).toHaveText([...names]);
  });
}

for (const letters of [2, 4]) {
  test(`a word of which ${letters} letters come at once is not typed [LATEST-06]`, async ({
    page,
  }) => {
    await page.goto('/labs/search-order?delay=0.3&seed=1');
    const word = await page.getByRole('status', { name: 'Word' }).innerText();
    const field = page.getByRole('searchbox', { name: 'Search' });
    await field.fill(word.slice(0, letters));
    await field.pressSequentially(word.slice(letters));
    await expect(page.getByRole('status', { name: 'Shown' })).toContainText(`“${word}”`);
    await page.getByRole('button', { name: 'Take the first result' }).click();
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Not typed/);
  });
}
