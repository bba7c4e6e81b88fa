import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const complete = { Name: 'Mara Okafor', Email: 'mara@example.com', Age: '34' };

/** The label must match exactly, because "Message" contains "age". */
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

const submit = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
  await page.getByRole('button', { name: 'Submit' }).click();
};

test.beforeEach(({ page }) => page.goto('/webelements/formbuttonelements'));

test('a complete form is accepted', async ({ page }) => {
  await submit(page, complete);
  await expect(page.getByRole('status', { name: 'Message' })).toHaveText(
    'All fields were filled successfully!',
  );
});

for (const missing of ['Name', 'Email', 'Age']) {
  test(`a form without ${missing} shows an error at the field`, async ({ page }) => {
    await submit(page, { ...complete, [missing]: '' });
    await expect(field(page, missing)).toHaveAccessibleDescription(
      `${missing} is empty: please fill it in.`,
    );
    await expect(field(page, missing)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('status', { name: 'Message' })).toBeEmpty();
  });
}

test('submitting an empty form moves the focus to the first field', async ({ page }) => {
  await submit(page, {});
  await expect(page.getByText(/is empty: please/)).toHaveCount(3);
  await expect(field(page, 'Name')).toBeFocused();
});

test('an error disappears when the field is corrected and submitted again', async ({ page }) => {
  await submit(page, { ...complete, Email: '' });
  await expect(page.getByText(/is empty: please/)).toHaveCount(1);
  await submit(page, complete);
  await expect(page.getByText(/is empty: please/)).toHaveCount(0);
});
