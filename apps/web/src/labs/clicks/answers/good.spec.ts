import { expect, test } from '@playwright/test';

for (const query of ['', '?hold=0.3&seed=1', '?hold=3&seed=2']) {
  test(`presses, points and selects ${query}`, async ({ page }) => {
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.goto(`/labs/clicks${query}`);
    await button('Right').click({ button: 'right' });
    await button('Middle').click({ button: 'middle' });
    await button('Long').hover();
    await page.mouse.down();
    await expect(page.getByLabel('Presses on Long')).toHaveText('Let go');
    await page.mouse.up();
    await button('Double').dblclick();
    const events = /^(mousedown, mouseup, click, ){2}dblclick$/;
    await expect(page.getByRole('status', { name: 'Last events' })).toHaveText(events);
    for (const name of ['File', 'Export']) await button(name).hover();
    await button('As CSV').click();
    await page.getByRole('row', { name: 'Water' }).hover();
    await button('Archive Water').click();
    await page.getByRole('option', { name: 'Bergen' }).click();
    await page.getByRole('option', { name: 'Esbjerg' }).click({ modifiers: ['Shift'] });
    for (const name of ['Galway', 'Dakar'])
      await page.getByRole('option', { name }).click({ modifiers: ['ControlOrMeta'] });
    await button('Check').click();
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
  });
}
