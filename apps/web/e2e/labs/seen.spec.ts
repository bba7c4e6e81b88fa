import type { Page } from '@playwright/test';
import { drawBadge, drawBoxes, drawSigns, looks } from '@sparring/practice/labs/seen/signs';
import { expect, smoke, test } from '../test.ts';
import { saysTheSame } from './test-same-verdict.ts';

const house = { workspace: 'has-signs', seed: 7 };
const signs = drawSigns(house);
const green = 'rgb(0, 100, 0)';

const open = (page: Page, query = '') => page.goto(`/labs/seen?seed=7&workspace=has-signs${query}`);
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const status = (page: Page, name: string) => page.getByRole('status', { name, exact: true });
const light = (page: Page) => page.getByTestId('seen-light');
const press = (page: Page, name: string) => page.getByRole('button', { name }).press('Enter');

test(
  'the words of a workspace and a green light are what is asked for [SEEN-01, SEEN-09]',
  smoke,
  async ({ page }) => {
    await open(page, '&delay=0.2');
    await expect(page.getByTestId(/^seen-sign-/)).toHaveText(signs.map(({ word }) => word));
    const seen = signs.filter(({ look }) => looks[look]).map(({ word }) => word);
    const on = drawBoxes(7).filter(({ isChecked }) => isChecked);
    await field(page, 'Seen').fill(seen.join(', '));
    await field(page, 'Badge').fill(drawBadge(house));
    await field(page, 'On').fill(on.map(({ name }) => name).join(' '));
    await press(page, 'Start the light');
    await expect(light(page)).toHaveCSS('background-color', green);
    await press(page, 'Cross');
    await press(page, 'Check');
    await expect(status(page, 'Verdict')).toHaveText(
      'Right, 1 of 2. Do it in this tab with ?delay=8 as well.',
    );
    await page.goto('/labs/seen?seed=7&workspace=has-other-signs');
    await expect(page.getByTestId('seen-sign-1')).not.toHaveText(signs[0]?.word ?? '');
  },
);

test('names each mistake, and how the signs are hidden that only a tool sees [SEEN-08]', async ({
  page,
}) => {
  await open(page);
  const words = signs.map(({ word }) => word).join(' ');
  await field(page, 'Seen').fill(`${words} nothing`);
  await field(page, 'Called visible').fill(words);
  await field(page, 'On').fill('Lamp Fan Heater Radio');
  await press(page, 'Check');
  const hidden =
    'not rendered, invisible, transparent, without size, clipped, off the page, covered, closed';
  await expect(status(page, 'Difference')).toHaveText(hidden);
  await expect(status(page, 'Verdict')).toHaveText(
    `Not seen: Seen has what nobody sees: ${hidden}; Seen has “nothing”, which is on no sign; Badge is “”; On is “Lamp Fan Heater Radio”; nobody has crossed.`,
  );
});

test('the style sheet alone has the word of the badge [SEEN-04]', async ({ page }) => {
  await open(page);
  const badge = page.getByTestId('seen-badge');
  await expect(badge).toBeEmpty();
  const content = await badge.evaluate((it) => getComputedStyle(it, '::before').content);
  expect(content).toBe(`"${drawBadge(house)}"`);
  await expect(page.getByRole('main')).not.toContainText(drawBadge(house));
});

test('two boxes are checked, and the attribute is on one of them and on another [SEEN-05]', async ({
  page,
}) => {
  for (const seed of [1, 2, 3]) {
    await page.goto(`/labs/seen?seed=${seed}`);
    const checked = page.getByRole('checkbox', { checked: true });
    await expect(checked).toHaveCount(2);
    await expect(page.locator('input[checked]')).toHaveCount(2);
    await expect(checked.and(page.locator('[checked]'))).toHaveCount(1);
  }
});

test('the light turns green late, and the first Cross counts [SEEN-06, SEEN-07]', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await open(page, '&delay=4');
  await page.clock.pauseAt(60_000);
  await press(page, 'Start the light');
  await page.clock.runFor(1900);
  await press(page, 'Cross');
  await page.clock.runFor(2200);
  await expect(light(page)).toHaveCSS('background-color', green);
  await press(page, 'Cross');
  await expect(status(page, 'Crossed')).toHaveText('At red');
  await press(page, 'Start the light');
  await expect(light(page)).toHaveCSS('background-color', 'rgb(139, 0, 0)');
  await page.clock.runFor(4100);
  await press(page, 'Cross');
  await expect(status(page, 'Crossed')).toHaveText('At green');
});

saysTheSame('seen');
