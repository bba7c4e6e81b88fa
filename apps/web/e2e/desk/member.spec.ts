import { expect, test } from '../test.ts';
import { newClass, openClass } from './test-class.ts';

test('Enter opens a member, J and K go on, and the focus comes back to the name [DESKPAGE-08]', async ({
  page,
  request,
}) => {
  await openClass(page, await newClass(request, ['Ada', 'Bo', 'Cleo']));
  await page.getByRole('button', { name: 'Ada, number 1' }).press('Enter');
  const drawer = page.getByRole('dialog');
  const heading = drawer.getByRole('heading', { level: 2 });
  await expect(heading).toHaveText('Ada, number 1');
  await expect(heading).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(heading).toHaveText('Cleo, number 3');
  await expect(heading).toBeFocused();
  await page.keyboard.press('k');
  await expect(heading).toHaveText('Bo, number 2');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Bo, number 2' })).toBeFocused();
});

test('a member shows the requests of each workspace, and the critique [DESKPAGE-09]', async ({
  page,
  request,
}) => {
  const opened = await newClass(request, ['Ada']);
  await opened.send(1, 'GET', '/books?search=of-the-key');
  await request.get(`/w/${opened.keyOf(1)}-spec/v1/practice/books?search=of-the-suite`);
  await openClass(page, opened);
  await page.getByRole('button', { name: 'Ada, number 1' }).click();
  const requests = page.getByTestId('drawer-requests');
  await expect(requests).toContainText('of-the-suite');
  await page.getByLabel('Workspace').selectOption('');
  await expect(requests).toContainText('of-the-key');
  await requests.locator('summary').first().click();
  await expect(requests).toContainText('Response');
  await expect(requests).toContainText('application/problem+json');
  await page.getByRole('tab', { name: 'Critique' }).click();
  await expect(page.getByTestId('drawer-critique')).toContainText('Not seen');
});

test('a new key counts that a teacher asks for while the old one is still to come', async ({
  page,
  request,
}) => {
  const opened = await newClass(request, ['Ada']);
  await openClass(page, opened);
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
  await page.route('**/members', async (route) => {
    await isAsked;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Ada, number 1' }).click();
  await page.getByRole('button', { name: 'Show the key' }).click();
  await page.getByRole('button', { name: 'New key' }).click();
  await page.getByRole('button', { name: 'Yes, a new key' }).click();
  ask();
  await expect(page.getByTestId('drawer-done')).toHaveText('The old key is refused from now on.');
  await expect(page.getByTestId('drawer-key')).not.toHaveText(opened.keyOf(1));
});

test('the key is shown on demand, and a new one replaces it [DESKPAGE-10]', async ({
  page,
  request,
}) => {
  const opened = await newClass(request, ['Ada']);
  await openClass(page, opened);
  await opened.send(1, 'GET', '/books');
  await page.getByRole('button', { name: 'Ada, number 1' }).click();
  await expect(page.getByTestId('drawer-requests')).toBeVisible();
  await expect(page.locator('body')).not.toContainText(opened.keyOf(1));
  await page.getByRole('button', { name: 'Show the key' }).click();
  const key = page.getByTestId('drawer-key');
  await expect(key).toHaveText(opened.keyOf(1));
  await page.getByRole('button', { name: 'New key' }).click();
  await page.getByRole('button', { name: 'Yes, a new key' }).click();
  await expect(key).not.toHaveText(opened.keyOf(1));
  expect((await opened.send(1, 'GET', '/books')).status()).toBe(403);
});
