import { type APIRequestContext, expect, type Page, test } from '@playwright/test';

const ada = 'ada@example.com';
const [old, fresh] = ['amber-Falcon-93', 'copper-Heron-59'] as const;

interface Mail {
  readonly id: number;
  readonly to: readonly { readonly address: string }[];
  readonly text: string;
}

test('confirms an address by the code in the mail', async ({ page, request }) => {
  const workspace = `mailbox-${crypto.randomUUID()}`;
  await page.goto(`/labs/mailbox?workspace=${workspace}`);
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('amber-Falcon-93');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('status', { name: 'State' })).toHaveText(/on its way/);
  await request.patch(`/w/${workspace}/v1/practice/workspace`, { data: { advance: 'PT5S' } });
  const inbox = `/w/${workspace}/v1/practice/labs/mailbox/messages`;
  const { messages } = await (await request.get(inbox)).json();
  const mail = messages.find((each: Mail) => each.to[0]?.address === 'ada@example.com');
  const { text } = await (await request.get(`${inbox}/${mail.id}`)).json();
  await page.getByLabel('Digit 1 of 6').fill(/\d{6}/.exec(text)![0]);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('status', { name: 'State' })).toHaveText(/^Confirmed/);
});

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const says = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status', { name: 'State' })).toHaveText(text);

/** The code or the link in the last mail that was sent to exactly this address. */
const received = async (request: APIRequestContext, api: string, address = ada) => {
  await request.patch(`${api}/workspace`, { data: { advance: 'PT5S' } });
  const inbox = `${api}/labs/mailbox/messages`;
  const { messages } = (await (await request.get(inbox)).json()) as { messages: Mail[] };
  const own = messages.filter(({ to }) => to[0]?.address === address);
  const last = Math.max(...own.map(({ id }) => id));
  const { text } = (await (await request.get(`${inbox}/${last}`)).json()) as Mail;
  return /^Code: (\d{6})$|^\/labs\/.+$/m.exec(text)!;
};

const ask = async (page: Page, api: string, button: string, address?: string) => {
  await press(page, button);
  await says(page, `A mail to ${ada} is on its way.`);
  const [link, code = ''] = await received(page.request, api, address);
  return { link, code };
};

const confirm = async (page: Page, code: string, state: RegExp) => {
  await page.getByLabel('Digit 1 of 6').focus();
  await page.keyboard.type(code);
  await press(page, 'Confirm');
  await says(page, state);
};

const follow = async (page: Page, link: string, state: RegExp, password = '') => {
  await page.goto(link);
  if (password) await page.getByLabel('New password').fill(password);
  await press(page, 'Use the link');
  await says(page, state);
};

const logIn = async (page: Page, password: string, state: RegExp) => {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Log in');
  await says(page, state);
};

test('each mail works once, in time and for its address', async ({ page }) => {
  const workspace = `mailbox-${crypto.randomUUID()}`;
  const api = `/w/${workspace}/v1/practice`;
  await page.goto(`/labs/mailbox?workspace=${workspace}`);
  await page.getByLabel('Email').fill(ada);
  await page.getByLabel('Password', { exact: true }).fill(old);
  const other = await ask(page, api, 'Register', `${ada}.example`);
  await confirm(page, other.code, /another address/);
  const [, code = ''] = await received(page.request, api);
  await confirm(page, code, /^Confirmed/);

  const first = await ask(page, api, 'Reset the password');
  const second = await ask(page, api, 'Reset the password');
  await follow(page, first.link, /replaced/, fresh);
  await follow(page, second.link, /^Password changed/, fresh);
  await follow(page, second.link, /used before/, fresh);
  await logIn(page, old, /^Refused/);
  await logIn(page, fresh, /^Logged in/);

  await follow(page, (await ask(page, api, 'Sign in by mail')).link, /^Signed in/);
  const { link: late } = await ask(page, api, 'Sign in by mail');
  await page.request.patch(`${api}/workspace`, { data: { advance: 'PT15M' } });
  await follow(page, late, /expired/);
  await follow(page, (await ask(page, api, 'Delete the account')).link, /^Deleted/);
  await logIn(page, fresh, /^Refused/);
  await press(page, 'Check');
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
});
