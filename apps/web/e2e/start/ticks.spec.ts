import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

const step = (page: Page, number: number) =>
  page.getByRole('checkbox', { name: `Step ${number} is done`, exact: true });
const next = (page: Page) => page.getByRole('link', { name: /^Next step: / });

test('a ticked step stays so, and /start counts it [START-02]', async ({ page }) => {
  await page.goto('/start/first-test');
  await step(page, 1).check();
  await expect(page.getByText('1 of 10 steps done')).toBeVisible();
  await page.reload();
  await expect(step(page, 1)).toBeChecked();
  await page.getByRole('link', { name: 'All paths' }).click();
  const card = page.getByRole('article', { name: 'Your first test' });
  await expect(card.getByText('1 of 10 steps done')).toBeVisible();
  await expect(page.getByText(/\d+ of \d+ steps done/)).toHaveCount(1);
});

test('the next step is the first that is not done, and keeps its place [START-03]', async ({
  page,
}) => {
  await page.goto('/start/first-test');
  await step(page, 1).check();
  await step(page, 3).check();
  await next(page).click();
  await expect(page).toHaveURL('/start/first-test#step-first-run');
  const heading = page.getByRole('heading', { name: '2. Run your first test' });
  await expect(heading).toBeInViewport();
  await page.reload();
  await expect(heading).toBeInViewport();
  await step(page, 2).check();
  await expect(next(page)).toHaveText('Next step: Find an element by its role');
});

test('an address with a step opens at the step [START-03]', async ({ page }) => {
  await page.goto('/start/first-test#step-lab');
  await expect(page.getByRole('heading', { name: '7. Enter a lab' })).toBeInViewport();
});

test('one step is open, at first the next one, and a reload keeps it [START-14]', async ({
  page,
}) => {
  const open = page.locator('[id^="step-"] > details[open]');
  const headingOf = open.getByRole('heading', { level: 2 });
  await page.goto('/start/first-test');
  await expect(headingOf).toHaveText('1. Install Playwright in an empty folder');
  await page.getByTestId('step-red-toggle').press('Enter');
  await expect(headingOf).toHaveText('3. See the test fail');
  await expect(page).toHaveURL('/start/first-test#step-red');
  await page.reload();
  await expect(headingOf).toHaveText('3. See the test fail');
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await steps.getByRole('link', { name: 'Run your first test' }).click();
  await expect(headingOf).toHaveText('2. Run your first test');
  await page.getByTestId('step-first-run-toggle').press('Enter');
  await expect(open).toHaveCount(0);
});

test('Back returns from the page of a step to the step', async ({ page }) => {
  await page.goto('/start/first-test#step-role');
  await page.getByRole('link', { name: 'Open the exercise Checkboxes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkboxes');
  await page.goBack();
  await expect(page).toHaveURL('/start/first-test#step-role');
  await expect(page.getByRole('heading', { name: '4. Find an element' })).toBeInViewport();
});

test('after the last step a path leads to the labs', async ({ page }) => {
  await page.goto('/start/tools');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  const end = page.getByRole('region', { name: 'You are through' });
  await expect(end.getByRole('link')).toHaveText(['Go on with the labs', 'the tasks', 'a kit']);
  await page.getByRole('link', { name: /^All steps are done/ }).click();
  await expect(page).toHaveURL('/labs');
});

test('a tick in one tab is in the others', async ({ page, context }) => {
  await page.goto('/start/tools');
  const other = await context.newPage();
  await other.goto('/start/tools');
  await step(other, 1).check();
  await expect(step(page, 1)).toBeChecked();
});

test('a new tab has the workspace of the paths [START-12]', async ({ page, context }) => {
  await page.goto('/start/tools?workspace=left-yesterday');
  const later = await context.newPage();
  await later.goto('/start/tools');
  await expect(later.getByTestId('step-workspace-1-file')).toContainText('left-yesterday');
});

test('Start over forgets every tick and visit, and draws a workspace [START-08]', async ({
  page,
}) => {
  await page.goto('/webelements/checkboxes');
  await page.goto('/start/tools?workspace=old-name');
  await step(page, 1).check();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(step(page, 1)).not.toBeChecked();
  await expect(page.getByText('0 of 11 steps done')).toBeVisible();
  await expect(page.getByTestId('step-workspace-1-file')).not.toContainText('old-name');
  await page.goto('/webelements');
  await expect(page.getByText('✓ Visited')).toHaveCount(0);
});

test('Start over can be taken back, with its ticks and the workspace', async ({ page }) => {
  await page.goto('/start/tools?workspace=old-name');
  await step(page, 1).check();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(step(page, 1)).not.toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(step(page, 1)).toBeChecked();
  await expect(page.getByTestId('step-workspace-1-file')).toContainText('old-name');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('what is kept in a form that nobody knows counts as nothing', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('learner', '{"visited":7'));
  await page.goto('/start/first-test');
  await expect(page.getByText('0 of 10 steps done')).toBeVisible();
});

test('a tick lasts until the next load in a browser that forbids storage', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await page.goto('/start/first-test');
  await step(page, 1).check();
  await expect(page.getByText('1 of 10 steps done')).toBeVisible();
  await page.reload();
  await expect(step(page, 1)).not.toBeChecked();
});
