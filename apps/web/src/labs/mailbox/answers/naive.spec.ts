import { expect, test } from '@playwright/test';

test('confirms an address by the code in the mail', async ({ page, request }) => {
  const workspace = `mailbox-${crypto.randomUUID()}`;
  await page.goto(`/labs/mailbox?workspace=${workspace}`);
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('amber-Falcon-93');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForTimeout(6000);
  const inbox = `/w/${workspace}/v1/practice/labs/mailbox/messages`;
  const { messages } = await (await request.get(inbox)).json();
  const [mail] = messages;
  const { text } = await (await request.get(`${inbox}/${mail.id}`)).json();
  await page.getByLabel('Digit 1 of 6').fill(/\d{6}/.exec(text)![0]);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('status', { name: 'State' })).toHaveText(/^Confirmed/);
});
