import type { Page } from '@playwright/test';
import { codeOf, password, type Persona, personas } from '@sparring/practice/labs/personas/shop';
import { expect, smoke, test } from '../test.ts';
import { saysTheSame } from './test-same-verdict.ts';

const workspace = 'ada';
const open = (page: Page, query = 'block=0.1') =>
  page.goto(`/labs/personas?workspace=${workspace}&${query}`);
const outcome = (page: Page) => page.getByRole('status', { name: 'Outcome' });
const code = (page: Page) => page.getByRole('status', { name: 'Code', exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const press = async (page: Page, ...names: readonly string[]) => {
  for (const name of names) await button(page, name).click();
};

const signIn = async (page: Page, username: string, typed: string = password) => {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(typed);
  await press(page, 'Sign in');
};

const sees = async (page: Page, persona: Persona, text: string) => {
  await expect(outcome(page)).toHaveText(text);
  await expect(code(page)).toHaveText(codeOf(workspace, persona));
};

test('an order of standard is placed, and another password opens nothing [PERSONA-01]', async ({
  page,
}) => {
  await open(page);
  await signIn(page, 'standard', 'corner-Bell-32');
  await expect(outcome(page)).toHaveText('The username or the password is wrong.');
  await signIn(page, 'standard');
  await press(page, 'Add Rope', 'Buy');
  await sees(page, 'Standard', 'Order placed: Rope.');
  await expect(page.getByRole('status', { name: 'Cart' })).toHaveText('empty');
});

test('three wrong passwords lock an account, and two do not [PERSONA-02]', async ({ page }) => {
  await open(page);
  for (const wrong of ['a', 'b']) await signIn(page, 'locked', wrong);
  await signIn(page, 'locked');
  await expect(outcome(page)).toHaveText('Signed in as locked.');
  await press(page, 'Sign out');
  for (const wrong of ['a', 'b', 'c', 'd']) await signIn(page, 'locked', wrong);
  await expect(outcome(page)).toHaveText('The account locked is locked.');
  await expect(code(page)).toBeEmpty();
  await signIn(page, 'locked');
  await sees(page, 'Locked', 'The account locked is locked.');
  await signIn(page, 'admin');
  await expect(outcome(page)).toHaveText('Signed in as admin.');
});

test('the page of slow is busy after Add and Buy [PERSONA-03]', async ({ page }) => {
  await open(page, 'block=1.2');
  await signIn(page, 'slow');
  for (const name of ['Add Tape', 'Buy']) {
    const busy = await button(page, name).evaluate((element: HTMLElement) => {
      const started = performance.now();
      element.click();
      return performance.now() - started;
    });
    expect(busy).toBeGreaterThan(1150);
  }
  await sees(page, 'Slow', 'Order placed: Tape.');
});

test('with ?block=0 slow is not slow, and has no code', async ({ page }) => {
  await open(page, 'block=0');
  await signIn(page, 'slow');
  await press(page, 'Add Tape', 'Buy');
  await expect(outcome(page)).toHaveText('Order placed: Tape.');
  await expect(code(page)).toBeEmpty();
});

test('an order of failing fails, again and again [PERSONA-04]', async ({ page }) => {
  await open(page);
  await signIn(page, 'failing');
  await press(page, 'Add Gloves', 'Buy', 'Buy');
  await sees(page, 'Failing', 'The order failed. The cart is as it was.');
  await expect(page.getByRole('status', { name: 'Cart' })).toHaveText('Gloves');
});

test('unverified has to confirm an address first [PERSONA-05]', async ({ page }) => {
  await open(page);
  await signIn(page, 'unverified');
  await press(page, 'Add Gloves', 'Buy');
  await sees(page, 'Unverified', 'Confirm your e-mail address before you order.');
});

test('read-only can press nothing that changes the shop [PERSONA-06]', async ({ page }) => {
  await open(page);
  await signIn(page, 'read-only');
  await sees(page, 'Read-only', 'Signed in as read-only. This account may not buy.');
  for (const name of ['Add Gloves', 'Add Rope', 'Add Tape', 'Buy'])
    await expect(button(page, name)).toBeDisabled();
});

test('admin alone deletes a product, which nobody sees then [PERSONA-07]', async ({ page }) => {
  await open(page);
  await signIn(page, 'standard');
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await press(page, 'Sign out');
  await signIn(page, 'admin');
  await press(page, 'Delete Rope');
  await sees(page, 'Admin', 'Rope deleted.');
  await press(page, 'Sign out');
  await signIn(page, 'standard');
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('listitem')).toHaveText([
    /^Gloves/,
    /^Tape/,
  ]);
});

test('the shop stays as it is until Reset the shop [PERSONA-08]', async ({ page }) => {
  await open(page);
  for (const wrong of ['a', 'b', 'c']) await signIn(page, 'slow', wrong);
  await signIn(page, 'admin');
  await press(page, 'Delete Rope', 'Add Tape', 'Sign out');
  await page.reload();
  const cart = page.getByRole('status', { name: 'Cart' });
  await expect(cart).toHaveText('Tape');
  await signIn(page, 'slow');
  await expect(outcome(page)).toHaveText('The account slow is locked.');
  await press(page, 'Reset the shop');
  await expect(cart).toHaveText('empty');
  await signIn(page, 'slow');
  await expect(button(page, 'Add Rope')).toBeVisible();
});

test('the order of two products has no code [PERSONA-09]', async ({ page }) => {
  await open(page);
  await signIn(page, 'standard');
  await press(page, 'Add Tape', 'Add Rope', 'Buy');
  await expect(outcome(page)).toHaveText('Order placed: Tape, Rope.');
  await expect(code(page)).toBeEmpty();
  await press(page, 'Add Rope', 'Buy');
  await expect(code(page)).toHaveText(codeOf(workspace, 'Standard'));
});

test('keys alone sign in, delete and sign out', async ({ page }) => {
  await open(page);
  await page.getByLabel('Username').focus();
  await page.keyboard.type('admin');
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(button(page, 'Add Gloves')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(outcome(page)).toHaveText('Gloves deleted.');
  await expect(button(page, 'Add Rope')).toBeFocused();
  await button(page, 'Sign out').press('Enter');
  await expect(page.getByLabel('Username')).toBeFocused();
});

test(
  'the code of each person solves the lab, and the verdict says what is wrong [PERSONA-10]',
  smoke,
  async ({ page }) => {
    await open(page);
    const verdict = page.getByRole('status', { name: 'Verdict' });
    const type = (persona: Persona, text: string) =>
      page.getByLabel(`Code of ${persona}`).fill(text);
    for (const persona of personas) await type(persona, codeOf(workspace, persona));
    await press(page, 'Check');
    await expect(verdict).toHaveText('Right, 1 of 2. Do it in this tab with ?block=3 as well.');
    await type('Slow', codeOf(workspace, 'Standard'));
    await type('Locked', '');
    await type('Admin', codeOf('bob', 'Admin'));
    await press(page, 'Check');
    await expect(verdict).toHaveText(
      'Not all listed, 4 of 7: Locked has no code; Slow has the code of Standard; Admin has another code (delete a product).',
    );
  },
);

saysTheSame('personas');
