import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** The text of the file that a link saves. */
export const savedText = async (page: Page, testId: string): Promise<string> => {
  const download = page.waitForEvent('download');
  await page.getByTestId(testId).click();
  return readFile(await (await download).path(), 'utf8');
};
