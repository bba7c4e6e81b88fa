import type { Page } from '@playwright/test';
import { wanted } from '@sparring/practice/labs/notes/wanted';
import { expect, smoke, test } from '../test.ts';
import { press, saysTheSame } from './test-same-verdict.ts';

/* The browser notes each refusal, and each request that it cannot send, in its console. */
test.use({ expectedError: /40[04]|412|503|ERR_/ });

const labOf = (workspace: string, query: string) => `/labs/notes?workspace=${workspace}&${query}`;
const open = async (page: Page, query = 'delay=0.5'): Promise<string> => {
  const workspace = `notes-${crypto.randomUUID()}`;
  await page.goto(labOf(workspace, query));
  return workspace;
};
const openTab = async (page: Page, workspace: string): Promise<Page> => {
  const tab = await page.context().newPage();
  await tab.goto(labOf(workspace, 'delay=0.5'));
  return tab;
};
const offline = (page: Page) => page.getByRole('checkbox', { name: 'Offline' });
const status = (page: Page, name: string) => page.getByRole('status', { name });
const add = async (page: Page, text: string) => {
  await page.getByLabel('New note').fill(text);
  await press(page, 'Add');
};
const change = async (page: Page, from: string, to: string) => {
  await press(page, `Edit ${from}`);
  await page.getByLabel('New text').fill(to);
  await press(page, 'Save');
};
const rows = (page: Page, ...texts: readonly string[]) =>
  expect(page.locator('#notes-table tbody tr')).toHaveText([...texts]);
const puts = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('request', (one) => {
    if (one.method() === 'PUT' && one.url().includes('/notes/')) sent.push(one.postDataJSON().text);
  });
  return sent;
};

test(
  'a double click, a refusal, a queue and a conflict end in step [NOTES-06, NOTES-09]',
  smoke,
  async ({ page }) => {
    const workspace = await open(page);
    await page.getByLabel('New note').fill(wanted.twice);
    await page.getByRole('button', { name: 'Add' }).dblclick();
    await press(page, 'Check');
    await expect(status(page, 'Verdict')).toHaveText('Too early: 2 writes have no response yet.');
    await expect(status(page, 'Pending')).toHaveText('0');
    await add(page, wanted.long);
    await rows(page, 'MilkstoredEdit');

    await offline(page).check();
    await add(page, wanted.queued);
    await press(page, 'Edit Milk');
    const tab = await openTab(page, workspace);
    await change(tab, 'Milk', wanted.winner);
    await rows(tab, 'Soy milkstoredEdit');
    await page.getByLabel('New text').fill(wanted.loser);
    await press(page, 'Save');
    await rows(page, 'Oat milkwaitsEdit', 'TeawaitsEdit');

    await offline(page).uncheck();
    await rows(page, 'Soy milkstoredEdit', 'TeastoredEdit');
    await expect(status(page, 'Message')).toHaveText(
      'Lost: “Oat milk” was not stored, because “Soy milk” came first.',
    );
    await press(page, 'Check');
    await expect(status(page, 'Verdict')).toHaveText(
      'Right, 1 of 2. Do it in this tab with ?delay=2 as well.',
    );
  },
);

test('the verdict says what is missing [NOTES-09]', async ({ page }) => {
  await open(page);
  await add(page, wanted.winner);
  await rows(page, 'Soy milkstoredEdit');
  await press(page, 'Check');
  await expect(status(page, 'Verdict')).toHaveText(
    `Not in step: no note “Milk” was added; “Milk” was not sent twice; “${wanted.long}” was not refused; no note “Tea” was added; “Tea” was not stored after “Soy milk”; “Tea” was not written offline; “Oat milk” was not written offline.`,
  );
});

test('a tab shows what another one has stored, without a reload [NOTES-01]', async ({ page }) => {
  const tab = await openTab(page, await open(page));
  await add(tab, 'Milk');
  await rows(page, 'MilkstoredEdit');
  await add(page, 'Tea');
  await rows(tab, 'MilkstoredEdit', 'TeastoredEdit');
  await change(page, 'Milk', 'Oat milk');
  await rows(tab, 'Oat milkstoredEdit', 'TeastoredEdit');
});

test('a note is in the table at once, and is sent after the delay [NOTES-02]', async ({ page }) => {
  await open(page, 'delay=1.5');
  const sent = page.waitForRequest((one) => one.method() === 'PUT');
  const pending = () => page.evaluate(() => window.notes?.pending);
  const started = performance.now();
  await add(page, 'Milk');
  await rows(page, 'Milkon its wayEdit');
  await expect(status(page, 'Pending')).toHaveText('1');
  expect(await pending()).toBe(1);
  await sent;
  expect(performance.now() - started).toBeGreaterThan(1450);
  await rows(page, 'MilkstoredEdit');
  expect(await pending()).toBe(0);
});

