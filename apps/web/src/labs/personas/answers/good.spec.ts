import { expect, test } from '@playwright/test';

test('each person has an outcome', async ({ page }) => {
  await page.goto('/labs/personas?block=1');
  const outcome = page.getByRole('status', { name: 'Outcome' });
  for (const [person, said] of [
    ['standard', /^Order placed/],
    ['slow', /^Order placed/],
    ['failing', /^The order failed/],
    ['unverified', /^Confirm your e-mail address/],
  ] as const) {
    await page.getByLabel('Username').fill(person);
    await page.getByLabel('Password').fill('corner-Bell-31');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Add Rope' }).click();
    await page.getByRole('button', { name: 'Buy' }).click();
    await expect(outcome).toHaveText(said);
    await page.getByRole('button', { name: 'Sign out' }).click();
  }
});

const right = 'corner-Bell-31';
const people = [
  ['Standard', [right], ['Add Rope', 'Buy'], /^Order placed: Rope/],
  ['Slow', [right], ['Add Rope', 'Buy'], /^Order placed: Rope/],
  ['Failing', [right], ['Add Rope', 'Buy'], /^The order failed/],
  ['Unverified', [right], ['Add Rope', 'Buy'], /^Confirm your e-mail address/],
  ['Locked', ['a', 'b', 'c', right], [], /locked is locked/],
  ['Admin', [right], ['Delete Rope'], /^Rope deleted/],
  ['Read-only', [right], [], /may not buy/],
] as const;

test('lists what each person meets, at both speeds of slow', async ({ page }) => {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  for (const [block, said] of [
    ['1', /^Right, 1 of 2/],
    ['3', /^Solved/],
  ] as const) {
    await page.goto(`/labs/personas?block=${block}`);
    for (const [person, passwords, buttons, outcome] of people) {
      await press('Reset the shop');
      for (const password of passwords) {
        await page.getByLabel('Username').fill(person.toLowerCase());
        await page.getByLabel('Password').fill(password);
        await press('Sign in');
      }
      for (const name of buttons) await press(name);
      await expect(page.getByRole('status', { name: 'Outcome' })).toHaveText(outcome);
      const code = await page.getByRole('status', { name: 'Code', exact: true }).innerText();
      await page.getByLabel(`Code of ${person}`).fill(code);
    }
    const enabled = page.getByRole('button', { name: /^(Add|Buy|Delete)/, disabled: false });
    await expect(enabled).toHaveCount(0);
    await press('Check');
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(said);
  }
});
