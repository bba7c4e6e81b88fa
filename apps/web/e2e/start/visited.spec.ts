import type { Page } from '@playwright/test';
import { exercises } from '../../src/exercises/packs.ts';
import { expect, test } from '../test.ts';

const inList = (page: Page, slug: string) =>
  page.getByRole('listitem').filter({ has: page.getByTestId(`choose-${slug}`) });

test('a visited exercise is marked in the list and in the overview [START-10]', async ({
  page,
}) => {
  await page.goto('/webelements/checkboxes');
  await expect(page.getByText(`✓ 1 of ${exercises.length} exercises visited`)).toBeVisible();
  await page.goto('/webelements');
  await page.getByTestId('group-elements-toggle').click();
  await expect(inList(page, 'checkboxes')).toHaveAttribute('data-state', 'visited');
  await expect(page.getByRole('link', { name: 'Check Box', exact: true })).toBeVisible();
  await expect(page.getByTestId('overview-checkboxes')).toContainText('✓ Visited');
  await expect(page.getByText('✓ Visited')).toHaveCount(1);
});

test('an exercise that is chosen in place counts as visited [START-10]', async ({ page }) => {
  await page.goto('/webelements');
  await page.getByTestId('group-elements-toggle').click();
  await expect(inList(page, 'links')).not.toHaveAttribute('data-state');
  await page.getByTestId('choose-links').click();
  await expect(inList(page, 'links')).toHaveAttribute('data-state', 'visited');
  await expect(page.getByText(`✓ 1 of ${exercises.length} exercises visited`)).toBeVisible();
});
