import { expect, type Page, test } from '@playwright/test';

const cell = async (page: Page, program: string, column: string) => {
  const table = page.getByRole('table', { name: 'Programs' });
  const headers = await table.getByRole('columnheader').allInnerTexts();
  const row = table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: program, exact: true }) });
  // The first header stands above the names of the programs, which are no cells.
  return row.getByRole('cell').nth(headers.indexOf(column) - 1);
};

for (const seed of [1, 2, 3]) {
  test(`reads the table with the seed ${seed}, shuffled too [MOVING-05]`, async ({ page }) => {
    await page.goto(`/labs/moving-table?seed=${seed}`);
    for (const said of [/^Right, 1 of 2/, /^Solved/]) {
      const cpu = await cell(page, 'Chrome', 'CPU');
      const memory = await cell(page, 'Firefox', 'Memory');
      await page.getByLabel('CPU of Chrome').fill(await cpu.innerText());
      await page.getByLabel('Memory of Firefox').fill(await memory.innerText());
      await page.getByRole('button', { name: 'Check' }).click();
      await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(said);
      await page.getByRole('button', { name: 'Shuffle' }).click();
    }
  });
}

for (const size of [2, 7, 12, 500]) {
  test(`a table of ${size} programs has Chrome and Firefox among them [MOVING-01]`, async ({
    page,
  }) => {
    await page.goto(`/labs/moving-table?size=${size}`);
    const programs = page.getByRole('table', { name: 'Programs' }).getByRole('rowheader');
    await expect(programs).toHaveCount(size);
    const names = await programs.allInnerTexts();
    expect(new Set(names).size).toBe(size);
    expect(names).toEqual(expect.arrayContaining(['Chrome', 'Firefox']));
  });
}

/** Each value with its program and its column, in an order that does not depend on their places. */
const valuesOf = async (page: Page) => {
  const rows = await page.getByRole('table', { name: 'Programs' }).getByRole('row').allInnerTexts();
  const [headers = [], ...programs] = rows.map((row) => row.split('\t'));
  return programs
    .flatMap(([program, ...values]) =>
      values.map((value, at) => `${headers[at + 1]} of ${program} is ${value}`),
    )
    .toSorted();
};

test('Shuffle moves the rows and the columns and changes no value [MOVING-02]', async ({
  page,
}) => {
  // With a drawn seed, a new order could by chance be the one before.
  await page.goto('/labs/moving-table?seed=1&size=12');
  const table = page.getByRole('table', { name: 'Programs' });
  const [rows, columns] = [table.getByRole('rowheader'), table.getByRole('columnheader')];
  await expect(rows).toHaveCount(12);
  const before = await valuesOf(page);
  const places = { rows: await rows.allInnerTexts(), columns: await columns.allInnerTexts() };
  await page.getByRole('button', { name: 'Shuffle' }).click();
  await expect(rows).not.toHaveText(places.rows);
  await expect(columns).not.toHaveText(places.columns);
  expect(await valuesOf(page)).toEqual(before);
});

const withoutUnit = (value: string) => value.split(' ')[0]!;

test('the result names each value that is not exactly that of its cell [MOVING-04]', async ({
  page,
}) => {
  await page.goto('/labs/moving-table?seed=1');
  const cpu = await (await cell(page, 'Chrome', 'CPU')).innerText();
  const memory = await (await cell(page, 'Firefox', 'Memory')).innerText();
  for (const { typed, names } of [
    { typed: [withoutUnit(cpu), memory], names: ['CPU of Chrome'] },
    { typed: [cpu, withoutUnit(memory)], names: ['Memory of Firefox'] },
    { typed: [`1${cpu}`, `${memory}/s`], names: ['CPU of Chrome', 'Memory of Firefox'] },
    { typed: [memory, cpu], names: ['CPU of Chrome', 'Memory of Firefox'] },
    { typed: ['', ''], names: ['CPU of Chrome', 'Memory of Firefox'] },
  ]) {
    await page.getByLabel('CPU of Chrome').fill(typed[0]!);
    await page.getByLabel('Memory of Firefox').fill(typed[1]!);
    await page.getByRole('button', { name: 'Check' }).click();
    const wrong = names.map((name) => `${name} is (empty|not “[^”]*”)`).join(' and ');
    const result = page.getByRole('status', { name: 'Verdict' });
    await expect(result).toHaveText(new RegExp(`^Not solved: ${wrong}\\.`));
  }
});

/** Two calls, however many rows and columns there are. */
const cellOfLargeTable = async (page: Page, program: string, column: string) => {
  const table = page.getByTestId('moving-table');
  const headers = await table.locator('thead th').allInnerTexts();
  const row = table.locator('tr', { has: page.getByText(program, { exact: true }) });
  return row.locator('td').nth(headers.indexOf(column) - 1);
};

test('reads a table of 10,000 cells with a few calls [MOVING-07]', async ({ page }) => {
  await page.goto('/labs/moving-table?size=200&level=2');
  const headers = page.getByTestId('moving-table').locator('thead th');
  await expect(headers).toHaveCount(51);
  await expect(headers.filter({ hasText: /^CPU 13$/ })).toHaveCount(1);
  for (const said of [/^Right, 1 of 2/, /^Solved/]) {
    const cpu = await cellOfLargeTable(page, 'Chrome', 'CPU');
    const memory = await cellOfLargeTable(page, 'Firefox', 'Memory');
    await page.getByLabel('CPU of Chrome').fill(await cpu.innerText());
    await page.getByLabel('Memory of Firefox').fill(await memory.innerText());
    await page.getByTestId('moving-check').click();
    await expect(page.getByTestId('moving-result')).toHaveText(said);
    await page.getByTestId('moving-shuffle').click();
  }
});
