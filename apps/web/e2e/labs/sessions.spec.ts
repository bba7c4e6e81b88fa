import { codeOf, type Way, ways } from '@sparring/practice/labs/sessions/codes';
import { expect, smoke, test } from '../test.ts';
import {
  code,
  confirm,
  editor,
  freshWorkspace,
  oneTimeCodes,
  open,
  openSignedIn,
  press,
  reader,
  signIn,
  state,
  typePassword,
} from './test-sessions.ts';
import { saysTheSame } from './test-same-verdict.ts';

/* The browser notes each refusal of the API in its console. */
test.use({ expectedError: /40[13]/ });

test('the form asks for a password and a code, and shows the code of Form [SESSION-04]', async ({
  page,
}) => {
  const workspace = await openSignedIn(page);
  await expect(code(page)).toHaveText(codeOf(workspace, 'Form'));
  const [cookie] = await page
    .context()
    .cookies(`${page.url().split('/labs')[0]}/w/${workspace}/v1/practice/labs/auth/session`);
  expect(cookie).toMatchObject({ name: 'lab_session', httpOnly: true, sameSite: 'Strict' });
  const { origins } = await page.context().storageState({ indexedDB: true });
  expect(JSON.stringify(origins)).toMatch(new RegExp(`"sessions/${workspace}".*"draft"`));
  expect(
    await page.evaluate((name) => sessionStorage.getItem(name), `sessions/${workspace}`),
  ).toBeTruthy();
});

test('both steps are sent after the delay [SESSION-01]', async ({ page }) => {
  const workspace = await freshWorkspace(page);
  await open(page, workspace, 'delay=1.5');
  for (const send of [() => typePassword(page), () => confirm(page, oneTimeCodes[0])]) {
    const sent = page.waitForRequest((one) => one.method() === 'POST');
    const started = performance.now();
    await send();
    await sent;
    expect(performance.now() - started).toBeGreaterThan(1450);
  }
  await expect(state(page)).toContainText('by the form, until 00:30 UTC');
});

test('a refusal says why, and the form stays [SESSION-02]', async ({ page }) => {
  const workspace = await freshWorkspace(page);
  await open(page, workspace);
  await typePassword(page, { ...reader, password: 'amber-Falcon-93' });
  await expect(state(page)).toContainText(
    'Refused: There is no account "reader" with this password',
  );
  await typePassword(page, editor);
  await expect(state(page)).toHaveText('Refused: This form takes reader alone.');
  await signIn(page, oneTimeCodes[0]);
  await press(page, 'Sign out');
  await typePassword(page);
  await confirm(page, oneTimeCodes[0]);
  await expect(state(page)).toContainText('Refused: The code was used before.');
  await confirm(page, oneTimeCodes[1]);
  await expect(state(page)).toContainText('by the form');
});

