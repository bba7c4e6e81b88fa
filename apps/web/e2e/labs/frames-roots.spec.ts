import { axeViolations } from '../axe.ts';
import { expect, test } from '../test.ts';

test('a form in a root inside a frame looks as the others, at 320 pixels and by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/labs/frames?level=2&seed=1&delay=0.2');
  const field = (title: string) => page.getByTitle(title).contentFrame().getByLabel('Code');
  const heightOf = async (title: string) => (await field(title).boundingBox())?.height;
  await expect.poll(() => heightOf('Shadow desk')).toBe(await heightOf('North desk'));
  await field('Shadow desk').focus();
  await page.keyboard.type('12');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const state = page.getByTitle('Shadow desk').contentFrame().getByRole('status');
  await expect(state).toHaveText('Received 12');
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
