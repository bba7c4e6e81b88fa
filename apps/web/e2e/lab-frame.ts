import type { Page } from '@playwright/test';
import { plain } from '../src/ui/marks.ts';
import type { LabLesson } from '../src/labs/lab.ts';
import { expect } from './test.ts';

/** The task, and hints that open one at a time. */
export const openHints = async (page: Page, { task, hints }: LabLesson): Promise<void> => {
  await expect(page.getByTestId('task').getByRole('listitem')).toHaveText(task.map(plain));
  for (const [index, hint] of hints.map(plain).entries()) {
    await expect(page.getByText(hint)).toHaveCount(0);
    await page.getByTestId(`hint-${index + 1}-toggle`).press('Enter');
    await expect(page.getByText(hint)).toBeVisible();
  }
};

/** A failing and a passing test in two tools. */
export const openAnswers = async (page: Page, path: string): Promise<void> => {
  await page.getByTestId('answers-toggle').press('Enter');
  for (const file of ['naive-spec-ts', 'good-spec-ts', 'test-naive-py', 'test-good-py']) {
    await expect(page.getByTestId(`answer-${file}`)).toContainText(path);
  }
};