test('the focus goes on to the next step', async ({ page }) => {
  await open(page, await freshWorkspace(page));
  await typePassword(page);
  await expect(page.getByLabel('One-time code')).toBeFocused();
  await page.keyboard.type(oneTimeCodes[0]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Ask the API' })).toBeFocused();
});

test('a session that the API has made opens the page [SESSION-05]', async ({ page }) => {
  const workspace = await freshWorkspace(page);
  const address = `/w/${workspace}/v1/practice/labs/auth/session`;
  await open(page, workspace);
  await page.request.post(address, { data: editor });
  await press(page, 'Ask the API');
  await expect(state(page)).toHaveText('The session of editor lacks a one-time code.');
  await page.request.post(address, { data: { ...editor, code: oneTimeCodes[0] } });
  await press(page, 'Ask the API');
  await expect(code(page)).toHaveText(codeOf(workspace, 'API'));
});

test('a saved state is complete with four parts [SESSION-06]', async ({
  page,
  browser,
  baseURL,
}) => {
  const workspace = await openSignedIn(page);
  await page.reload();
  await expect(state(page)).toContainText('Signed in as reader in this tab');
  await expect(code(page)).toBeEmpty();

  const storageState = await page.context().storageState();
  const naive = await browser.newPage({ baseURL: baseURL!, storageState });
  await open(naive, workspace);
  await expect(state(naive)).toContainText('(session storage, IndexedDB)');
  await naive.close();

  const key = `sessions/${workspace}`;
  const token = await page.evaluate((name) => sessionStorage.getItem(name), key);
  const whole = await page.context().storageState({ indexedDB: true });
  const other = await browser.newPage({ baseURL: baseURL!, storageState: whole });
  await other.addInitScript(([name, value]) => sessionStorage.setItem(name!, value!), [key, token]);
  await open(other, workspace);
  await expect(code(other)).toHaveText(codeOf(workspace, 'State'));
  await other.close();
});

test('a sign out in one tab is known in the other at once [SESSION-07]', async ({ page }) => {
  const workspace = await openSignedIn(page);
  const tab = await page.context().newPage();
  await open(tab, workspace);
  await expect(state(tab)).toContainText('Signed in as reader without');
  await press(tab, 'Sign out');
  await expect(code(page)).toHaveText(codeOf(workspace, 'Elsewhere'));
  await expect(code(tab)).toBeEmpty();
});

test('a sign out everywhere ends the session of another browser [SESSION-08]', async ({
  page,
  browser,
  baseURL,
}) => {
  const workspace = await openSignedIn(page);
  const other = await browser.newPage({ baseURL: baseURL! });
  await open(other, workspace);
  await signIn(other, oneTimeCodes[1]);
  await press(other, 'Sign out everywhere');
  await expect(state(other)).toContainText('Signed out');
  await page.reload();
  await expect(state(page)).toHaveText('The session was ended elsewhere.');
  await expect(code(page)).toHaveText(codeOf(workspace, 'Elsewhere'));
  await other.close();
});

test('a browser that has lost its cookie was not signed out elsewhere [SESSION-08]', async ({
  page,
}) => {
  await openSignedIn(page);
  await page.context().clearCookies();
  await press(page, 'Ask the API');
  await expect(state(page)).toHaveText('This browser has no cookie. The session may go on.');
  await expect(code(page)).toBeEmpty();
});

test('a session expires by the clock of the workspace [SESSION-09]', async ({ page }) => {
  const workspace = await freshWorkspace(page);
  const advance = (by: string) =>
    page.request.patch(`/w/${workspace}/v1/practice/workspace`, { data: { advance: by } });
  await open(page, workspace);
  await signIn(page, oneTimeCodes[0]);
  await advance('PT29M');
  await press(page, 'Ask the API');
  await expect(state(page)).toContainText('Signed in');
  await advance('PT1M');
  await press(page, 'Ask the API');
  await expect(state(page)).toHaveText('The session has expired.');
  await expect(code(page)).toHaveText(codeOf(workspace, 'Expired'));
});

test('a session that a script makes up has no right code [SESSION-10]', async ({ page }) => {
  const workspace = await freshWorkspace(page);
  const made = { username: 'reader', csrf_token: 'x', expires_at: '2030-01-01T00:30:00Z' };
  await page.route('**/labs/auth/session', (route) =>
    route.fulfill({ json: { ...made, member_code: '1234' } }),
  );
  await open(page, workspace);
  await press(page, 'Ask the API');
  await expect(state(page)).toContainText('Signed in as reader without');
  for (const member_code of [undefined, '1234']) {
    await page.evaluate(
      ([name, text]) => {
        localStorage.setItem(name!, text!);
        sessionStorage.setItem(name!, 'x');
      },
      [`sessions/${workspace}`, JSON.stringify({ ...made, member_code })],
    );
    await page.unroute('**/labs/auth/session');
    await page.reload();
    await expect(state(page)).toHaveText('This browser has no cookie. The session may go on.');
    await expect(code(page)).toBeEmpty();
  }
});

test('the verdict says what is wrong with each code [SESSION-11]', smoke, async ({ page }) => {
  const verdict = page.getByRole('status', { name: 'Verdict' });
  await open(page, 'ada');
  const type = (way: Way, text: string) => page.getByLabel(`Code of ${way}`).fill(text);
  for (const way of ways) await type(way, codeOf('ada', way));
  await press(page, 'Check');
  await expect(verdict).toHaveText('Right, 1 of 2. Do it in this tab with ?delay=3 as well.');
  await type('State', codeOf('ada', 'Form'));
  await type('Expired', codeOf('bob', 'Expired'));
  await type('API', '');
  await press(page, 'Check');
  await expect(verdict).toHaveText(
    'Not all seen, 2 of 5: API has no code; State has the code of Form; Expired has another code (move the clock of the workspace).',
  );
});

saysTheSame('sessions');
