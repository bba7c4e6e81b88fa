import { expect, test } from '@playwright/test';

test('a country has its regions', async ({ page }) => {
  await page.goto(`/labs/wizard?workspace=wizard-${crypto.randomUUID()}`);
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Age', { exact: true }).fill('36');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Country').selectOption('Norland');
  const regions = page.getByLabel('Region').getByRole('option');
  expect(await regions.allInnerTexts()).toContain('Coast');
});
