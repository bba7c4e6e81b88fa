import { expect, type Page, test } from '@playwright/test';

const deskOf = (page: Page, title: string) => {
  const desk = page.frameLocator(`iframe[title="${title}"]`);
  const state = desk.getByRole('status', { name: 'State' });
  const send = async (code: string) => {
    await desk.getByLabel('Code').fill(code);
    await desk.getByRole('button', { name: 'Send' }).click();
    await expect(state).toHaveText(`Received ${code}`);
  };
  return { state, send };
};

const codeOf = (page: Page, title: string) =>
  page.getByRole('status', { name: `Code of ${title}` }).innerText();
const desks = ['Reloading desk', 'North desk', 'South desk', 'Foreign desk', 'Shadow desk'];

test('sends each desk its code', async ({ page }) => {
  await page.goto('/labs/frames?delay=4');
  for (const title of desks) {
    const code = await codeOf(page, title);
    const desk = page.frameLocator(`iframe[title="${title}"]`);
    await expect(desk.getByRole('status', { name: 'State' })).toHaveText('Open');
    await desk.getByLabel('Code').fill(code);
    await desk.getByRole('button', { name: 'Send' }).click();
  }
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Right, 1 of 2/);
});

test('sends each desk its code when it is open, at both delays', async ({ page }) => {
  for (const [delay, said] of [
    ['0.2', /^Right, 1 of 2/],
    ['4', /^Solved/],
  ] as const) {
    await page.goto(`/labs/frames?delay=${delay}`);
    for (const title of desks) {
      const code = await codeOf(page, title);
      const { state, send } = deskOf(page, title);
      await expect(state).toHaveText('Open');
      await send(code);
    }
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(said);
  }
});

test('the state of a desk repeats each code as it was sent [DESK-06]', async ({ page }) => {
  await page.goto('/labs/frames');
  const { state, send } = deskOf(page, 'South desk');
  await expect(state).toHaveText('Open');
  // `send` compares the state with the code.
  for (const code of ['4711', '0042', '0', '00', '1e3', 'ring']) await send(code);
});

test('what Reloading desk sends before its reload does not count [DESK-07]', async ({ page }) => {
  await page.goto('/labs/frames?delay=10');
  const { state, send } = deskOf(page, 'Reloading desk');
  await expect(state).toHaveText('Reloads soon');
  await send(await codeOf(page, 'Reloading desk'));
  await page.getByRole('button', { name: 'Check' }).click();
  const verdict = page.getByRole('status', { name: 'Verdict' });
  await expect(verdict).toHaveText(/^Not delivered.*Reloading desk/);
});

test('a code is wrong at every desk but its own [DESK-07]', async ({ page }) => {
  await page.goto('/labs/frames');
  const others = { 'North desk': 'South desk', 'South desk': 'Shadow desk' };
  for (const [title, other] of Object.entries(others)) {
    const { state, send } = deskOf(page, title);
    await expect(state).toHaveText('Open');
    await send(await codeOf(page, other));
  }
  await page.getByRole('button', { name: 'Check' }).click();
  const verdict = page.getByRole('status', { name: 'Verdict' });
  await expect(verdict).toHaveText(/^Not delivered/);
  for (const title of Object.keys(others)) await expect(verdict).toContainText(`${title} has sent`);
});

test('the last code of a desk counts, and no code before it [DESK-07]', async ({ page }) => {
  await page.goto('/labs/frames');
  const corrected = deskOf(page, 'North desk');
  const spoilt = deskOf(page, 'South desk');
  await expect(corrected.state).toHaveText('Open');
  await expect(spoilt.state).toHaveText('Open');
  await corrected.send('1');
  await corrected.send(await codeOf(page, 'North desk'));
  await spoilt.send(await codeOf(page, 'South desk'));
  await spoilt.send('1');
  await page.getByRole('button', { name: 'Check' }).click();
  const verdict = page.getByRole('status', { name: 'Verdict' });
  await expect(verdict).toHaveText(/^Not delivered.*South desk/);
  await expect(verdict).not.toContainText('North desk');
});

test('sends the code of Shadow desk from a root inside its frame [DESK-09]', async ({ page }) => {
  await page.goto('/labs/frames?level=2&delay=0.2');
  const fieldsOutsideOfRoots = (title: string) =>
    page.frameLocator(`iframe[title="${title}"]`).locator('css:light=#desk-code');
  for (const title of ['North desk', 'South desk', 'Shadow desk']) {
    const { state, send } = deskOf(page, title);
    await expect(state).toHaveText('Open');
    await expect(fieldsOutsideOfRoots(title)).toHaveCount(title === 'Shadow desk' ? 0 : 1);
    await send(await codeOf(page, title));
  }
  await page.getByRole('button', { name: 'Check' }).click();
  const verdict = page.getByRole('status', { name: 'Verdict' });
  await expect(verdict).toHaveText(/^Not delivered/);
  await expect(verdict).not.toContainText('Shadow desk');
});
