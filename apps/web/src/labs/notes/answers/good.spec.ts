import { expect, type Page, test } from '@playwright/test';

const press = (tab: Page, name: string) => tab.getByRole('button', { name, exact: true }).click();
const add = async (tab: Page, text: string) => {
  await tab.getByLabel('New note').fill(text);
  await press(tab, 'Add');
};
const change = async (tab: Page, text: string) => {
  await press(tab, 'Edit Milk');
  await tab.getByLabel('New text').fill(text);
  await press(tab, 'Save');
};
const status = (tab: Page, name: string) => tab.getByRole('status', { name });
const texts = (tab: Page) => tab.getByRole('table', { name: 'Notes' }).getByRole('rowheader');
const settled = (tab: Page) => expect(status(tab, 'Pending')).toHaveText('0');

for (const query of ['delay=0.5', 'delay=2']) {
  test(`two tabs and a queue end in step, ${query}`, async ({ page, context }) => {
    const lab = `/labs/notes?workspace=notes-${crypto.randomUUID()}&${query}`;
    await page.goto(lab);
    await page.getByLabel('New note').fill('Milk');
    await page.getByRole('button', { name: 'Add' }).dblclick();
    await settled(page);
    await expect(texts(page)).toHaveText(['Milk']);

    await add(page, 'Bread, butter, cheese, eggs, jam and honey');
    await settled(page);
    await expect(status(page, 'Message')).toHaveText(/^Refused: .* at most 40/);
    await expect(texts(page)).toHaveText(['Milk']);

    await page.getByLabel('Offline').check();
    await add(page, 'Tea');
    await change(page, 'Oat milk');
    const other = await context.newPage();
    await other.goto(lab);
    await change(other, 'Soy milk');
    await settled(other);

    await page.getByLabel('Offline').uncheck();
    await settled(page);
    await expect(status(page, 'Message')).toHaveText(/^Lost: “Oat milk”/);
    for (const tab of [page, other]) await expect(texts(tab)).toHaveText(['Soy milk', 'Tea']);
    await press(page, 'Check');
    await expect(status(page, 'Verdict')).toHaveText(/^In step/);
  });
}
