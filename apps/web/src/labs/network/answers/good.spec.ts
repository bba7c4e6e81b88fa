import { expect, type Page, test } from '@playwright/test';

const messages = {
  Sound: 'Wireless Mouse, $29.99',
  Slow: 'Mechanical Keyboard, $89.99',
  Missing: 'There is no such product (404).',
  Failing: 'The server failed (500).',
  'Broken JSON': 'The response is not JSON.',
  'Cut off': 'The response was cut off.',
  Closed: 'The connection was closed without a response.',
  Never: 'No answer after 3 seconds.',
};

test('gets every answer [NETWORK-01, NETWORK-04, NETWORK-05, NETWORK-08]', async ({ page }) => {
  await page.goto('/labs/network');
  for (const name of Object.keys(messages)) {
    await page.getByRole('button', { name, exact: true }).click();
  }
  for (const [name, message] of Object.entries(messages)) {
    await expect(page.getByRole('status', { name: `Answer to ${name}` })).toHaveText(message);
  }
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
});

test('a mocked failure has the message of the real one [NETWORK-07]', async ({ page }) => {
  await page.route('**/items/1', (route) => route.fulfill({ status: 500 }));
  await page.goto('/labs/network');
  await page.getByRole('button', { name: 'Sound' }).click();
  await expect(page.getByRole('status', { name: 'Answer to Sound' })).toHaveText(messages.Failing);
});

for (const [status, message] of [
  [499, 'The server refused the request (499).'],
  [599, 'The server failed (599).'],
] as const) {
  test(`a ${status} has the message of its kind of status [NETWORK-03]`, async ({ page }) => {
    await page.route('**/items/1', (route) => route.fulfill({ status }));
    await page.goto('/labs/network');
    await page.getByRole('button', { name: 'Sound' }).click();
    await expect(page.getByRole('status', { name: 'Answer to Sound' })).toHaveText(message);
  });
}

for (const [json, lack] of [
  [{ price: 29.99 }, 'its name is not text'],
  [{ name: 'Wireless Mouse' }, 'its price is not a number'],
  [{ name: 'Wireless Mouse', price: '29.99' }, 'its price is not a number'],
] as const) {
  test(`${JSON.stringify(json)} is not a product [NETWORK-06]`, async ({ page }) => {
    await page.route('**/items/1', (route) => route.fulfill({ json }));
    await page.goto('/labs/network');
    await page.getByRole('button', { name: 'Sound' }).click();
    await expect(page.getByRole('status', { name: 'Answer to Sound' })).toHaveText(
      `The response is not a product: ${lack}.`,
    );
  });
}

const names = Object.keys(messages);

for (const missing of [names, ['Sound']]) {
  test(`Finish names the ${missing.length} of eight requests that were not sent [NETWORK-08]`, async ({
    page,
  }) => {
    await page.route('**/items/*', (route) => route.fulfill({ status: 500 }));
    await page.goto('/labs/network');
    const sent = names.filter((name) => !missing.includes(name));
    for (const name of sent) await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByText(messages.Failing, { exact: true })).toHaveCount(sent.length);
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(
      `Not asked: ${missing.join(', ')}.`,
    );
  });
}

/** Presses Unsteady until it succeeds, and returns how often it was asked. */
const pressUntilItSucceeds = async (page: Page) => {
  const answer = page.getByRole('status', { name: 'Answer to Unsteady' });
  for (let asked = 1; ; asked += 1) {
    await page.getByRole('button', { name: 'Unsteady' }).click();
    await expect(answer).toHaveText(asked === 1 ? /Asked once\.$/ : new RegExp(`${asked} times`));
    const text = await answer.innerText();
    if (text.includes('$')) return asked;
    expect(text).toContain('The server failed (503).');
  }
};

test('Unsteady fails as often at each load with the same seed [NETWORK-09]', async ({ page }) => {
  const counts = new Map<number, number>();
  for (const seed of [1, 2, 3, 1, 2, 3]) {
    await page.goto(`/labs/network?level=2&seed=${seed}`);
    const asked = await pressUntilItSucceeds(page);
    expect(asked).toBe(counts.get(seed) ?? asked);
    counts.set(seed, asked);
  }
  for (const asked of counts.values()) expect([2, 3, 4, 5]).toContain(asked);
  expect(new Set(counts.values()).size).toBeGreaterThan(1);
});

test('nine requests are complete until Unsteady is asked again [NETWORK-10]', async ({ page }) => {
  await page.goto('/labs/network?level=2&seed=7&delay=0&timeout=1');
  const finish = page.getByRole('button', { name: 'Finish' });
  const verdict = page.getByRole('status', { name: 'Verdict' });
  const answer = page.getByRole('status', { name: 'Answer to Unsteady' });
  for (const name of names) await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByText('No answer after 1 second.')).toBeVisible();
  await finish.click();
  await expect(verdict).toHaveText('Not asked: Unsteady.');
  await page.getByRole('button', { name: 'Unsteady' }).click();
  await expect(answer).toHaveText(/Asked once\.$/);
  await finish.click();
  await expect(verdict).toHaveText(/^Not complete: Unsteady was asked once/);

  await page.reload();
  for (const name of names) await page.getByRole('button', { name, exact: true }).click();
  const asked = await pressUntilItSucceeds(page);
  await expect(page.getByText('No answer after 1 second.')).toBeVisible();
  await finish.click();
  await expect(verdict).toHaveText(/^Solved: all nine/);
  await page.getByRole('button', { name: 'Unsteady' }).click();
  await expect(answer).toHaveText(new RegExp(`Asked ${asked + 1} times`));
  await finish.click();
  await expect(verdict).toHaveText(/^Asked too often/);
});
