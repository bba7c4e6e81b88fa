import type { Page } from '@playwright/test';

/** The panel of the workspace is one line until it is opened. */
export const openWorkspace = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.getByTestId('workspace-toggle').click();
};
