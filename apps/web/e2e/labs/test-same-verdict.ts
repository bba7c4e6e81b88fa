import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
export const pressing = (name: string) => (page: Page) => press(page, name);

/** The verdict in the page, when the API has it. */
export const shownVerdict = async (page: Page): Promise<string> => {
  await expect(page.getByRole('link', { name: 'See this verdict as JSON' })).toBeVisible();
  return page.getByRole('status', { name: 'Verdict', exact: true }).innerText();
};

/** Opens the lab in a workspace of its own; returns what lists the verdicts that the API has of it. */
export const openAlone = async (page: Page, lab: string) => {
  const workspace = `same-${crypto.randomUUID()}`;
  await page.goto(`/labs/${lab}?seed=7&workspace=${workspace}`);
  return async () => {
    const reply = await page.request.get(`/w/${workspace}/v1/practice/workspace/labs`);
    return reply.json();
  };
};

/** Each lab says with this what its shortest way to a verdict is. */
export const saysTheSame = (lab: string, act: (page: Page) => Promise<void> = pressing('Check')) =>
  test(`the API says of ${lab} what the page says [VERDICT-04, LABS-17]`, async ({ page }) => {
    const list = await openAlone(page, lab);
    await act(page);
    const text = await shownVerdict(page);
    expect(await list()).toMatchObject([{ lab, solved: false, text, facts: { seed: 7 } }]);
  });
