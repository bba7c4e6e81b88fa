import { expect, type Page, test } from '@playwright/test';

const write = async (tab: Page, field: string, text: string, button: string) => {
  await tab.getByLabel(field).fill(text);
  await tab.getByRole('button', { name: button, exact: true }).click();
};
const change = async (tab: Page, text: string) => {
  await tab.getByRole('button', { name: 'Edit Milk' }).click();
  await write(tab, 'New text', text, 'Save');
};
const notes = (tab: Page) => tab.getByRole('table', { name: 'Notes' }).getByRole('rowheader');

for (const query of ['delay=0.5', 'delay=2']) {
  test(`two tabs and a queue end in step, ${query}`, async ({ page, context }) => {
    await page.goto(`/labs/notes?workspace=notes-${crypto.randomUUID()}&${query}`);
    await page.getByLabel('New note').fill('Milk');
    await page.getByRole('button', { name: 'Add' }).dblclick();
    await expect(page.getByLabel('Pending')).toHaveText('0');
    await write(page, 'New note', 'Bread, butter, cheese, eggs, jam and honey', 'Add');
    await expect(page.getByRole('status', { name: 'Message' })).toHaveText(
      /^Refused: .* at most 40/,
    );
    await expect(notes(page)).toHaveText(['Milk']);

    await page.getByLabel('Offline').check();
    await write(page, 'New note', 'Tea', 'Add');
    await change(page, 'Oat milk');
    const other = await context.newPage();
    await other.goto(page.url());
    await change(other, 'Soy milk');
    await expect(other.getByLabel('Pending')).toHaveText('0');

    await page.getByLabel('Offline').uncheck();
    await expect(page.getByRole('status', { name: 'Message' })).toHaveText(/^Lost: “Oat milk”/);
    for (const tab of [page, other]) await expect(notes(tab)).toHaveText(['Soy milk', 'Tea']);
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
  });
}
