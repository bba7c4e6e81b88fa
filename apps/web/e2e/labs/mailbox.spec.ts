import type { Page } from '@playwright/test';
import { expect, smoke, test } from '../test.ts';
import { press, saysTheSame } from './test-same-verdict.ts';

/* The browser notes each refusal in its console. */
test.use({ expectedError: /40[03]/ });

const ada = 'ada@example.com';
const password = 'amber-Falcon-93';
const status = (page: Page, name: string) => page.getByRole('status', { name, exact: true });
const says = (page: Page, text: string | RegExp) => expect(status(page, 'State')).toHaveText(text);
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });
const digit = (page: Page, number: number) => page.getByLabel(`Digit ${number} of 6`);
const digits = (page: Page) =>
  page
    .getByLabel(/^Digit/)
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value || '-').join(''));

/** Opens the lab in a workspace of its own. Returns what gets the last mail that was sent to Ada. */
const open = async (page: Page) => {
  const workspace = `mailbox-${crypto.randomUUID()}`;
  const api = `/w/${workspace}/v1/practice`;
  await page.goto(`/labs/mailbox?workspace=${workspace}`);
  await page.getByLabel('Email').fill(ada);
  await passwordField(page).fill(password);
  const read = async (path: string) =>
    (await page.request.get(`${api}/labs/mailbox${path}`)).json();
  return async (): Promise<{ readonly code: string; readonly link: string }> => {
    await page.request.patch(`${api}/workspace`, { data: { advance: 'PT5S' } });
    const { messages } = await read('/messages');
    const ids = messages.flatMap((mail: { id: number; to: { address: string }[] }) =>
      mail.to[0]?.address === ada ? [mail.id] : [],
    );
    const { text } = await read(`/messages/${Math.max(...ids)}`);
    return { code: /Code: (\d+)/.exec(text)?.[1] ?? '', link: /^\/labs.*$/m.exec(text)?.[0] ?? '' };
  };
};

const openConfirmed = async (page: Page) => {
  const received = await open(page);
  await press(page, 'Register');
  await says(page, `A mail to ${ada} is on its way.`);
  await digit(page, 1).fill((await received()).code);
  await press(page, 'Confirm');
  await says(page, `Confirmed: ${ada}.`);
  return received;
};

test(
  'each button says what came of it, and why it was refused [MAILBOX-01]',
  smoke,
  async ({ page }) => {
    await openConfirmed(page);
    await press(page, 'Log in');
    await says(page, `Logged in: ${ada}.`);
    await press(page, 'Confirm');
    await says(page, 'Refused: It was used before.');
    for (const name of ['Sign in by mail', 'Reset the password', 'Delete the account']) {
      await press(page, name);
      await says(page, `A mail to ${ada} is on its way.`);
    }
    await page.getByLabel('Email').fill('ada');
    await press(page, 'Register');
    await says(page, /^Refused: .*\/address: must be an email address/);
  },
);

test('Strength counts characters and their kinds [MAILBOX-02]', async ({ page }) => {
  await open(page);
  for (const [text, word, value] of [
    ['Amber-9', 'too short', '0'],
    ['amber789', 'weak', '1'],
    ['Amber789', 'fair', '2'],
    ['amber7890123', 'fair', '2'],
    ['Amber-78', 'strong', '3'],
    ['Amber7890123', 'strong', '3'],
  ] as const) {
    await passwordField(page).fill(text);
    await expect(status(page, 'Strength')).toHaveText(word);
    await expect(page.getByRole('meter', { name: 'Strength' })).toHaveAttribute('value', value);
  }
});

test('the boxes take digits, a pasted code and Backspace [MAILBOX-03]', async ({ page }) => {
  await open(page);
  await digit(page, 1).focus();
  await page.keyboard.type('1x2 3');
  await expect(digit(page, 4)).toBeFocused();
  expect(await digits(page)).toBe('123---');
  await page.keyboard.press('Backspace');
  await expect(digit(page, 3)).toBeFocused();
  expect(await digits(page)).toBe('12----');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('98');
  expect(await digits(page)).toBe('198---');
  await page.getByLabel('Email').fill('481 516');
  for (const key of ['a', 'c']) await page.getByLabel('Email').press(`ControlOrMeta+${key}`);
  await digit(page, 3).focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(digit(page, 6)).toBeFocused();
  expect(await digits(page)).toBe('481516');
});

test('Inbox has the mails of the API, and shows the text and the link of one [MAILBOX-04]', async ({
  page,
}) => {
  const received = await openConfirmed(page);
  await press(page, 'Sign in by mail');
  await says(page, /on its way/);
  const { link } = await received();
  const mails = page.getByRole('list', { name: 'Inbox' }).getByRole('listitem');
  await expect(mails).toHaveCount(1);
  await press(page, 'Refresh');
  await expect(mails).toHaveCount(7);
  const own = mails.filter({ has: page.getByText(ada, { exact: true }) });
  await own.first().getByRole('button').click();
  await expect(status(page, 'Mail')).toContainText(`This link is for ${ada} and works once.`);
  await expect(status(page, 'Mail').getByRole('link')).toHaveAttribute('href', link);
});

test('a link says what it is for, and does it when its button is pressed [MAILBOX-05]', async ({
  page,
}) => {
  const received = await openConfirmed(page);
  await press(page, 'Reset the password');
  await says(page, /on its way/);
  await page.goto((await received()).link);
  await expect(page.getByRole('form', { name: 'Link' })).toContainText(
    `This link is for ${ada}: Reset the password.`,
  );
  await passwordField(page).fill(password);
  await press(page, 'Log in');
  await says(page, `Logged in: ${ada}.`);
  await page.getByLabel('New password').fill('copper-Heron-59');
  await press(page, 'Use the link');
  await says(page, `Password changed: ${ada}.`);
  await press(page, 'Log in');
  await says(page, /^Refused/);
});

test('the verdict says what is missing [MAILBOX-06]', async ({ page }) => {
  await openConfirmed(page);
  await press(page, 'Log in');
  await says(page, /^Logged in/);
  await press(page, 'Check');
  await expect(status(page, 'Verdict')).toHaveText(
    'Not shown: no code of another address was refused; the first of two links to a new password was not refused; no link has reset the password; that link was not refused when it was used again; the old password was not refused; no link has signed in; no link to sign in was refused after its time; the account was not deleted; no login was refused after that.',
  );
});

saysTheSame('mailbox');

test('the log of the workspace has no request that the page sends by itself', async ({ page }) => {
  const requests = '/w/mailbox-log/v1/practice/workspace/requests';
  await page.request.get(requests);
  await page.goto('/labs/mailbox?workspace=mailbox-log');
  await expect(page.getByRole('list', { name: 'Inbox' }).getByRole('listitem')).toHaveCount(1);
  expect(await (await page.request.get(requests)).json()).toEqual([]);
});
