import type { Page } from '@playwright/test';
import { fields } from '@sparring/practice/labs/hostile-locators/order';
import { axeViolations } from '../axe.ts';
import { expect, smoke, test } from '../test.ts';
import { pressing, saysTheSame } from './test-same-verdict.ts';

const open = (page: Page, query = 'seed=7') => page.goto(`/labs/hostile-locators?${query}`);
const form = (page: Page) => page.getByRole('form', { name: 'Order' });
const verdict = (page: Page) => page.getByRole('status', { name: 'Verdict' });
const press = (page: Page, name: string) => form(page).getByRole('button', { name }).click();

const fillIn = async (page: Page) => {
  for (const { label, value } of fields) await form(page).getByLabel(label).fill(value);
};

/** Everything that a selector copied from DevTools contains. */
const disguise = async (page: Page) => {
  const ids = await Promise.all(
    ['Name', 'E-mail', 'Phone'].map((label) => form(page).getByLabel(label).getAttribute('id')),
  );
  const buttons = await form(page)
    .getByRole('button')
    .evaluateAll((all) =>
      all.map(({ textContent, id, className }) => ({ name: textContent, id, className })),
    );
  return { ids, buttons };
};

test(
  'each press gives other ids, class names and places, and keeps the names [HOSTILE-01, HOSTILE-04, HOSTILE-06]',
  smoke,
  async ({ page }) => {
    await open(page);
    const before = await disguise(page);
    expect(new Set(before.ids)).toEqual(new Set(['field-1', 'field-2', 'field-3']));
    await press(page, 'Save order');
    await expect(verdict(page)).toHaveText(/^Not solved/);
    const after = await disguise(page);
    for (const [index, id] of before.ids.entries()) expect(after.ids[index]).not.toBe(id);
    for (const [place, { name, id, className }] of before.buttons.entries()) {
      expect(id).toBe('');
      expect(after.buttons[place]?.name).not.toBe(name);
      expect(after.buttons.find((each) => each.name === name)?.className).not.toBe(className);
    }
  },
);

test('a class name that stays is a part of two others [HOSTILE-13]', async ({ page }) => {
  for (const query of ['seed=1', 'seed=2&level=2']) {
    await open(page, query);
    await press(page, 'Save order');
    await expect(form(page).locator('.css-place')).toHaveText(/^Place\sorder$/);
    await expect(form(page).locator('[class*="css-place"]')).toHaveCount(3);
  }
});

test('a seed gives the same form at each load, and without one it differs [HOSTILE-06]', async ({
  page,
}) => {
  await open(page, 'seed=1');
  const first = await disguise(page);
  await open(page, 'seed=2');
  expect(await disguise(page)).not.toEqual(first);
  await open(page, 'seed=1');
  expect(await disguise(page)).toEqual(first);
});

test('two fields share an id, and each label belongs to its own field', async ({ page }) => {
  await open(page);
  for (const label of ['Billing city', 'Delivery city']) {
    await form(page)
      .getByText(label)
      .click({ position: { x: 4, y: 4 } });
    await expect(form(page).getByLabel(label)).toBeFocused();
    await expect(form(page).getByLabel(label)).toHaveAttribute('id', 'city');
  }
});

test('an id has dots, and names have a no-break space [HOSTILE-03, HOSTILE-05]', async ({
  page,
}) => {
  await open(page);
  const postalCode = form(page).getByLabel('Postal code');
  await expect(postalCode).toHaveAttribute('id', 'order.postal.code');
  expect(await form(page).getByText('Postal code').textContent()).toBe('Postal\u00A0code');
  for (const name of await form(page).getByRole('button').allTextContents()) {
    expect(name).toMatch(/^\w+\u00A0order$/);
  }
});

test('three right orders in a row solve the lab, and a wrong one sets the count to 0', async ({
  page,
}) => {
  await open(page);
  await fillIn(page);
  await press(page, 'Place order');
  await expect(verdict(page)).toHaveText('Right, 1 of 3. The form has changed.');
  await fillIn(page);
  await press(page, 'Save order');
  await expect(verdict(page)).toHaveText('Not solved: Save order was pressed, not Place order.');
  for (const text of [/^Right, 1 of 3/, /^Right, 2 of 3/, /^Solved/]) {
    await fillIn(page);
    await press(page, 'Place order');
    await expect(verdict(page)).toHaveText(text);
  }
});

for (const seed of [1, 2, 3]) {
  test(`is not solved by the fields by their places with the seed ${seed} [HOSTILE-10]`, async ({
    page,
  }) => {
    await open(page, `seed=${seed}`);
    for (const text of [/^Right, 1 of 3/, /^Not solved/]) {
      for (const [place, { value }] of fields.entries())
        await form(page).getByRole('textbox').nth(place).fill(value);
      await press(page, 'Place order');
      await expect(verdict(page)).toHaveText(text);
    }
  });
}

test('after a press the fields are empty and the first has the focus, by keyboard too [HOSTILE-09]', async ({
  page,
}) => {
  await open(page);
  await fillIn(page);
  await form(page).getByLabel('Billing city').press('Enter');
  await expect(verdict(page)).toHaveText(/^Right, 1 of 3/);
  for (const { label } of fields) await expect(form(page).getByLabel(label)).toHaveValue('');
  await expect(form(page).getByLabel('Name')).toBeFocused();
});

test('on level 2 each button shares a class with each other one, and each press moves the pairs [HOSTILE-11]', async ({
  page,
}) => {
  const pairOf = async (name: string) => {
    const button = form(page).getByRole('button', { name });
    return ((await button.getAttribute('class')) ?? '').split(' ').slice(-2).toSorted();
  };
  await open(page, 'seed=7&level=2');
  const [place = [], save = [], remove = []] = await Promise.all(
    ['Place order', 'Save order', 'Delete order'].map(pairOf),
  );
  expect(new Set([...place, ...save, ...remove]).size).toBe(3);
  for (const name of place) expect([...save, ...remove]).toContain(name);
  await press(page, 'Save order');
  expect(await pairOf('Place order')).not.toEqual(place);
});

test('on level 2 two labels look different from their text in the DOM [HOSTILE-12]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, 'seed=7&level=2');
  const phone = form(page).getByText('Phone');
  const city = form(page).getByText('Delivery city');
  expect([await phone.textContent(), await phone.innerText()]).toEqual(['Phone', 'PHONE']);
  expect(await city.textContent()).toMatch(/^Delivery\n +city$/);
  expect(await city.innerText()).toMatch(/^Delivery city/);
  await fillIn(page);
  await press(page, 'Place order');
  await expect(verdict(page)).toHaveText(/^Right, 1 of 3/);
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

saysTheSame('hostile-locators', pressing('Save order'));
