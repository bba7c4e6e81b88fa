import { samplePkce } from '@sparring/contracts/credentials/published';
import { axeViolations } from '../axe.ts';
import { expect, smoke, test } from '../test.ts';
import { card } from './open-card.ts';

test.use({ expectedError: /the server responded with a status of 40[013]/ });

const pages = ['/api/auth-lab', '/api/token-lab', '/api/session-lab', '/api/oauth-lab'];
const base = '/w/e2e-auth-lab/v1/practice/labs/auth';
const asking = new URLSearchParams({
  response_type: 'code',
  client_id: 'lab-web',
  scope: 'read write',
  state: 'abc',
  code_challenge: samplePkce.challenge,
  code_challenge_method: 'S256',
}).toString();

for (const path of pages) {
  test(`${path} shows what it accepts, and axe finds nothing`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByTestId('accepted').getByRole('row')).not.toHaveCount(1);
    expect(await axeViolations(page)).toEqual([]);
  });
}

test('sends Basic credentials from the page, right and wrong', smoke, async ({ page }) => {
  await page.goto('/api/auth-lab');
  const basic = card(page, 'GET - Basic authentication');
  await basic.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByTestId('use-basic-answer')).toContainText('200 OK');
  await basic.getByLabel('Authorization (header)').fill('Basic eA==');
  await basic.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByTestId('use-basic-answer')).toContainText('401 Unauthorized');
  await expect(page.getByTestId('use-basic-headers')).toContainText('Basic realm="auth lab"');
});

test('carries an access token to the call that needs it', async ({ page }) => {
  await page.goto('/api/token-lab');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Use this access token in the other cards' }).click();
  await page.getByRole('heading', { name: 'GET - Show the owner of the token' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByTestId('show-token-owner-answer-body')).toContainText('"reader"');
  await page.getByRole('heading', { name: 'DELETE - Delete, as an admin' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByTestId('delete-report-answer')).toContainText('403 Forbidden');
});

test('keeps the session in a cookie until the logout with its CSRF token', async ({ page }) => {
  await page.goto('/api/session-lab');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Use this CSRF token in the other cards' }).click();
  await page.getByRole('heading', { name: 'GET - Show the session' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByTestId('show-session-answer-body')).toContainText('"reader"');
  await page.getByRole('heading', { name: 'DELETE - Log out of the session' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByTestId('end-session-answer')).toContainText('200 OK');
  await page.getByRole('heading', { name: 'GET - Show the session' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByTestId('show-session-answer')).toContainText('401 Unauthorized');
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test('the browser answers the challenge of Digest itself', async ({ browser, baseURL }) => {
  const httpCredentials = { username: 'reader', password: 'amber-Falcon-92' };
  const context = await browser.newContext({ httpCredentials });
  const page = await context.newPage();
  const reply = await page.goto(`${baseURL}${base}/digest`);
  expect(reply?.status()).toBe(200);
  await expect(page.locator('body')).toContainText(/"scheme": ?"Digest"/);
  await context.close();
});

test('goes from the page to the code and the tokens', async ({ page, request, baseURL }) => {
  await page.goto('/api/oauth-lab');
  await page.getByRole('link', { name: 'Ask for permission as lab-web' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Allow lab-web?');
  await page.getByLabel('Username').fill('editor');
  await page.getByLabel('Password').fill('copper-Heron-58');
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.locator('body')).toContainText(/"state": ?"compare-me"/);
  const url = new URL(page.url());
  const root = url.pathname.replace(/\/callback$/, '');
  const exchanged = await request.post(`${root}/token`, {
    form: {
      grant_type: 'authorization_code',
      code: url.searchParams.get('code')!,
      code_verifier: samplePkce.verifier,
      client_id: 'lab-web',
      client_secret: 'hollow-Cedar-24',
    },
  });
  const { access_token: token, scope } = await exchanged.json();
  expect(scope).toBe('read write');
  const me = await request.get(`${root}/me`, { headers: { Authorization: `Bearer ${token}` } });
  expect((await me.json()).subject).toBe('editor');
  expect(url.searchParams.get('iss')).toBe(`${baseURL}${root}`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('says that a password is wrong, and then allows', async ({ page }) => {
    await page.goto(`${base}/oauth/authorize?${asking}`);
    await page.getByLabel('Username').fill('reader');
    await page.getByLabel('Password').fill('wrong');
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect(page.getByRole('alert')).toHaveText('No account has this username and password.');
    await expect(page.getByLabel('Username')).toHaveValue('reader');
    await page.getByLabel('Password').fill('amber-Falcon-92');
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect(page).toHaveURL(/\/callback\?code=[\w-]+&state=abc&iss=/);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the page for permission fits into 320 pixels in ${colorScheme}, and axe finds nothing`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${base}/oauth/authorize?${asking}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
    expect(await axeViolations(page)).toEqual([]);
  });
}
