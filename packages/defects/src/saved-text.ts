import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** The text of the file that a link saves. */
export const savedText = async (page: Page, testId: string): Promise<string> => {
  // Together, so that a click that fails leaves no wait behind.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByTestId(testId).click(),
  ]);
  return readFile(await download.path(), 'utf8');
};
