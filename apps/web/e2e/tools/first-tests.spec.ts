import type { Page } from '@playwright/test';
import { lessons } from '../../src/exercises/all-lessons.ts';
import { expect, test } from '../test.ts';

/** Runs what is between the braces of a printed test. */
const run = async (printed: string, page: Page) => {
  const body = printed.slice(printed.indexOf('=> {') + 4, printed.lastIndexOf('}'));
  // oxlint-disable-next-line typescript/no-implied-eval
  await new Function('page', 'expect', `return (async () => {${body}})()`)(page, expect);
};

for (const { path, expectedError } of lessons) {
  test.describe(`the exercise ${path}`, () => {
    test.use({ expectedError });

    test('prints a first test in Playwright that passes [TOOL-07]', async ({ page }) => {
      await page.goto(path);
      await page.getByTestId('first-test-toggle').click();
      const printed = await page.getByTestId('first-test-code').textContent();
      await run(printed ?? '', page);
    });
  });
}

test('the first test is printed in the chosen tool', async ({ page }) => {
  await page.goto('/webelements/menu?tool=selenium-java');
  await page.getByTestId('first-test-toggle').click();
  const code = page.getByTestId('first-test-code');
  await expect(code).toContainText('driver.findElement(By.id("menu-jab")).click();');
  await page.getByRole('button', { name: 'Cypress' }).click();
  await expect(code).toContainText(`cy.get('[data-testid="menu-jab"]').click();`);
});
