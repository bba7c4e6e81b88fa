import { expect, test } from '@playwright/test';

for (const query of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10&visitors=10']) {
  test(`books with ?seed=${query} [INTERRUPT-01]`, async ({ page }) => {
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const harmless = page.getByRole('dialog', { name: /^(Cookies|Offer|Tour|Chat|Club)/ });
    const close = harmless.getByRole('button', { name: /^(Refuse|Close|Skip)/ });
    await page.addLocatorHandler(close, () => close.click(), { noWaitAfter: true });
    let failures = 0;
    const again = button('Try again');
    await page.addLocatorHandler(again, () => again.click().then(() => (failures += 1)));
    await page.goto(`/labs/interruptions?seed=${query}`);
    await button('Start').click();
    const [, count] = (await page.getByText(/^\d of \d+$/).innerText()).split(' of ');
    for (let visitor = 0; visitor < Number(count); visitor += 1) {
      const course = page.getByRole('radio', { name: /Rowing|Boxing/ }).first();
      await course.check();
      await button(/^(Next|Continue)$/).click();
      await page.getByRole('textbox', { name: /name/i }).fill('Ada');
      for (const name of [/^(Next|Continue)$/, /^(Book|Reserve)$/]) await button(name).click();
      await expect(page.getByRole('status', { name: 'Result' })).toHaveText(/ Code: \d{4}$/);
      await button('Done').click();
    }
    expect(failures).toBe(1);
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
  });
}
