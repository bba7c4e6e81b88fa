import type { Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { expect, test } from '../test.ts';

const open = (page: Page, query: string) => page.goto(`/labs/locator-ladder?level=2&${query}`);
const names = ['Sibling', 'Ancestor', 'Nth of its kind', 'Contents', 'Attribute'];
const rung = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

for (const query of ['level=2', 'flight=2']) {
  test(`?${query} shows the second flight [LABS-18]`, async ({ page }) => {
    await page.goto(`/labs/locator-ladder?${query}`);
    await expect(rung(page, 'Sibling')).toBeVisible();
    await expect(page.getByTestId('dial-level')).toHaveValue('2');
  });
}

for (const end of ['first', 'last'] as const) {
  test(`the ${end} elements do not solve the second flight with any of five seeds [LADDER-06]`, async ({
    page,
  }) => {
    for (const seed of [1, 2, 3, 4, 5]) {
      await open(page, `seed=${seed}`);
      for (const name of names) await rung(page, name).locator('button, a')[end]().click();
      await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Not solved/);
    }
  });
}

test('the seed decides the case of the attribute on the second flight', async ({ page }) => {
  const kinds = new Set<string | null>();
  for (let seed = 1; seed < 9; seed += 1) {
    await open(page, `seed=${seed}`);
    const urgent = rung(page, 'Attribute').locator('[data-kind="urgent" i]');
    kinds.add(await urgent.getAttribute('data-kind'));
  }
  expect(kinds).toEqual(new Set(['URGENT', 'Urgent', 'urgent']));
});

test('the second flight fits into 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, 'seed=1');
  await expect(rung(page, 'Attribute')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
