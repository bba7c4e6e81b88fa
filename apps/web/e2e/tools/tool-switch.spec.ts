import type { Page } from '@playwright/test';
import { expect, smoke, test } from '../test.ts';

const tool = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Code for' }).getByRole('button', { name });
const lines = (page: Page) => page.locator('#elements-table td:last-child code');
const slider = '/webelements/euro-slider';

test(
  'a tool that is chosen on one page is chosen on the next, and after a reload [TOOL-01]',
  smoke,
  async ({ page }) => {
    await page.goto(slider);
    await expect(lines(page).first()).toHaveText(
      "page.getByRole('slider', { name: 'Price', exact: true })",
    );
    await tool(page, 'Selenium (Java)').press('Enter');
    await expect(tool(page, 'Selenium (Java)')).toHaveAttribute('aria-pressed', 'true');
    await expect(lines(page).first()).toHaveText('driver.findElement(By.id("slider-price"))');
    await page.goto('/labs/waits');
    await expect(lines(page).first()).toHaveText('driver.findElement(By.id("waits-show"))');
    await page.reload();
    await expect(lines(page).first()).toHaveText('driver.findElement(By.id("waits-show"))');
  },
);

test('an address chooses the tool on any page, and forgets it without a value [TOOL-01]', async ({
  page,
}) => {
  await page.goto('/?tool=cypress');
  await page.goto(slider);
  await expect(lines(page).first()).toHaveText(`cy.get('[data-testid="slider-price"]')`);
  await page.goto(`${slider}?tool=`);
  await expect(tool(page, 'Playwright (TypeScript)')).toHaveAttribute('aria-pressed', 'true');
});

test('a choice by hand takes the tool out of the address, and keeps the rest of it', async ({
  page,
}) => {
  await page.goto('/labs/waits?delay=3&tool=cypress');
  await tool(page, 'Selenium (Python)').click();
  await expect(page).toHaveURL('/labs/waits?delay=3');
  await page.reload();
  await expect(tool(page, 'Selenium (Python)')).toHaveAttribute('aria-pressed', 'true');
});

test('the page says which tools there are when an address names another one', async ({ page }) => {
  await page.goto(`${slider}?tool=robot`);
  await expect(page.getByTestId('tool-problem')).toHaveText(
    'tool=robot is not one of playwright, playwright-python, selenium-python, selenium-java, cypress, postman, so it is ignored.',
  );
  await expect(tool(page, 'Playwright (TypeScript)')).toHaveAttribute('aria-pressed', 'true');
});

test('another tab of the browser follows the choice', async ({ page, context }) => {
  await page.goto(slider);
  const other = await context.newPage();
  await other.goto(slider);
  await tool(other, 'Cypress').click();
  await expect(tool(page, 'Cypress')).toHaveAttribute('aria-pressed', 'true');
});

test('a row copies its line, and no name of a button has a word of the exercise [TOOL-03]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/webelements/nestedframepage?tool=selenium-python');
  await page.getByRole('button', { name: 'Copy line 3', exact: true }).press('Enter');
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'driver.switch_to.frame("frame-left")\ndriver.find_element(By.ID, "left-box")',
  );
  await expect(page.getByRole('button', { name: /Left|box/ })).toHaveCount(0);
});

test('the answer of a lab begins with the chosen tool [TOOL-04]', async ({ page }) => {
  await page.goto('/labs/waits?tool=selenium-java#answer');
  const failing = page.getByRole('heading', { level: 3, name: /a test that fails/ });
  await expect(failing).toHaveText(['Selenium: a test that fails']);
  await page.getByText('The same in Playwright').click();
  await expect(failing).toHaveText([/^Selenium/, 'Playwright: a test that fails']);
});
