import type { Page } from '@playwright/test';
import { codeAt } from './lab.ts';

const start = '2030-01-01T00:00:00Z';

/** Signs in at the lab about sessions, in a workspace of its own whose clock stands still. Returns its name. */
export const signedIn = async (page: Page): Promise<string> => {
  const workspace = `sessions-${crypto.randomUUID()}`;
  const data = { now: start, clock: 'frozen' };
  await page.goto(`/labs/sessions?workspace=${workspace}&delay=0`);
  await page.request.patch(`/w/${workspace}/v1/practice/workspace`, { data });
  await page.getByTestId('sessions-username').fill('reader');
  await page.getByTestId('sessions-password').fill('amber-Falcon-92');
  await page.getByTestId('sessions-sign-in').click();
  await page.getByTestId('sessions-one-time-code').fill(codeAt(Date.parse(start)));
  await page.getByTestId('sessions-confirm').click();
  await page.getByTestId('sessions-sign-out').waitFor();
  return workspace;
};
