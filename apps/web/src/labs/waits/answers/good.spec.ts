import { expect, type Page, test } from '@playwright/test';

test('catches the bell in three rounds', async ({ page }) => {
  await page.goto('/labs/waits?seed=1');
  await page.getByRole('button', { name: 'Start the rounds' }).click();
  for (const round of [1, 2, 3]) {
    await expect(page.getByRole('status', { name: 'Bell' })).toHaveText(`Round ${round}: it rings`);
    await page.getByRole('button', { name: 'Catch' }).click();
  }
  const verdict = page.getByRole('status', { name: 'Verdict' });
  await expect(verdict).toHaveText(/^Not finished: every ring was caught/);
});

/** Presses the four buttons, and waits for the four results. */
const readResults = async (page: Page) => {
  for (const button of ['Show', 'Render', 'Ask the API', 'Load']) {
    await page.getByRole('button', { name: button, exact: true }).click();
  }
  for (const result of ['Hidden result', 'Rendered result', 'Answer', 'Card']) {
    await expect(page.getByRole('status', { name: result })).toHaveText(/^Ready \d{4}$/, {
      timeout: 10_000,
    });
  }
};

for (const seed of [1, 2, 3]) {
  test(`solves the lab with the seed ${seed} [WAIT-06, WAIT-07, WAIT-09]`, async ({ page }) => {
    await page.goto(`/labs/waits?seed=${seed}`);
    await readResults(page);
    await page.getByRole('button', { name: 'Start the rounds' }).click();
    for (const round of [1, 2, 3]) {
      await expect(page.getByRole('status', { name: 'Bell' })).toHaveText(
        `Round ${round}: it rings`,
      );
      await page.getByRole('button', { name: 'Catch' }).click();
    }
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
  });
}

for (const delay of [0.1, 8]) {
  test(`reads the four results after ${delay} seconds`, async ({ page }) => {
    await page.goto(`/labs/waits?delay=${delay}`);
    await readResults(page);
  });
}

/** The clock of the page stands still until the test moves it. */
const openWithStillClock = async (page: Page, query: string) => {
  await page.clock.install({ time: 0 });
  await page.goto(`/labs/waits?${query}`);
  await page.clock.pauseAt(60_000);
};

test('another click on a button starts the delay of its result again [WAIT-08]', async ({
  page,
}) => {
  await openWithStillClock(page, 'delay=2');
  const ready = page.getByRole('status').filter({ hasText: /^Ready \d{4}$/ });
  for (const _ of ['first click', 'second click']) {
    for (const button of ['Show', 'Render', 'Load']) {
      await page.getByRole('button', { name: button, exact: true }).click();
    }
    await page.clock.runFor(1800);
    await expect(ready).toHaveCount(0);
  }
  await page.clock.runFor(300);
  await expect(ready).toHaveCount(3);
});

test('the card is busy from the click until its code is shown [WAIT-04]', async ({ page }) => {
  await openWithStillClock(page, 'delay=2');
  const card = page.getByRole('status', { name: 'Card' });
  const busy = page.locator('[aria-busy="true"]', { has: card });
  await expect(card).toBeVisible();
  await expect(busy).toHaveCount(0);
  await page.getByRole('button', { name: 'Load', exact: true }).click();
  await expect(busy).toHaveCount(1);
  await page.clock.runFor(1900);
  await expect(busy).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(card).toHaveText(/^Ready/);
  await expect(busy).toHaveCount(0);
});

/** Catches in each round this long after the ring, or before it. */
const catchEach = async (page: Page, times: readonly (number | 'before')[]) => {
  const bell = page.getByRole('status', { name: 'Bell' });
  await page.getByRole('button', { name: 'Start the rounds' }).click();
  for (const [index, time] of times.entries()) {
    await expect(bell).toHaveText(`Round ${index + 1}: silent`);
    if (time !== 'before') {
      while (!(await bell.innerText()).endsWith('it rings')) await page.clock.runFor(100);
      await page.clock.runFor(time);
    }
    await page.getByRole('button', { name: 'Catch' }).click();
  }
};

test('a ring that is caught after 3 seconds counts as slept [WAIT-07]', async ({ page }) => {
  await openWithStillClock(page, 'seed=1');
  await catchEach(page, [2800, 3200, 0]);
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(
    /^Slept: you clicked in round 2 3\.\d s after the bell\.$/,
  );
});

test('the verdict names each round that was missed [WAIT-07]', async ({ page }) => {
  await openWithStillClock(page, 'seed=1');
  await catchEach(page, ['before', 0, 'before']);
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(
    'Slept: you clicked in round 1 before the bell, round 3 before the bell.',
  );
});
