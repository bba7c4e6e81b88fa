import { axeViolations } from '../axe.ts';
import { expect, test } from '../test.ts';

test('the controls of ?level=2 fit into 320 pixels, and the keyboard uses them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/labs/every-input?seed=7&level=2');
  const clubs = page.getByRole('listbox', { name: 'Clubs' });
  await clubs.focus();
  await page.keyboard.press('Home');
  await expect(page.getByTestId('echo-clubs')).toHaveText('north-ring');
  await page.getByTestId('every-motto').press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await expect(page.getByTestId('echo-motto')).toHaveText('empty');
  await expect(page.getByTestId('type-clubs')).toHaveText('select-multiple');
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
