import type { Page } from '@playwright/test';
import { expect, smoke, test } from '../../test.ts';

test.beforeEach(({ page }) => page.goto('/webelements/EditableTablePage'));

const users = (page: Page) => page.getByRole('table', { name: 'Users' }).locator('tbody tr');
const ids = (page: Page) => users(page).evaluateAll((rows) => rows.map(({ id }) => id));
const cells = (page: Page, id: number) => page.getByTestId(`user-${id}`).getByRole('cell');

test('starts with three users [TABLE-01]', async ({ page }) => {
  await expect(users(page)).toHaveCount(3);
  await expect.poll(() => ids(page)).toEqual(['user-1', 'user-2', 'user-3']);
});

test('shows names, email, age, salary and department', async ({ page }) => {
  await expect(page.getByRole('table', { name: 'Users' }).getByRole('columnheader')).toHaveText([
    'First Name',
    'Last Name',
    'Email',
    'Age',
    'Salary',
    'Department',
    'Actions',
  ]);
});

test(
  'adds a user with the highest id plus 1 and clears the form [TABLE-02, TABLE-11]',
  smoke,
  async ({ page }) => {
    await page.getByLabel('First Name').fill('Ada');
    await page.getByLabel('Last Name').fill('Lovelace');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Age', { exact: true }).fill('36');
    await page.getByLabel('Salary').fill('9000');
    await page.getByLabel('Department').fill('Engines');
    await page.getByRole('button', { name: 'Add' }).click();
    const shown = ['Ada', 'Lovelace', 'ada@example.com', '36', '9000', 'Engines', /Edit/];
    await expect(cells(page, 4)).toHaveText(shown);
    await expect(page.getByLabel('First Name')).toHaveValue('');
    await expect(page.getByRole('status', { name: 'Last change' })).toHaveText('Added user 4');
  },
);

test('validates neither empty, malformed nor negative values [TABLE-08]', async ({ page }) => {
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(users(page)).toHaveCount(4);
  await expect(cells(page, 4)).toHaveText(['', '', '', '', '', '', /Edit/]);
  await page.getByLabel('Email').fill('no email');
  await page.getByLabel('Age', { exact: true }).fill('-1');
  await page.getByLabel('Age', { exact: true }).press('Enter');
  await expect(cells(page, 5)).toHaveText(['', '', 'no email', '-1', '', '', /Edit/]);
});

test('accepts only numbers as age and salary [TABLE-09]', async ({ page }) => {
  await page.getByLabel('Age', { exact: true }).pressSequentially('4a2');
  await page.getByLabel('Salary').pressSequentially('x12.5');
  await expect(page.getByLabel('Age', { exact: true })).toHaveValue('42');
  await expect(page.getByLabel('Salary')).toHaveValue('12.5');
});

test('loads a row into the form and offers Update [TABLE-04]', async ({ page }) => {
  await page.getByRole('button', { name: 'Edit user 2' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('Jonas');
  await expect(page.getByLabel('Salary')).toHaveValue('4800');
  await expect(page.getByLabel('First Name')).toBeFocused();
  await expect(page.getByTestId('user-save')).toHaveText('Update');
  await expect(page.getByRole('button', { name: 'Add' })).toHaveCount(0);
});

test('updates the row in place and offers Add again [TABLE-05, TABLE-06]', async ({ page }) => {
  await page.getByRole('button', { name: 'Edit user 2' }).click();
  await page.getByLabel('Department').fill('Quality');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByTestId('user-2-department')).toHaveText('Quality');
  await expect.poll(() => ids(page)).toEqual(['user-1', 'user-2', 'user-3']);
  await expect(page.getByTestId('user-save')).toHaveText('Add');
  await expect(page.getByLabel('Department')).toHaveValue('');
});

test('does not touch the row before Update is pressed [TABLE-07]', async ({ page }) => {
  await page.getByRole('button', { name: 'Edit user 1' }).click();
  await page.getByLabel('First Name').fill('Nobody');
  await page.getByRole('button', { name: 'Edit user 3' }).click();
  await expect(page.getByTestId('user-1-first-name')).toHaveText('Mara');
  await expect(page.getByLabel('First Name')).toHaveValue('Ines');
});

test('deletes a row and leaves the others [TABLE-03, TABLE-11]', async ({ page }) => {
  await page.getByRole('button', { name: 'Delete user 2' }).click();
  await expect.poll(() => ids(page)).toEqual(['user-1', 'user-3']);
  await expect(page.getByRole('status', { name: 'Last change' })).toHaveText('Deleted user 2');
  await expect(page.getByRole('heading', { name: 'Users' })).toBeFocused();
});

test('leaves the gap of a deleted row in the middle [TABLE-02]', async ({ page }) => {
  await page.getByRole('button', { name: 'Delete user 2' }).click();
  await page.getByRole('button', { name: 'Add' }).click();
  await expect.poll(() => ids(page)).toEqual(['user-1', 'user-3', 'user-4']);
});

test('uses the id of a deleted last row again', async ({ page }) => {
  await page.getByRole('button', { name: 'Delete user 3' }).click();
  await page.getByRole('button', { name: 'Add' }).click();
  await expect.poll(() => ids(page)).toEqual(['user-1', 'user-2', 'user-3']);
  await expect(page.getByTestId('user-3-first-name')).toBeEmpty();
});

test('starts at id 1 when the table is empty [TABLE-02, TABLE-03]', async ({ page }) => {
  for (const id of [1, 2, 3]) {
    await page.getByRole('button', { name: `Delete user ${id}` }).click();
  }
  await expect(users(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Add' }).click();
  await expect.poll(() => ids(page)).toEqual(['user-1']);
});

for (const width of [320, 375, 768]) {
  test(`shows each value, Edit and Delete of each row at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.getByTestId('users').evaluate(fitsIntoItsBox)).toBe(true);
    for (const name of ['Edit', 'Delete']) {
      for (const id of [1, 2, 3]) {
        const button = page.getByRole('button', { name: `${name} user ${id}` });
        expect(await button.evaluate(isReachable), `${name} user ${id}`).toBe(true);
      }
    }
    await page.getByRole('button', { name: 'Delete user 1' }).click();
    await expect(page.getByTestId('user-1')).toBeHidden();
  });
}

test('placeholders are as easy to read in dark as other quiet text', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const field = page.getByLabel('Age', { exact: true });
  expect(await field.evaluate(colorOfPlaceholder)).toBe('rgb(180, 174, 191)');
});

test('stops editing a row that is deleted [TABLE-10]', async ({ page }) => {
  await page.getByRole('button', { name: 'Edit user 1' }).click();
  await page.getByRole('button', { name: 'Delete user 1' }).click();
  await expect(page.getByTestId('user-save')).toHaveText('Add');
  await expect(page.getByLabel('First Name')).toHaveValue('');
});

test('keeps what is typed when another row is deleted [TABLE-10]', async ({ page }) => {
  await page.getByLabel('First Name').fill('Ada');
  await page.getByRole('button', { name: 'Delete user 1' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
});

/** Whether nothing of it is out of sight until its box is scrolled sideways. */
const fitsIntoItsBox = ({ parentElement: box }: Element): boolean =>
  box !== null && box.scrollWidth <= box.clientWidth;

const colorOfPlaceholder = (field: Element) => getComputedStyle(field, '::placeholder').color;

/** Whether its middle is visible and clickable. */
const isReachable = (button: Element): boolean => {
  button.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = button.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === button;
};
