import { expect, type Page, test } from '@playwright/test';

test('ticks the looks that differ', async ({ page }) => {
  await page.goto('/labs/looks?seed=1&delay=0.2');
  const poster = page.getByRole('region', { name: 'Poster' });
  const shoot = async (look: string) => {
    await page.getByRole('radio', { name: look, exact: true }).check();
    await expect(poster).toHaveAttribute('aria-busy', 'false');
    return poster.screenshot({ mask: [page.getByRole('timer')] });
  };
  const baseline = await shoot('Sound');
  for (const look of ['A', 'B', 'C', 'D', 'E', 'F']) {
    const isEqual = baseline.equals(await shoot(look));
    await page.getByRole('checkbox', { name: `${look} differs` }).setChecked(!isEqual);
  }
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Right, 1 of 2/);
});

const compare = async (page: Page) => {
  const poster = page.getByRole('region', { name: 'Poster' });
  const shoot = async (look: string) => {
    await page.getByRole('radio', { name: look, exact: true }).check();
    await expect(poster).toHaveAttribute('aria-busy', 'false', { timeout: 10_000 });
    return poster.screenshot({ mask: [page.getByRole('timer')] });
  };
  const baseline = await shoot('Sound');
  for (const look of ['A', 'B', 'C', 'D', 'E', 'F']) {
    const isEqual = baseline.equals(await shoot(look));
    await page.getByRole('checkbox', { name: `${look} differs` }).setChecked(!isEqual);
  }
  await page.getByRole('button', { name: 'Check' }).click();
};

test('ticks the looks that differ, at both delays', async ({ page }) => {
  test.slow();
  for (const [delay, said] of [
    [0.2, /^Right, 1 of 2/],
    [3, /^Solved/],
  ] as const) {
    await page.goto(`/labs/looks?delay=${delay}`);
    await compare(page);
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(said);
  }
});
