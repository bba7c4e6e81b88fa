import type { Bout } from './defect.ts';

/** Opens a list of 110 rows and presses End until the page has a row: 40, 60, 80, 100 or 110. */
export const loadUntil = async ({ page, expect }: Bout, last: number): Promise<void> => {
  await page.goto('/labs/endless-list?seed=1&size=110&delay=0');
  await page.getByRole('article').first().focus();
  for (const row of [40, 60, 80, 100, 110].filter((each) => each <= last)) {
    await page.keyboard.press('End');
    await expect(page.getByTestId(`endless-row-${row}`)).toBeAttached();
  }
};
