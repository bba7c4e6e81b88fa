import { type Browser, expect, type Page, test } from '@playwright/test';

test('opens the page with a saved state', async ({ page, browser }) => {
  const workspace = `sessions-${crypto.randomUUID()}`;
  const data = { now: '2030-01-01T00:00:00Z', clock: 'frozen' };
  await page.request.patch(`/w/${workspace}/v1/practice/workspace`, { data });
  await page.goto(`/labs/sessions?workspace=${workspace}`);
  await page.getByLabel('Username').fill('reader');
  await page.getByLabel('Password').fill('amber-Falcon-92');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('One-time code').fill('972726');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('status', { name: 'State' })).toContainText('by the form');

  const storageState = await page.context().storageState({ indexedDB: true });
  const parts = await page.evaluate(() => Object.entries(sessionStorage));
  const other = await browser.newPage({ storageState });
  await other.addInitScript((all) => all.forEach((one) => sessionStorage.setItem(...one)), parts);
  await other.goto(page.url());
  await expect(other.getByRole('status', { name: 'State' })).toContainText('by the saved state');
});

/** The one-time codes of 00:00:00, 00:00:30 and 00:01:00. At 00:00:30 each passes once. */
const [first, second, third] = ['972726', '536600', '692145'] as const;
const clock = { now: '2030-01-01T00:00:30Z', clock: 'frozen' };
const editor = { username: 'editor', password: 'copper-Heron-58', code: second };

const press = (tab: Page, name: string) => tab.getByRole('button', { name, exact: true }).click();

/** Waits for the state of a tab, and types its code into the first one. */
const see = async (page: Page, way: string, state: RegExp, tab = page) => {
  await expect(tab.getByRole('status', { name: 'State' })).toHaveText(state);
  const code = await tab.getByRole('status', { name: 'Code' }).innerText();
  await page.getByLabel(`Code of ${way}`).fill(code);
};

const signIn = async (page: Page, code: string) => {
  await page.getByLabel('Username').fill('reader');
  await page.getByLabel('Password').fill('amber-Falcon-92');
  await press(page, 'Sign in');
  await page.getByLabel('One-time code').fill(code);
  await press(page, 'Confirm');
  await see(page, 'Form', /by the form/);
};

const openSaved = async (browser: Browser, page: Page) => {
  const storageState = await page.context().storageState({ indexedDB: true });
  const parts = await page.evaluate(() => Object.entries(sessionStorage));
  const saved = await browser.newPage({ storageState });
  await saved.addInitScript((all) => all.forEach((one) => sessionStorage.setItem(...one)), parts);
  await saved.goto(page.url());
  return saved;
};

const seeAll = async (page: Page, browser: Browser, api: string) => {
  await press(page, 'Ask the API');
  await see(page, 'API', /by the API/);
  await press(page, 'Sign out');

  await signIn(page, first);
  const saved = await openSaved(browser, page);
  await see(page, 'State', /by the saved state/, saved);

  await press(saved, 'Sign out everywhere');
  await expect(saved.getByRole('status', { name: 'State' })).toHaveText(/^Signed out/);
  await press(page, 'Ask the API');
  await see(page, 'Elsewhere', /ended elsewhere/);

  await signIn(page, third);
  await page.request.patch(`${api}/workspace`, { data: { advance: 'PT30M' } });
  await press(page, 'Ask the API');
  await see(page, 'Expired', /expired/);
};

test('sees each way in which a session begins and ends, at both delays', async ({
  page,
  browser,
}) => {
  const workspace = `sessions-${crypto.randomUUID()}`;
  const api = `/w/${workspace}/v1/practice`;
  for (const [delay, said] of [
    ['0', /^Right, 1 of 2/],
    ['3', /^Solved/],
  ] as const) {
    await page.request.post(`${api}/workspace/reset`);
    await page.request.patch(`${api}/workspace`, { data: clock });
    await page.request.post(`${api}/labs/auth/session`, { data: editor });
    await page.goto(`/labs/sessions?workspace=${workspace}&delay=${delay}`);
    await seeAll(page, browser, api);
    await press(page, 'Check');
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(said);
  }
});
