import { keepContract } from '../locator-contract.ts';
import { expect, smoke, test } from '../test.ts';
import { openConsole } from './open-console.ts';

test.use({ expectedError: /the server responded with a status of 4\d\d/ });

test(
  'a click opens the request and its answer, and the address names it [CONSOLE-08]',
  smoke,
  async ({ page, request }) => {
    const { send, requests } = await openConsole(page, request);
    await send('PATCH', '/workspace', { seed: 7 });
    await requests.click();
    await expect(page).toHaveURL(/\/console\?request=1$/);
    await expect(page.getByRole('heading', { name: 'Request 1' })).toBeFocused();
    await expect(page.getByTestId('request-line')).toContainText(/^PATCH \/w\/.*\/workspace$/);
    await expect(page.getByTestId('request-outcome')).toContainText(/^200 after \d+ ms\./);
    await expect(page.getByTestId('request-sent-body')).toContainText('"seed": 7');
    await expect(page.getByTestId('request-answer-headers')).toContainText('X-Workspace');
  },
);

test('Back closes the request, and its link has the focus [CONSOLE-08]', async ({
  page,
  request,
}) => {
  const { send, requests } = await openConsole(page, request);
  await send('GET', '/ping');
  await requests.click();
  await expect(page.getByTestId('request-detail')).toBeVisible();
  await page.goBack();
  await expect(page.getByTestId('request-detail')).toBeHidden();
  await expect(requests).toBeFocused();
});

test('opens and closes a request by the keyboard alone [CONSOLE-08]', async ({ page, request }) => {
  const { send, requests } = await openConsole(page, request);
  await send('GET', '/ping');
  await expect(requests).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Find requests' }).focus();
  await page.keyboard.press('Tab');
  await expect(requests).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Request 1' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('request-detail')).toBeHidden();
});

for (const width of [320, 1440])
  test(`a request far down in the list is in sight when it is opened, at ${width} pixels`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { send } = await openConsole(page, request);
    for (let sent = 0; sent < 40; sent++) await send('GET', '/ping');
    await page.getByTestId('request-3').click();
    await expect(page.getByRole('heading', { name: 'Request 3' })).toBeInViewport();
    if (width > 1000) await expect(page.getByTestId('request-3')).toBeInViewport();
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect(page.getByTestId('request-3')).toBeInViewport();
  });

test('a reload of the address opens the request again [CONSOLE-08]', async ({ page, request }) => {
  const { send, requests } = await openConsole(page, request);
  await send('GET', '/books');
  await requests.click();
  await page.reload();
  await expect(page.getByTestId('request-answer-body')).toContainText('"title"');
});

test('says that a request is not in the log [CONSOLE-08]', async ({ page }) => {
  await page.goto('/console?request=77');
  await expect(page.getByTestId('request-missing')).toContainText('The log has no request 77.');
});

test('shows the request as a curl command to copy [CONSOLE-09]', async ({ page, request }) => {
  const { base, send, requests } = await openConsole(page, request);
  await send('POST', '/books', { title: "It's here" });
  await requests.click();
  const command = page.getByTestId('request-curl');
  await expect(command).toContainText(`curl --include '${base}/books'`);
  await expect(command).toContainText(String.raw`--data-raw '{"title":"It'\''s here"}'`);
  await expect(page.getByRole('button', { name: 'Copy the request as curl' })).toBeVisible();
});

test('sends a request again and opens the new one [CONSOLE-10]', async ({ page, request }) => {
  const { send, requests } = await openConsole(page, request);
  await send('PATCH', '/workspace', { seed: 7 });
  await requests.click();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByRole('heading', { name: 'Request 2' })).toBeFocused();
  await expect(page).toHaveURL(/request=2$/);
  await expect(page.getByTestId('request-sent-body')).toContainText('"seed": 7');
});

test('does not send a request again whose secret is masked [CONSOLE-10]', async ({
  page,
  request,
}) => {
  const { send, requests } = await openConsole(page, request);
  await send('POST', '/auth', { username: 'reader', password: 'amber-Falcon-92' });
  await requests.click();
  await expect(page.getByTestId('request-sent-body')).toContainText('amb…(masked)');
  await expect(page.getByRole('button', { name: 'Send it again' })).toBeDisabled();
  await expect(page.getByTestId('request-replay-hint')).toContainText('contains a secret');
});

test('shows either the list or a request at 320 pixels [CONSOLE-11]', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { send, requests } = await openConsole(page, request);
  await send('GET', '/books');
  await requests.click();
  await expect(page.getByTestId('request-detail')).toBeVisible();
  await expect(page.getByTestId('console-requests')).toBeHidden();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByTestId('console-requests')).toBeVisible();
});

test('keeps the locator contract with a request open', async ({ page, request }) => {
  const { send, requests } = await openConsole(page, request);
  await send('POST', '/auth', { username: 'reader', password: 'amber-Falcon-92' });
  await requests.click();
  await expect(page.getByTestId('request-answer-body')).toBeVisible();
  await keepContract(page, [], expect.configure({ soft: true }));
});