test('Add sends the same note again until it has a response [NOTES-03]', async ({ page }) => {
  await open(page);
  const sent = puts(page);
  await page.getByLabel('New note').fill('Milk');
  await page.getByRole('button', { name: 'Add' }).dblclick();
  await rows(page, 'Milkon its wayEdit');
  await expect(status(page, 'Pending')).toHaveText('0');
  await rows(page, 'MilkstoredEdit');
  expect(sent).toEqual(['Milk', 'Milk']);
  await expect(status(page, 'Message')).toBeEmpty();
  await expect(page.getByLabel('New note')).toHaveValue('');
});

test('what the API refuses is undone, and the page says why [NOTES-04]', async ({ page }) => {
  await open(page);
  await add(page, wanted.long);
  await rows(page, `${wanted.long}on its wayEdit`);
  await rows(page);
  const why = `Refused: “${wanted.long}” was not stored. The note is not stored. /text: has 42 characters, and a note at most 40.`;
  await expect(status(page, 'Message')).toHaveText(why);
  await add(page, 'Milk');
  await expect(status(page, 'Message')).toBeEmpty();
  await change(page, 'Milk', wanted.long);
  await rows(page, 'MilkstoredEdit');
  await expect(status(page, 'Message')).toHaveText(why);
});

test('what is written offline waits in its order, through a reload [NOTES-05]', async ({
  page,
}) => {
  await open(page, 'delay=0.5&offline=1');
  const sent = puts(page);
  for (const text of ['Milk', 'Tea']) await add(page, text);
  await rows(page, 'MilkwaitsEdit', 'TeawaitsEdit');
  await page.reload();
  await rows(page, 'MilkwaitsEdit', 'TeawaitsEdit');
  await page.context().setOffline(true);
  await offline(page).uncheck();
  await add(page, 'Jam');
  await rows(page, 'MilkwaitsEdit', 'TeawaitsEdit', 'JamwaitsEdit');
  expect(sent).toEqual([]);
  await page.context().setOffline(false);
  await rows(page, 'MilkstoredEdit', 'TeastoredEdit', 'JamstoredEdit');
  expect(sent).toEqual(['Milk', 'Tea', 'Jam']);
});

test('a duplicate of the tab does not send what waits in the first [NOTES-05]', async ({
  page,
}) => {
  await open(page, 'delay=0.5&offline=1');
  await add(page, 'Tea');
  const copied = page.context().waitForEvent('page');
  await page.evaluate(() => void window.open(location.href.replace('&offline=1', '')));
  const copy = await copied;
  await add(copy, 'Jam');
  await rows(copy, 'JamstoredEdit');
});

test('a reload makes no write one that was written offline [NOTES-09]', async ({ page }) => {
  await open(page, 'delay=3');
  await add(page, wanted.queued);
  const kept = async () => JSON.stringify(await page.context().storageState({ indexedDB: true }));
  await expect.poll(kept).toContain(`"text":"${wanted.queued}"`);
  await page.reload();
  await rows(page, 'TeastoredEdit');
  await press(page, 'Check');
  await expect(status(page, 'Verdict')).toContainText('“Tea” was not written offline');
});

test('a write without a response is sent again, and stored once [NOTES-07]', async ({ page }) => {
  await open(page);
  await page.route('**/labs/notes/*', (route) => route.fulfill({ status: 503, body: '' }), {
    times: 1,
  });
  await add(page, 'Milk');
  await expect(status(page, 'Message')).toHaveText(/^The API did not respond/);
  await page.route(
    '**/labs/notes/*',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await add(page, 'Tea');
  await expect(status(page, 'Message')).toHaveText(/^The API did not respond/);
  await rows(page, 'MilkwaitsEdit', 'TeawaitsEdit');
  await page.reload();
  await rows(page, 'MilkstoredEdit', 'TeastoredEdit');
  await expect(status(page, 'Message')).toBeEmpty();
});

test('Start over deletes the notes and what waits [NOTES-08]', async ({ page }) => {
  await open(page);
  await add(page, 'Milk');
  await rows(page, 'MilkstoredEdit');
  await offline(page).check();
  await add(page, 'Tea');
  await press(page, 'Start over');
  await offline(page).uncheck();
  await rows(page);
  await page.reload();
  await expect(status(page, 'Pending')).toHaveText('0');
  await rows(page);
});

saysTheSame('notes');
