import { expect, type Page, test } from '@playwright/test';

/** The one-time codes of the secret for 00:00:00, 00:00:30 and 00:01:00. At 00:00:30 each passes once. */
const [first, second, third] = ['972726', '536600', '692145'] as const;
const clock = { now: '2030-01-01T00:00:30Z', clock: 'frozen' };

const press = (tab: Page, name: string) => tab.getByRole('button', { name, exact: true }).click();

for (const query of ['delay=0', 'delay=3']) {
  test(`sees each way in which a session begins and ends, ${query}`, async ({ page, browser }) => {
    const workspace = `sessions-${crypto.randomUUID()}`;
    const api = `/w/${workspace}/v1/practice`;
    const lab = `/labs/sessions?workspace=${workspace}&${query}`;
    const set = (data: object) => page.request.patch(`${api}/workspace`, { data });
    const see = async (way: string, tab: Page, state: RegExp) => {
      await expect(tab.getByRole('status', { name: 'State' })).toHaveText(state);
      const code = await tab.getByRole('status', { name: 'Code' }).innerText();
      await page.getByLabel(`Code of ${way}`).fill(code);
    };
    const signIn = async (code: string) => {
      await page.getByLabel('Username').fill('reader');
      await page.getByLabel('Password').fill('amber-Falcon-92');
      await press(page, 'Sign in');
      await page.getByLabel('One-time code').fill(code);
      await press(page, 'Confirm');
      await see('Form', page, /by the form/);
    };

    await set(clock);
    await page.goto(lab);
    await signIn(first);

    const storageState = await page.context().storageState({ indexedDB: true });
    const parts = await page.evaluate(() => Object.entries(sessionStorage));
    const saved = await browser.newPage({ storageState });
    await saved.addInitScript((all) => all.forEach((one) => sessionStorage.setItem(...one)), parts);
    await saved.goto(lab);
    await see('State', saved, /by the saved state/);

    const other = await browser.newPage();
    const data = { username: 'editor', password: 'copper-Heron-58', code: second };
    await other.request.post(`${api}/labs/auth/session`, { data });
    await other.goto(lab);
    await press(other, 'Ask the API');
    await see('API', other, /by the API/);

    await press(saved, 'Sign out everywhere');
    await expect(saved.getByRole('status', { name: 'State' })).toHaveText(/^Signed out/);
    await press(page, 'Ask the API');
    await see('Elsewhere', page, /ended elsewhere/);

    await signIn(third);
    await set({ advance: 'PT30M' });
    await press(page, 'Ask the API');
    await see('Expired', page, /expired/);

    await press(page, 'Check');
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^All seen/);
  });
}
