import type { Page } from '@playwright/test';

export const openPersonas = (page: Page): Promise<unknown> =>
  page.goto('/labs/personas?workspace=has-seven-people&block=0');

/** Signs in at the lab about personas. */
export const signInAs = async (
  page: Page,
  username: string,
  password = 'corner-Bell-31',
): Promise<void> => {
  await page.getByTestId('personas-username').fill(username);
  await page.getByTestId('personas-password').fill(password);
  await page.getByTestId('personas-sign-in').click();
};

export const press = async (page: Page, ...names: readonly string[]): Promise<void> => {
  for (const name of names) await page.getByTestId(`personas-${name}`).click();
};
