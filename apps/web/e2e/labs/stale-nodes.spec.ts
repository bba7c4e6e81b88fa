import type { Page } from '@playwright/test';
import { expect, smoke, test } from '../test.ts';
import { pressing, saysTheSame } from './test-same-verdict.ts';

const open = (page: Page, query = 'seed=7') => page.goto(`/labs/stale-nodes?${query}`);
const list = (page: Page, name: string) => page.getByRole('list', { name });
const verdict = (page: Page) => page.getByRole('status', { name: 'Verdict' });
const reorder = (page: Page) => page.getByRole('button', { name: 'Reorder' }).click();
const take = (page: Page, item: string) =>
  page.getByRole('button', { name: `Take ${item}`, exact: true }).click();

const itemsOf = (page: Page, name: string) =>
  list(page, name).getByRole('button').allTextContents();

/** Writes on each row of a list what it says now, which only the same node still has later. */
const mark = (page: Page, name: string) =>
  list(page, name)
    .getByRole('button')
    .evaluateAll((all) => all.forEach((each) => (each.dataset.was = each.textContent ?? '')));

/** What each row said when it was marked, and what it says now. */
const nodesOf = (page: Page, name: string) =>
  list(page, name)
    .getByRole('button')
    .evaluateAll((all) => all.map((each) => ({ was: each.dataset.was, is: each.textContent })));

test(
  'each list has as many rows as the dial says, in an order of the seed [STALE-01]',
  smoke,
  async ({ page }) => {
    await open(page, 'size=3&seed=1');
    const first = await itemsOf(page, 'Bread');
    expect(first.toSorted()).toEqual(['Take Bagels', 'Take Rolls', 'Take Rye bread']);
    await open(page, 'size=6&seed=1');
    for (const name of ['Fruit', 'Drinks', 'Bread']) {
      await expect(list(page, name).getByRole('listitem')).toHaveCount(6);
    }
    await open(page, 'size=3&seed=1');
    expect(await itemsOf(page, 'Bread')).toEqual(first);
  },
);

test('Reorder moves nodes, changes nodes and replaces nodes [STALE-03, STALE-04, STALE-05]', async ({
  page,
}) => {
  await open(page);
  const names = ['Fruit', 'Drinks', 'Bread'];
  const before = await Promise.all(names.map((name) => itemsOf(page, name)));
  for (const name of names) await mark(page, name);
  await reorder(page);
  for (const [index, name] of names.entries()) {
    const after = await itemsOf(page, name);
    expect(after.toSorted()).toEqual(before[index]?.toSorted());
    for (const [place, item] of after.entries()) expect(before[index]?.[place]).not.toBe(item);
  }
  for (const { was, is } of await nodesOf(page, 'Fruit')) expect(was).toBe(is);
  expect((await nodesOf(page, 'Drinks')).map(({ was }) => was)).toEqual(before[1]);
  for (const { was } of await nodesOf(page, 'Bread')) expect(was).toBeUndefined();
});

test('a mouse that enters Bread replaces its rows, each time [STALE-05]', async ({ page }) => {
  await open(page);
  for (const _ of [1, 2]) {
    await mark(page, 'Bread');
    await list(page, 'Bread').hover();
    for (const { was } of await nodesOf(page, 'Bread')) expect(was).toBeUndefined();
    await list(page, 'Fruit').hover();
  }
});

test('names a take that came before Reorder or of another item, until the next Reorder', async ({
  page,
}) => {
  await open(page);
  await take(page, 'Apples');
  await expect(verdict(page)).toHaveText('Too early: Apples was taken before Reorder.');
  await reorder(page);
  await take(page, 'Tea');
  await expect(verdict(page)).toHaveText('A wrong node: Tea was taken.');
  await reorder(page);
  await expect(verdict(page)).toBeEmpty();
});

test('hears a click on a node that is no longer in the page', async ({ page }) => {
  await open(page);
  const kept = await page.getByTestId('stale-take-rye-bread').elementHandle();
  await reorder(page);
  await kept?.evaluate((button) => (button as HTMLElement).click());
  await expect(verdict(page)).toHaveText(
    'The stale one: the node of Rye bread is no longer in the page.',
  );
  await expect(page.getByTestId('stale-count-rye-bread')).toHaveText('taken 0 times');
});

test('the lab is solved by keyboard', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Reorder' }).press('Enter');
  for (const item of ['Apples', 'Milk', 'Rye bread']) {
    await page.getByRole('button', { name: `Take ${item}` }).press('Enter');
  }
  await expect(verdict(page)).toHaveText(/^Solved/);
});

saysTheSame('stale-nodes', pressing('Take Apples'));
