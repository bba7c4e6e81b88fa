import { expect, test } from '@playwright/test';

for (const query of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10&visitors=10']) {
  test(`books with ?seed=${query}`, async ({ page }) => {
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const close = page.getByRole('dialog').getByRole('button').last();
    await page.addLocatorHandler(close, () => close.click(), { noWaitAfter: true });
    await page.goto(`/labs/interruptions?seed=${query}`);
    await button('Start').click();
    const [, count] = (await page.getByText(/^\d of \d+$/).innerText()).split(' of ');
    for (let visitor = 0; visitor < Number(count); visitor += 1) {
      const course = page.getByRole('radio', { name: /Rowing|Boxing/ }).first();
      await course.check();
      await button(/^(Next|Continue)$/).click();
      await page.getByRole('textbox', { name: /name/i }).fill('Ada');
      for (const name of [/^(Next|Continue)$/, /^(Book|Reserve)$/]) await button(name).click();
      await button('Done').click();
    }
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
  });
}
