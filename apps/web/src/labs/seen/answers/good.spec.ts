import { expect, test } from '@playwright/test';

const isOpaqueAndOnTop = (word: Element): boolean => {
  word.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = word.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return word.contains(top) && word.checkVisibility({ opacityProperty: true });
};

test('types what a person sees', async ({ page }) => {
  await page.goto('/labs/seen?seed=1');
  const seen = [];
  for (const word of await page.getByTestId(/^seen-sign-\d+$/).all())
    if (await word.evaluate(isOpaqueAndOnTop)) seen.push(await word.textContent());
  await page.getByRole('textbox', { name: 'Seen' }).fill(seen.join(' '));
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Not seen: Badge is “”/);
});

const before = (badge: Element) => getComputedStyle(badge, '::before').content.slice(1, -1);

test('types what a person sees, at both delays [SEEN-02, SEEN-03]', async ({ page }) => {
  for (const [delay, said] of [
    ['0.2', /^Right, 1 of 2/],
    ['8', /^Solved/],
  ] as const) {
    await page.goto(`/labs/seen?delay=${delay}`);
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const seen = [];
    for (const word of await page.getByTestId(/^seen-sign-\d+$/).all())
      if (await word.evaluate(isOpaqueAndOnTop)) seen.push(await word.textContent());
    await field('Seen').fill(seen.join(' '));
    await field('Badge').fill(await page.getByTestId('seen-badge').evaluate(before));
    const boxes = page.locator('label', { has: page.getByRole('checkbox', { checked: true }) });
    await field('On').fill((await boxes.allInnerTexts()).join(' '));
    await page.getByRole('button', { name: 'Start the light' }).click();
    const light = page.getByTestId('seen-light');
    await expect(light).toHaveCSS('background-color', 'rgb(0, 100, 0)', { timeout: 10_000 });
    for (const name of ['Cross', 'Check']) await page.getByRole('button', { name }).click();
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(said);
  }
});
