import type { Page } from '@playwright/test';
import { openAtRest } from '../../at-rest.ts';
import { expect, smoke, test } from '../../test.ts';

const success = 'All fields were filled successfully!';

test.beforeEach(({ page }) => openAtRest(page, '/webelements/formbuttonelements'));

/** Exactly: "Age" is also a part of "Message". */
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields)) await field(page, label).fill(value);
};

const complete = { Name: 'Mara Okafor', Email: 'mara@example.com', Age: '34' };

test('shows a message when name, email and age are filled [FORM-01]', smoke, async ({ page }) => {
  await fill(page, complete);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('status', { name: 'Message' })).toHaveText(success);
});

test('shows the message when Enter submits the form', async ({ page }) => {
  await fill(page, complete);
  await field(page, 'Age').press('Enter');
  await expect(page.getByRole('status', { name: 'Message' })).toHaveText(success);
});

test('accepts any text that is not empty [FORM-06]', async ({ page }) => {
  await fill(page, { Name: '?', Email: 'no email', Age: '-1' });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('status', { name: 'Message' })).toHaveText(success);
});

for (const missing of ['Name', 'Email', 'Age']) {
  test(`shows an error for ${missing} when only that field is empty [FORM-04]`, async ({
    page,
  }) => {
    await fill(page, { ...complete, [missing]: '' });
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText(/is empty: please/)).toHaveText(
      `${missing} is empty: please fill it in.`,
    );
    await expect(field(page, missing)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('status', { name: 'Message' })).toBeEmpty();
  });
}

test('shows three errors for an empty form and focuses the first field [FORM-04, FORM-09]', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(/is empty: please/)).toHaveCount(3);
  await expect(field(page, 'Name')).toBeFocused();
  await expect(page.getByRole('status', { name: 'Message' })).toBeEmpty();
});

test('treats a field of spaces as empty [FORM-05]', async ({ page }) => {
  await fill(page, { ...complete, Name: '   ' });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(field(page, 'Name')).toHaveAccessibleDescription(
    'Name is empty: please fill it in.',
  );
});

test('removes the errors when a complete form is submitted [FORM-07]', async ({ page }) => {
  await page.getByRole('button', { name: 'Submit' }).click();
  await fill(page, complete);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(/is empty: please/)).toHaveCount(0);
  await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'false');
});

test('removes the message after 5 seconds and keeps the fields [FORM-02]', async ({ page }) => {
  const message = page.getByRole('status', { name: 'Message' });
  await fill(page, complete);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.clock.runFor(4999);
  await expect(message).toHaveText(success);
  await page.clock.runFor(1);
  await expect(message).toBeEmpty();
  await expect(field(page, 'Name')).toHaveValue('Mara Okafor');
});

test('restarts the 5 seconds when the form is submitted again [FORM-03]', async ({ page }) => {
  const message = page.getByRole('status', { name: 'Message' });
  await fill(page, complete);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.clock.runFor(4000);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.clock.runFor(4999);
  await expect(message).toHaveText(success);
  await page.clock.runFor(1);
  await expect(message).toBeEmpty();
});

test('removes the message at once when the form is submitted with an empty field [FORM-08]', async ({
  page,
}) => {
  await fill(page, complete);
  await page.getByRole('button', { name: 'Submit' }).click();
  await field(page, 'Email').clear();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('status', { name: 'Message' })).toBeEmpty();
});
