import { expect, test } from '@playwright/test';

const outcomes: Readonly<Record<string, RegExp>> = {
  Standard: /^Order placed: Rope/,
  Slow: /^Order placed: Rope/,
  Failing: /^The order failed/,
  Unverified: /^Confirm your e-mail address/,
  Locked: /locked is locked/,
  'Read-only': /may not buy/,
  Admin: /^Rope deleted/,
};

for (const query of ['?block=0', '?block=3']) {
  test(`lists what each person meets ${query}`, async ({ page }) => {
    await page.goto(`/labs/personas${query}`);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const signIn = async (person: string, password = 'corner-Bell-31') => {
      await page.getByLabel('Username').fill(person.toLowerCase());
      await page.getByLabel('Password').fill(password);
      await press('Sign in');
    };
    for (const [person, outcome] of Object.entries(outcomes)) {
      await press('Reset the shop');
      if (person === 'Locked') for (const wrong of ['a', 'b', 'c']) await signIn(person, wrong);
      await signIn(person);
      if (person === 'Read-only')
        for (const name of ['Add Rope', 'Buy'])
          await expect(page.getByRole('button', { name })).toBeDisabled();
      else if (person === 'Admin') await press('Delete Rope');
      else if (person !== 'Locked') {
        await press('Add Rope');
        await press('Buy');
      }
      const shown = page.getByRole('status', { name: 'Outcome' });
      await expect(shown).toHaveText(outcome, { timeout: 10_000 });
      const code = await page.getByRole('status', { name: 'Code', exact: true }).innerText();
      await page.getByLabel(`Code of ${person}`).fill(code);
    }
    await press('Check');
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^All listed/);
  });
}
