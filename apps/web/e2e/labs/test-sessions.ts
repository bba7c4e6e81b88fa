import { expect, type Page } from '@playwright/test';

interface Login {
  readonly username: string;
  readonly password: string;
}

/** The one-time codes of the start of 2030 and of the next 30 seconds. Both pass then. */
export const oneTimeCodes = ['972726', '536600'] as const;

/** A workspace in which no code was used, and whose clock stands at the start of 2030. */
export const freshWorkspace = async ({ request }: Page): Promise<string> => {
  const workspace = `sessions-${crypto.randomUUID()}`;
  const data = { now: '2030-01-01T00:00:00Z', clock: 'frozen' };
  await request.patch(`/w/${workspace}/v1/practice/workspace`, { data });
  return workspace;
};

export const state = (page: Page) => page.getByRole('status', { name: 'State' });
export const code = (page: Page) => page.getByRole('status', { name: 'Code' });
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
export const reader: Login = { username: 'reader', password: 'amber-Falcon-92' };
export const editor: Login = { username: 'editor', password: 'copper-Heron-58' };

export const open = (page: Page, workspace: string, query = 'delay=0') =>
  page.goto(`/labs/sessions?workspace=${workspace}&${query}`);

export const typePassword = async (page: Page, { username, password } = reader) => {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await press(page, 'Sign in');
};

export const confirm = async (page: Page, oneTimeCode: string) => {
  await page.getByLabel('One-time code').fill(oneTimeCode);
  await press(page, 'Confirm');
};

export const signIn = async (page: Page, oneTimeCode: string) => {
  await typePassword(page);
  await confirm(page, oneTimeCode);
  await expect(state(page)).toContainText('Signed in as reader by the form');
};

/** Opens the lab in a fresh workspace, and signs in. */
export const openSignedIn = async (page: Page): Promise<string> => {
  const workspace = await freshWorkspace(page);
  await open(page, workspace);
  await signIn(page, oneTimeCodes[0]);
  return workspace;
};
