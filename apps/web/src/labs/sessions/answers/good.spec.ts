import { createHmac } from 'node:crypto';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The one-time code of a time (RFC 6238). */
const codeAt = (secret: string, now: string) => {
  const bits = Array.from(secret, (one) => letters.indexOf(one).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.parse(now) / 30_000)));
  const mac = createHmac('sha1', key).update(counter).digest();
  const number = mac.readUInt32BE(mac.at(-1)! & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
};

const press = (tab: Page, name: string) => tab.getByRole('button', { name, exact: true }).click();

for (const query of ['delay=0', 'delay=3']) {
  test(`sees each way in which a session begins and ends, ${query}`, async ({ page, browser }) => {
    const workspace = `sessions-${crypto.randomUUID()}`;
    const api = `/w/${workspace}/v1/practice`;
    const lab = `/labs/sessions?workspace=${workspace}&${query}`;
    const codes: Record<string, string> = {};
    const see = async (way: string, tab: Page, state: RegExp) => {
      await expect(tab.getByRole('status', { name: 'State' })).toHaveText(state);
      codes[way] = await tab.getByRole('status', { name: 'Code' }).innerText();
    };
    const nextCode = async (advance = 'PT30S') => {
      const reply = await page.request.patch(`${api}/workspace`, { data: { advance } });
      return codeAt(
        await page.getByTestId('sessions-secret').innerText(),
        (await reply.json()).now,
      );
    };
    const signIn = async () => {
      await page.getByLabel('Username').fill('reader');
      await page.getByLabel('Password').fill('amber-Falcon-92');
      await press(page, 'Sign in');
      await page.getByLabel('One-time code').fill(await nextCode());
      await press(page, 'Confirm');
      await see('Form', page, /by the form/);
    };
    const inContext = async (context: BrowserContext) => {
      const tab = await context.newPage();
      await tab.goto(lab);
      return tab;
    };

    await page.goto(lab);
    await signIn();
    const parts = await page.evaluate(() => Object.entries(sessionStorage));
    const storageState = await page.context().storageState({ indexedDB: true });
    const saved = await browser.newContext({ storageState });
    await saved.addInitScript(
      (all) => all.forEach((each) => sessionStorage.setItem(...each)),
      parts,
    );
    const restored = await inContext(saved);
    await see('State', restored, /by the saved state/);

    const other = await browser.newContext();
    const data = { username: 'editor', password: 'copper-Heron-58', code: await nextCode() };
    await other.request.post(`${api}/labs/auth/session`, { data });
    const opened = await inContext(other);
    await press(opened, 'Ask the API');
    await see('API', opened, /by the API/);

    await press(restored, 'Sign out everywhere');
    await expect(restored.getByRole('status', { name: 'State' })).toHaveText(/^Signed out/);
    await press(page, 'Ask the API');
    await see('Elsewhere', page, /ended elsewhere/);

    await signIn();
    await nextCode('PT30M');
    await press(page, 'Ask the API');
    await see('Expired', page, /expired/);

    for (const [way, code] of Object.entries(codes))
      await page.getByLabel(`Code of ${way}`).fill(code);
    await press(page, 'Check');
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^All seen/);
  });
}
