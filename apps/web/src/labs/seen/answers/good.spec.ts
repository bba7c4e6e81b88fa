import { expect, test } from '@playwright/test';

/** Whether the word is not transparent, and on top at its middle. */
const isSeen = (word: Element): boolean => {
  word.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = word.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return word.contains(top) && word.checkVisibility({ opacityProperty: true });
};

for (const query of ['', '?delay=0.2&seed=1', '?delay=8&seed=2', '?seed=3']) {
  test(`types what a person sees ${query} [SEEN-02, SEEN-03]`, async ({ page }) => {
    await page.goto(`/labs/seen${query}`);
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const seen = [];
    for (const word of await page.getByTestId(/^seen-sign-\d+$/).all())
      if (await word.evaluate(isSeen)) seen.push(await word.textContent());
    await field('Seen').fill(seen.join(' '));
    const badge = page.getByTestId('seen-badge');
    const content = await badge.evaluate((it) => getComputedStyle(it, '::before').content);
    await field('Badge').fill(content.replaceAll('"', ''));
    const boxes = page.locator('label', { has: page.getByRole('checkbox', { checked: true }) });
    await field('On').fill((await boxes.allInnerTexts()).join(' '));
    await page.getByRole('button', { name: 'Start the light' }).click();
    const green = { timeout: 10_000 };
    await expect(page.getByTestId('seen-light')).toHaveCSS(
      'background-color',
      'rgb(0, 100, 0)',
      green,
    );
    await page.getByRole('button', { name: 'Cross' }).click();
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Seen/);
  });
}
