import { expect, type Locator, type Page, test } from '@playwright/test';

/** The element of each rung, and what is typed into it if it is a field. */
const rungs = (page: Page): readonly (readonly [Locator, string?])[] => [
  [page.getByRole('button', { name: 'Archive' })],
  [page.getByLabel('Name', { exact: true }), 'Ada'],
  [page.getByRole('group', { name: 'Work address' }).getByRole('button', { name: 'Save' })],
  [
    page
      .getByRole('listitem')
      .filter({ hasText: 'Invoice 18' })
      .getByRole('button', { name: 'Delete' }),
  ],
  [page.getByPlaceholder('Country'), 'France'],
  [page.getByAltText('Circle')],
  [page.getByTitle('Help on prices')],
  [page.getByRole('button', { name: 'Renew', description: 'Ends in June' })],
];
const use = async (element: Locator, text?: string) => {
  // A locator that finds nothing, or two elements, is told at once.
  await expect(element).toHaveCount(1);
  await (text === undefined ? element.click() : element.fill(text));
};

for (const seed of [1, 2, 3]) {
  test(`climbs the ladder with the seed ${seed} [LADDER-01]`, async ({ page }) => {
    await page.goto(`/labs/locator-ladder?seed=${seed}`);
    for (const rung of rungs(page)) await use(...rung);
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
  });
}

test('a rung that was wrong stays wrong until the page is loaded again [LADDER-03]', async ({
  page,
}) => {
  await page.goto('/labs/locator-ladder');
  const role = page.getByRole('group', { name: 'Role', exact: true });
  await role.getByRole('link', { name: 'Archive' }).click();
  await expect(role.getByText('wrong', { exact: true })).toBeVisible();
  await role.getByRole('button', { name: 'Archive' }).click();
  await expect(role.getByText('wrong', { exact: true })).toBeVisible();
  await page.reload();
  await role.getByRole('button', { name: 'Archive' }).click();
  await expect(role.getByText('right', { exact: true })).toBeVisible();
});

test('the verdict names a wrong rung, whatever follows [LADDER-04]', async ({ page }) => {
  await page.goto('/labs/locator-ladder');
  await page.getByTitle('Help on dates').click();
  const verdict = page.getByRole('status', { name: 'Verdict' });
  for (const rung of rungs(page)) {
    await use(...rung);
    await expect(verdict).toHaveText(/^Not solved: .* on Title\. Load the page again\.$/);
  }
});

for (const way of ['up', 'down']) {
  test(`on the way ${way}, only the last rung solves the lab [LADDER-04]`, async ({ page }) => {
    await page.goto('/labs/locator-ladder');
    const inOrder = way === 'up' ? rungs(page) : rungs(page).toReversed();
    const verdict = page.getByRole('status', { name: 'Verdict' });
    for (const [index, rung] of inOrder.entries()) {
      await expect(verdict).toBeEmpty();
      await use(...rung);
      await expect(page.getByText('right', { exact: true })).toHaveCount(index + 1);
    }
    await expect(verdict).toHaveText(/^Solved/);
  });
}

for (const seed of [1, 2, 3, 4]) {
  test(`climbs the second flight with the seed ${seed} [LADDER-05]`, async ({ page }) => {
    await page.goto(`/labs/locator-ladder?seed=${seed}&level=2`);
    const rung = (name: string) => page.getByRole('group', { name, exact: true });
    const text = rung('Sibling').getByText('Paid', { exact: true });
    await use(text.locator('+ button'));
    const title = rung('Ancestor').getByText('Returns', { exact: true });
    await use(title.locator('xpath=ancestor::div[2]').getByRole('button'));
    await use(rung('Nth of its kind').locator('button:nth-of-type(2)'));
    await use(rung('Contents').locator('button:has(em)'));
    await use(rung('Attribute').locator('[data-kind="urgent" i]'));
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(
      'Solved: all 5 rungs are right.',
    );
  });
}
