import { expect, test } from '../test.ts';

test('/grade writes <this repository> for an address that nobody has set', async ({ page }) => {
  await page.goto('/grade');
  await expect(page.getByTestId('grade-clone')).toContainText(
    'git clone <this repository> sparring',
  );
  await expect(page.getByTestId('grade-source')).toHaveText('where it is');
});

test('/grade names the address of the source that the host has set', async ({ page }) => {
  const source = 'https://code.example/sparring.git';
  await page.route('/grade', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const settings = `{"sourceUrl":"${source}",`;
    await route.fulfill({
      response,
      body: html.replace(/(id="settings"[^>]*>){/, `$1${settings}`),
    });
  });
  await page.goto('/grade');
  await expect(page.getByTestId('grade-clone')).toContainText(`git clone ${source} sparring`);
  await expect(page.getByText('<this repository>')).toHaveCount(0);
});
