import { expect, test } from '@playwright/test';

const harmless = {
  Cookies: 'Refuse',
  'Offer of the day': 'Close',
  Tour: 'Skip the tour',
  Chat: 'Close',
  'Club card': 'Close',
};

for (const query of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10&visitors=10']) {
  test(`books with ?seed=${query} [INTERRUPT-01]`, async ({ page }) => {
    let failures = 0;
    const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
    for (const [name, button] of Object.entries(harmless))
      await page.addLocatorHandler(page.getByRole('dialog', { name }), () => press(button));
    await page.addLocatorHandler(page.getByRole('dialog', { name: 'Not booked' }), async () => {
      failures += 1;
      await press('Try again');
    });
    await page.goto(`/labs/interruptions?seed=${query}`);
    await press('Start');
    const visitors = page.getByRole('status', { name: 'Visitor' });
    await expect(visitors).toHaveText(/^1 of/);
    const count = Number((await visitors.innerText()).split(' of ')[1]);
    for (let visitor = 1; visitor <= count; visitor += 1) {
      await expect(visitors).toHaveText(`${visitor} of ${count}`);
      await page
        .getByRole('radio', { name: /Rowing|Boxing/ })
        .first()
        .check();
      await press(/^(Next|Continue)$/);
      await page.getByRole('textbox', { name: /name/i }).fill('Ada');
      await press(/^(Next|Continue)$/);
      await press(/^(Book|Reserve)$/);
      await expect(page.getByRole('status', { name: 'Result' })).toHaveText(
        /^Booked.* Code: \d{4}$/,
      );
      await press('Done');
    }
    expect(failures).toBe(1);
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Booked/);
  });
}
