import { expect, smoke, test } from '../test.ts';
import { logIn, newClass, openDesk } from './test-class.ts';

test.describe('the login', () => {
  test.use({ expectedError: /401/ });

  test(
    'refuses a wrong key, stays open after a reload, and closes by Log out [DESKPAGE-01]',
    smoke,
    async ({ page }) => {
      await page.goto('/desk');
      const key = page.getByLabel('Key of the teacher');
      await key.fill('not the key of the teacher');
      await page.getByRole('button', { name: 'Open the desk' }).click();
      await expect(page.getByTestId('desk-key-error')).toBeVisible();
      await expect(key).toHaveAttribute('aria-invalid', 'true');
      await logIn(page);
      await expect(page.getByRole('heading', { name: 'New class' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'New class' })).toBeVisible();
      await page.getByRole('button', { name: 'Log out' }).click();
      await expect(key).toBeVisible();
      await page.reload();
      await expect(key).toBeVisible();
    },
  );
});

test('an address below the desk asks for the key, and then is there', async ({ page, request }) => {
  const { id } = await newClass(request, ['Ada']);
  await page.goto(`/desk/${id}/sheet`);
  await logIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sheet of Thu 3B');
});

test('a new class opens, and says that nobody is in it yet [DESKPAGE-02]', async ({ page }) => {
  await openDesk(page);
  await page.getByLabel('Title').fill('Fri 4A');
  await page.getByRole('checkbox', { name: 'Refuse requests without a key' }).uncheck();
  await page.getByRole('button', { name: 'Begin the class' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fri 4A');
  await expect(page.getByTestId('desk-nobody')).toBeVisible();
  await expect(page.getByLabel('Names')).toBeVisible();
});

test('Log out does not touch Begin the class', async ({ page }) => {
  await openDesk(page);
  const begin = await page.getByTestId('new-class').boundingBox();
  const logOut = await page.getByTestId('desk-log-out').boundingBox();
  expect(logOut!.y - (begin!.y + begin!.height)).toBeGreaterThanOrEqual(8);
});

test('a class without a title is not begun', async ({ page }) => {
  await openDesk(page);
  await page.getByRole('button', { name: 'Begin the class' }).click();
  await expect(page.getByTestId('new-class-name-error')).toBeVisible();
});

test.describe('an address of no class', () => {
  test.use({ expectedError: /404/ });

  test('says so and leads to all classes [DESKPAGE-19]', async ({ page }) => {
    await openDesk(page, '/999999');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such class');
    await page.getByRole('link', { name: 'All classes' }).click();
    await expect(page).toHaveURL('/desk');
  });
});

test('the cookie of the session goes to the desk, and to no page or other part', async ({
  page,
  context,
  baseURL,
}) => {
  await openDesk(page);
  await expect(page.getByRole('heading', { name: 'New class' })).toBeVisible();
  const sentTo = async (path: string) =>
    (await context.cookies(new URL(path, baseURL).href)).map(({ name }) => name);
  expect(await sentTo('/desk/api/classes')).toEqual(['desk_session']);
  for (const path of ['/', '/desk', '/v1/practice/ping', '/w/k7q2-9xwm/v1/practice/ping'])
    expect([path, await sentTo(path)]).toEqual([path, []]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
});
