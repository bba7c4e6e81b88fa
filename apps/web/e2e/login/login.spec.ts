import { expect, smoke, test } from '../test.ts';
import { logIn } from './log-in.ts';

const loginPage = '/webelements/login';
const resultPage = '/webelements/LoginBasicAuthResultPage';
const refusal = 'Invalid username or password';

for (const path of [loginPage, '/webelements/loginbasicauth']) {
  test(`logs in with the pair that ${path} shows [LOGIN-05, LOGIN-11]`, async ({ page }) => {
    await page.goto(path);
    const username = await page.getByTestId('demo-username').innerText();
    const password = await page.getByTestId('demo-password').innerText();
    await logIn(page, username, password);
    await expect(page).toHaveURL(resultPage);
    await expect(page.getByRole('status', { name: 'Login' })).toHaveText('You are logged in');
  });
}

const wrongPairs = [
  ['learner', 'wrong'],
  ['wrong', 'plum-Kestrel-47'],
  ['Learner', 'plum-Kestrel-47'],
  ['learner', 'amber-Falcon-92'],
  [' ', ' '],
] as const;

for (const [username, password] of wrongPairs) {
  test(`refuses "${username}" with "${password}" [LOGIN-01, LOGIN-02]`, async ({ page }) => {
    await page.goto(loginPage);
    await logIn(page, username, password);
    await expect(page.getByRole('alert')).toHaveText(refusal);
    await expect(page).toHaveURL(loginPage);
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`shows the error in red on a ${colorScheme} page [LOGIN-02]`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(loginPage);
    await logIn(page, 'learner', 'wrong');
    const color = await page.getByRole('alert').evaluate((alert) => getComputedStyle(alert).color);
    const [red, green, blue] = color.match(/\d+/g)!.map(Number);
    expect(red).toBeGreaterThan(1.5 * Math.max(green!, blue!));
  });
}

test('refuses every wrong pair, including after a first refusal [LOGIN-03]', async ({ page }) => {
  await page.goto(loginPage);
  for (const password of ['wrong', 'wrong', 'plum-Kestrel-47x']) {
    const former = await page.getByRole('alert').elementHandles();
    await logIn(page, 'learner', password);
    await expect(page.getByRole('alert')).toHaveText(refusal);
    for (const alert of former)
      expect(await alert.evaluate((node) => node.isConnected)).toBe(false);
  }
  await expect(page).toHaveURL(loginPage);
});

test('accepts the right pair after a refusal', smoke, async ({ page }) => {
  await page.goto(loginPage);
  await logIn(page, 'learner', 'wrong');
  await expect(page.getByRole('alert')).toHaveText(refusal);
  await logIn(page);
  await expect(page).toHaveURL(resultPage);
});

for (const [missing, given] of [
  ['Username', 'Password'],
  ['Password', 'Username'],
] as const) {
  test(`requires the ${missing} [LOGIN-04]`, async ({ page }) => {
    await page.goto(loginPage);
    await page.getByLabel(given).fill('learner');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByLabel(missing)).toBeFocused();
    await expect(page.locator(':invalid')).not.toHaveCount(0);
    await expect(page.getByRole('alert')).toBeHidden();
  });
}

test('submits with Enter [LOGIN-13]', async ({ page }) => {
  await page.goto(loginPage);
  await page.getByLabel('Username').fill('learner');
  await page.keyboard.press('Tab');
  await page.keyboard.type('plum-Kestrel-47');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(resultPage);
});

test('hides the password while it is typed [LOGIN-14]', async ({ page }) => {
  await page.goto(loginPage);
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password');
});

test('sends nothing to the server [LOGIN-12]', async ({ page }) => {
  await page.goto(loginPage);
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await logIn(page);
  await expect(page).toHaveURL(resultPage);
  expect(sent).toEqual([]);
});
