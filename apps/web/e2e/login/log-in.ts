import type { Page } from '@playwright/test';

export const logIn = async (page: Page, username = 'learner', password = 'plum-Kestrel-47') => {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
};
