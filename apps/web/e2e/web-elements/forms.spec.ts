import { expect, smoke, test } from '../test.ts';

test.beforeEach(({ page }) => page.goto('/web-elements'));

test('the slider starts at 50 and shows its value [DEMO-04]', async ({ page }) => {
  await expect(page.getByRole('status', { name: 'Slider' })).toHaveText('Value: 50');
  await page.getByRole('slider').fill('73');
  await expect(page.getByRole('status', { name: 'Slider' })).toHaveText('Value: 73');
});

for (const [key, beyond, end] of [
  ['Home', 'ArrowLeft', 0],
  ['End', 'ArrowRight', 100],
] as const) {
  test(`the slider ends at ${end} [DEMO-04]`, async ({ page }) => {
    await page.getByRole('slider').press(key);
    await expect(page.getByRole('status', { name: 'Slider' })).toHaveText(`Value: ${end}`);
    await page.getByRole('slider').press(beyond);
    await expect(page.getByRole('status', { name: 'Slider' })).toHaveText(`Value: ${end}`);
  });
}

test('the slider moves by 1 with an arrow key', async ({ page }) => {
  await page.getByRole('slider').press('ArrowRight');
  await expect(page.getByRole('status', { name: 'Slider' })).toHaveText('Value: 51');
});

const attempts = [
  ['learner', 'plum-Kestrel-47', 'Authentication successful!'],
  ['learner', 'wrong', 'Invalid credentials!'],
  ['wrong', 'plum-Kestrel-47', 'Invalid credentials!'],
  ['', '', 'Invalid credentials!'],
] as const;

for (const [username, password, message] of attempts) {
  test(`Basic Auth says "${message}" to "${username}" with "${password}" [DEMO-05]`, async ({
    page,
  }) => {
    const form = page.getByRole('form', { name: 'Basic Auth' });
    await expect(page.getByRole('status', { name: 'Authentication' })).toBeEmpty();
    await form.getByLabel('Username').fill(username);
    await form.getByLabel('Password').fill(password);
    await form.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('status', { name: 'Authentication' })).toHaveText(message);
  });
}

test('Basic Auth does not show the pair and does not log in to the site [DEMO-06]', async ({
  page,
}) => {
  await expect(page.getByText('plum-Kestrel-47')).toBeHidden();
  const form = page.getByRole('form', { name: 'Basic Auth' });
  await form.getByLabel('Username').fill('learner');
  await form.getByLabel('Password').fill('plum-Kestrel-47');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Authentication successful!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});

test('the table has the columns ID, Name, Email and Role', async ({ page }) => {
  const table = page.getByRole('table', { name: 'Editable Table' });
  await expect(table.getByRole('columnheader')).toHaveText(['ID', 'Name', 'Email', 'Role']);
});

test('name, email and role of a row are edited in place [DEMO-09]', smoke, async ({ page }) => {
  await page.getByLabel('Name of row 2').fill('Tess Baker');
  await page.getByLabel('Email of row 2').fill('tess@example.com');
  await page.getByLabel('Role of row 2').selectOption('Admin');
  await expect(page.getByRole('status', { name: 'Edited' })).toHaveText(
    '2, Tess Baker, tess@example.com, Admin',
  );
  await expect(page.getByLabel('Name of row 1')).toHaveValue('Nina Novak');
});

test('a role is Admin or User and nothing else [DEMO-09]', async ({ page }) => {
  await expect(page.getByLabel('Role of row 1').getByRole('option')).toHaveText(['Admin', 'User']);
});

test('the table shows each field without scrolling sideways at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const box = page.getByTestId('demo-table').locator('..');
  expect(await box.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true);
});
