import type { Page } from '@playwright/test';
import { expect, smoke, test } from '../test.ts';

const tab = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'About this lab' }).getByRole('tab', { name });

const expectShown = async (page: Page, name: string, heading: string) => {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
};

test(
  'starts with the locators, and the arrow keys lead to the rules and the answer [LABS-12]',
  smoke,
  async ({ page }) => {
    await page.goto('/labs/waits');
    await expectShown(page, 'Locators', 'Elements on this page');
    await tab(page, 'Locators').press('ArrowRight');
    await expectShown(page, 'Rules', 'Rules of this page');
    await expect(page.getByText('WAIT-01', { exact: true })).toBeVisible();
    await page.keyboard.press('End');
    await expectShown(page, 'Answer', 'A test that fails and a test that passes');
    await page.keyboard.press('Home');
    await expectShown(page, 'Locators', 'Elements on this page');
  },
);

for (const [hash, name, heading] of [
  ['#rules', 'Rules', 'Rules of this page'],
  ['#weak-line', 'Weak line', 'Find the weak line'],
  ['#answer', 'Answer', 'A test that fails and a test that passes'],
  ['#answers', 'Answer', 'A test that fails and a test that passes'],
  ['#elements-table', 'Locators', 'Elements on this page'],
] as const) {
  test(`${hash} in the address selects ${name} and scrolls to it [LABS-12]`, async ({ page }) => {
    await page.goto(`/labs/waits${hash}`);
    await expectShown(page, name, heading);
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport();
  });
}

test('a new fragment selects its tab, and the exercise keeps its state', async ({ page }) => {
  await page.goto('/labs/moving-table?seed=7');
  await page.getByRole('textbox', { name: 'CPU of Chrome' }).fill('1 %');
  await page.evaluate(() => location.assign('#answer'));
  await expectShown(page, 'Answer', 'A test that fails and a test that passes');
  await expect(page.getByRole('textbox', { name: 'CPU of Chrome' })).toHaveValue('1 %');
});

test('the search of the browser finds a locator while another tab is selected', async ({
  page,
}) => {
  await page.goto('/labs/waits#rules');
  await expect(page.locator('#elements-table')).toBeHidden();
  const hiding = page.locator('[hidden="until-found"]', { has: page.locator('#elements-table') });
  await hiding.dispatchEvent('beforematch');
  await expectShown(page, 'Locators', 'Elements on this page');
});

test('the weak line of the failing test is found and mended, with the keyboard [LABS-16]', async ({
  page,
}) => {
  await page.goto('/labs/waits#weak-line');
  const found = page.getByRole('status', { name: 'This line' });
  await page.getByRole('radio', { name: /goto/ }).press(' ');
  await expect(found).toHaveText(/^This line does its work/);
  await page.getByRole('radio', { name: /waitForTimeout/ }).press(' ');
  await expect(found).toHaveText('Right. This line is weak.');
  const does = page.getByRole('status', { name: 'What it does' });
  await page.getByRole('radio', { name: /Sleep for ten seconds/ }).press(' ');
  await expect(does).toHaveText(/^It does not help\. The bell/);
  await page.keyboard.press('ArrowDown');
  await expect(does).toHaveText(/^It helps\. The press follows the bell/);
});

test('the answer marks the lines that only one of the two tests has, and folds the rest [LABS-13]', async ({
  page,
}) => {
  await page.goto('/labs/waits?tool=selenium-python#answer');
  const marked = (file: string, kind: 'del' | 'ins') =>
    page.getByTestId(`answer-${file}`).locator(kind);
  const slept = 'await page.waitForTimeout(2000);';
  await expect(marked('naive-spec-ts', 'del').filter({ hasText: slept })).toHaveCount(1);
  const caught = "await page.getByRole('button', { name: 'Catch' }).click();";
  await expect(page.getByTestId('answer-good-spec-ts')).toContainText(caught);
  await expect(marked('good-spec-ts', 'ins').filter({ hasText: caught })).toHaveCount(0);
  await expect(marked('good-spec-ts', 'ins').filter({ hasText: 'it rings' })).toHaveCount(1);
  await expect(marked('test-naive-py', 'del').filter({ hasText: 'time.sleep(2)' })).toBeVisible();

  await expect(page.getByTestId('answer-naive-spec-ts')).toBeHidden();
  await page.getByText('The same in Playwright').click();
  await expect(page.getByTestId('answer-naive-spec-ts')).toBeVisible();
  const rest = page.getByTestId('answer-good-spec-ts-rest');
  await expect(rest).toBeHidden();
  await page.getByText('Its other tests').last().click();
  await expect(rest).toContainText('starts the delay of its result again');
});

test.describe('copied code', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is the file, without the signs of the comparison', async ({ page }) => {
    await page.goto('/labs/waits#answer');
    const shown = page.getByTestId('answer-naive-spec-ts');
    await expect(shown).toContainText('waitForTimeout');
    await page.getByTestId('answer-naive-spec-ts-copy').click();
    await expect(page.getByTestId('answer-naive-spec-ts-copied')).toHaveText('Copied.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('    await page.waitForTimeout(2000);\n    await page.getByRole');
    expect(copied).not.toMatch(/^[−+]/m);
  });
});
