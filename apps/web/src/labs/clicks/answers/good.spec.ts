import { expect, type Page, test } from '@playwright/test';

test('sends a double-click and a long press', async ({ page }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/labs/clicks?seed=1');
  await button('Double').dblclick();
  await expect(page.getByRole('status', { name: 'Last events' })).toHaveText(/dblclick$/);
  await button('Long').hover();
  await page.mouse.down();
  await expect(page.getByLabel('Presses on Long')).toHaveText('Let go');
  await page.mouse.up();
  await expect(page.getByLabel('Presses on Long')).toHaveText('1 long press');
});

const pressPointAndSelect = async (page: Page) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const status = (name: string) => page.getByRole('status', { name });
  const city = (name = '') => page.getByRole('option', { name });
  await button('Right').click({ button: 'right' });
  await button('Middle').click({ button: 'middle' });
  await button('Long').hover();
  await page.mouse.down();
  await expect(page.getByLabel('Presses on Long')).toHaveText('Let go');
  await page.mouse.up();
  await button('Double').dblclick();
  await expect(status('Last events')).toHaveText(/^(mousedown, mouseup, click, ){2}dblclick$/);
  for (const name of ['File', 'Export']) await button(name).hover();
  await button(await status('Wanted item').innerText()).click();
  const archive = await status('Wanted button').innerText();
  await page.getByRole('row', { name: archive.split(' ')[1] ?? '' }).hover();
  await button(archive).click();
  const wanted = await status('Wanted cities').innerText();
  const [first, last, ...others] = wanted.match(/[A-Z]\w+/g) ?? [];
  await city(first).click();
  await city(last).click({ modifiers: ['Shift'] });
  for (const name of others) await city(name).click({ modifiers: ['ControlOrMeta'] });
};

test('presses, points and selects, with a short and a long hold', async ({ page }) => {
  for (const [hold, said] of [
    ['0.3', /^Right, 1 of 2/],
    ['4', /^Solved/],
  ] as const) {
    await page.goto(`/labs/clicks?hold=${hold}`);
    await pressPointAndSelect(page);
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(said);
  }
});
