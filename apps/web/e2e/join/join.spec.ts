import { readFile } from 'node:fs/promises';
import { newClass } from '../desk/test-class.ts';
import { expect, smoke, test } from '../test.ts';

test(
  'says who the member is, and a new tab uses the workspace [JOIN-01]',
  smoke,
  async ({ page, context, request }) => {
    const { keyOf } = await newClass(request, ['Łukasz <b>Nowak</b>']);
    await page.goto(`/join/${keyOf(1).toUpperCase()}`);
    await expect(page.getByTestId('join-member')).toHaveText(
      'You are Łukasz <b>Nowak</b>, number 1 of Thu 3B.',
    );
    const tab = await context.newPage();
    await tab.goto('/console');
    await expect(tab.getByTestId('workspace-current')).toHaveText(keyOf(1));
  },
);

test('an address and the tab go before the key [JOIN-02]', async ({ page, context, request }) => {
  const { keyOf } = await newClass(request, ['Ada']);
  const older = await context.newPage();
  await older.goto('/console?workspace=my-own-work');
  await page.goto(`/join/${keyOf(1)}`);
  await older.goto('/console');
  await expect(older.getByTestId('workspace-current')).toHaveText('my-own-work');
  const tab = await context.newPage();
  await tab.goto('/console?workspace=another-work');
  await expect(tab.getByTestId('workspace-current')).toHaveText('another-work');
});

test('leads on to a page of this site, and to no other [JOIN-03]', async ({ page, request }) => {
  const { keyOf } = await newClass(request, ['Ada']);
  await page.goto(`/join/${keyOf(1)}?to=/labs/waits?speed=20`);
  await expect(page).toHaveURL('/labs/waits?speed=20');
  for (const elsewhere of ['//example.com/', 'https://example.com/', '/\\example.com']) {
    await page.goto(`/join/${keyOf(1)}?to=${encodeURIComponent(elsewhere)}`);
    await expect(page.getByTestId('join-member')).toBeVisible();
  }
});

test.describe('a key that is refused', () => {
  test.use({ expectedError: /403/ });

  test('says why, and the workspace of the tab stays [JOIN-04]', async ({ page, request }) => {
    const opened = await newClass(request, ['Ada']);
    await opened.call('POST', `${opened.path}/members/1/key`);
    await page.goto('/console?workspace=my-own-work');
    const problem = page.getByTestId('join-key-error');
    for (const [key, words] of [
      [opened.keyOf(1), 'has been replaced: ask your teacher for the new one'],
      ['z9z9-z9z9', 'Nobody has the key z9z9-z9z9: compare it with your sheet'],
      ['ada', 'is not a key'],
    ] as const) {
      await page.goto(`/join/${key}`);
      await expect(problem).toContainText(words);
    }
    await page.goto('/console');
    await expect(page.getByTestId('workspace-current')).toHaveText('my-own-work');
  });
});

test('without a key asks for it', async ({ page, request }) => {
  const { keyOf } = await newClass(request, ['Ada']);
  await page.goto('/join');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByTestId('join-key-error')).toHaveText('Type the key.');
  await page.getByLabel('Key').fill(` ${keyOf(1).toUpperCase()} `);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByTestId('join-member')).toContainText('Ada');
});

test('the base URL and the files name the workspace [JOIN-05]', async ({ page, request }) => {
  const { keyOf } = await newClass(request, ['Ada']);
  await page.goto(`/join/${keyOf(1)}`);
  const base = await page.getByTestId('join-base').innerText();
  expect(base).toMatch(new RegExp(`/w/${keyOf(1)}/v1/practice$`));
  expect((await request.get(`${base}/books`)).status()).toBe(200);
  const { origin } = new URL(page.url());
  await expect(page.getByTestId('join-variable')).toHaveText(
    `WEB_URL=${origin} API_URL=${origin} WORKSPACE=${keyOf(1)}`,
  );
  expect((await request.get(`${origin}/openapi.json`)).status()).toBe(200);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the Postman environment' }).click();
  const { values } = JSON.parse(await readFile(await (await saved).path(), 'utf8'));
  expect(values).toContainEqual(expect.objectContaining({ key: 'baseUrl', value: base }));
});

test('the message arrives, and the teacher takes the hand down [JOIN-06]', async ({
  page,
  request,
}) => {
  const opened = await newClass(request, ['Ada']);
  await page.goto(`/join/${opened.keyOf(1)}`);
  await page.getByRole('button', { name: 'I am stuck: raise my hand' }).click();
  await expect(page.getByTestId('join-hand-state')).toHaveText('Your teacher sees your hand.');
  await opened.call('PATCH', opened.path, { message: 'Look at <b>the projector</b>.' });
  await expect(page.getByTestId('join-message')).toHaveText(
    'Your teacher says: Look at <b>the projector</b>.',
  );
  await opened.call('PATCH', `${opened.path}/members/1`, { hand: false });
  await expect(page.getByRole('button', { name: 'I am stuck: raise my hand' })).toBeVisible();
});

test('This is not me takes the key out of the browser [JOIN-07]', async ({ page, request }) => {
  const { keyOf } = await newClass(request, ['Ada']);
  await page.goto(`/join/${keyOf(1)}`);
  await page.getByRole('button', { name: 'This is not me' }).click();
  await expect(page).toHaveURL('/join');
  await page.goto('/console');
  await expect(page.getByTestId('workspace-current')).not.toHaveText(keyOf(1));
});
