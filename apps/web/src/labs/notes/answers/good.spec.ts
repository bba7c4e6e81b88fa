import { expect, type Page, test } from '@playwright/test';

test('a note that was written offline is sent afterwards', async ({ page }) => {
  await page.goto(`/labs/notes?workspace=notes-${crypto.randomUUID()}&delay=2`);
  await page.getByLabel('Offline').check();
  await page.getByLabel('New note').fill('Tea');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByLabel('Offline').uncheck();
  await expect(page.getByLabel('Pending')).toHaveText('0');
  await expect(page.getByRole('rowheader', { name: 'Tea' })).toBeVisible();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(
    /^Not in step: no note “Milk”/,
  );
});

const write = async (tab: Page, field: string, text: string, button: string) => {
  await tab.getByLabel(field).fill(text);
  await tab.getByRole('button', { name: button, exact: true }).click();
};
const change = async (tab: Page, text: string) => {
  await tab.getByRole('button', { name: 'Edit Milk' }).click();
  await write(tab, 'New text', text, 'Save');
};
const notes = (tab: Page) => tab.getByRole('table', { name: 'Notes' }).getByRole('rowheader');

const endInStep = async (page: Page) => {
  await page.getByLabel('New note').fill('Milk');
  await page.getByRole('button', { name: 'Add' }).dblclick();
  await expect(page.getByLabel('Pending')).toHaveText('0');
  await write(page, 'New note', 'Bread, butter, cheese, eggs, jam and honey', 'Add');
  await expect(page.getByRole('status', { name: 'Message' })).toHaveText(/^Refused: .* at most 40/);
  await expect(notes(page)).toHaveText(['Milk']);

  await page.getByLabel('Offline').check();
  await write(page, 'New note', 'Tea', 'Add');
  await change(page, 'Oat milk');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await change(other, 'Soy milk');
  await expect(other.getByLabel('Pending')).toHaveText('0');

  await page.getByLabel('Offline').uncheck();
  await expect(page.getByRole('status', { name: 'Message' })).toHaveText(/^Lost: “Oat milk”/);
  for (const tab of [page, other]) await expect(notes(tab)).toHaveText(['Soy milk', 'Tea']);
};

test('two tabs and a queue end in step, at both delays', async ({ page }) => {
  const workspace = `notes-${crypto.randomUUID()}`;
  for (const [delay, said] of [
    ['0.5', /^Right, 1 of 2/],
    ['2', /^Solved/],
  ] as const) {
    await page.goto(`/labs/notes?workspace=${workspace}&delay=${delay}`);
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(notes(page)).toHaveCount(0);
    await endInStep(page);
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(said);
  }
});
