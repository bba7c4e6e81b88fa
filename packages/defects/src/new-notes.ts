import type { Page } from '@playwright/test';

/** Opens the lab about notes in a workspace of its own, and adds a note. Returns the address. */
export const withNote = async (page: Page, text: string): Promise<string> => {
  const lab = `/labs/notes?workspace=notes-${crypto.randomUUID()}&delay=0.5`;
  await page.goto(lab);
  await addNote(page, text);
  await page.locator('[data-state=stored]').waitFor();
  return lab;
};

export const addNote = async (page: Page, text: string): Promise<void> => {
  await page.getByTestId('notes-new').fill(text);
  await page.getByTestId('notes-add').click();
};

export const changeNote = async (page: Page, text: string): Promise<void> => {
  await page.getByTestId('notes-text').fill(text);
  await page.getByTestId('notes-save').click();
};
