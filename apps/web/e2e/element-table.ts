import type { Locator, Page } from '@playwright/test';
import type { ElementRow, Lesson } from '../src/practice/lesson.ts';
import { expect } from './test.ts';

/** Finds what each row of the table "Elements on this page" describes, except what appears later. */
export const findElements = async (page: Page, { elements }: Lesson): Promise<void> => {
  for (const row of elements.filter(({ appears }) => !appears)) {
    await expect.soft(find(page, row), row.what).toHaveCount(1);
  }
};

const find = (page: Page, { role, name = '', testId }: ElementRow): Locator => {
  const found = page.getByTestId(testId);
  if (role) return found.and(page.getByRole(role, { name: name || /^$/, exact: true }));
  return name ? found.and(page.getByLabel(name, { exact: true })) : found;
};
