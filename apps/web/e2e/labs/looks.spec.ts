import type { Page } from '@playwright/test';
import { createChance } from '@sparring/practice/chance';
import { differingIn, drawLooks, letters, looks } from '@sparring/practice/labs/looks/looks';
import { openAtRest } from '../at-rest.ts';
import { expect, smoke, test } from '../test.ts';
import { press, saysTheSame } from './test-same-verdict.ts';

const poster = (page: Page) => page.getByRole('region', { name: 'Poster' });
const choose = (page: Page, look: string) =>
  page.getByRole('radio', { name: look, exact: true }).check();
const isWhole = (page: Page) => expect(poster(page)).toHaveAttribute('aria-busy', 'false');
const verdict = (page: Page) => page.getByRole('status', { name: 'Verdict' });

test(
  'four looks show another picture than Sound, and two do not [LOOK-01, LOOK-02, LOOK-03]',
  smoke,
  async ({ page }) => {
    await page.goto('/labs/looks?seed=7&delay=0.1');
    const shoot = async (look: string) => {
      await choose(page, look);
      await isWhole(page);
      return poster(page).screenshot({ mask: [page.getByRole('timer')] });
    };
    const sound = await shoot('Sound');
    const differing = [];
    for (const letter of letters) if (!sound.equals(await shoot(letter))) differing.push(letter);
    expect(differing).toEqual(differingIn(drawLooks(createChance(7))));
    expect(sound.equals(await shoot('Sound'))).toBe(true);
  },
);

test('the picture comes after the delay each time a look is chosen, and a second later in one look [LOOK-03, LOOK-04]', async ({
  page,
}) => {
  await openAtRest(page, '/labs/looks?seed=7&delay=2');
  const drawn = drawLooks(createChance(7));
  for (const look of looks) {
    await choose(page, look);
    await page.clock.runFor(drawn.get(look) === 'picture' ? 2990 : 1990);
    await expect(poster(page)).toHaveAttribute('aria-busy', 'true');
    await expect(poster(page).getByRole('img')).toHaveCount(0);
    await page.clock.runFor(20);
    await isWhole(page);
  }
});

test('the clock shows hundredths of a second, has one size, and another hour in one look [LOOK-03, LOOK-05]', async ({
  page,
}) => {
  await openAtRest(page, '/labs/looks?seed=7');
  const timer = page.getByRole('timer', { name: 'Time in UTC' });
  const size = await timer.boundingBox();
  await page.clock.runFor(1120);
  await expect(timer).toHaveText(/^00:00:02\.\d\d$/);
  const [letter] = [...drawLooks(createChance(7))].find(([, change]) => change === 'clock')!;
  await choose(page, letter);
  await expect(timer).toHaveText(/^01:00:02\.\d\d$/);
  expect(await timer.boundingBox()).toEqual(size);
});

test('the verdict counts what is ticked wrongly, and names what was left too early [LOOK-06, LOOK-07]', async ({
  page,
}) => {
  await page.goto('/labs/looks?seed=7&delay=0.1');
  await isWhole(page);
  for (const letter of letters.slice(1)) {
    await choose(page, letter);
    await isWhole(page);
    await page.getByRole('checkbox', { name: `${letter} differs` }).check();
  }
  await press(page, 'Check');
  await expect(verdict(page)).toHaveText(
    'Not compared: A was not shown until the picture was there.',
  );
  await choose(page, 'A');
  await isWhole(page);
  await page.getByRole('checkbox', { name: 'A differs' }).check();
  await press(page, 'Check');
  await expect(verdict(page)).toHaveText(
    'Not right: 0 of the 4 looks that differ are not ticked, and 2 of the 2 others are.',
  );
  for (const letter of letters) {
    const differs = differingIn(drawLooks(createChance(7))).includes(letter);
    await page.getByRole('checkbox', { name: `${letter} differs` }).setChecked(differs);
  }
  await press(page, 'Check');
  await expect(verdict(page)).toHaveText(/^Right, 1 of 2\. Do it in this tab with \?delay=3/);
});

saysTheSame('looks');
