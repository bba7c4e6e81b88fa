import type { Page } from '@playwright/test';
import { createChance } from '@sparring/practice/chance';
import { codeOf, drawVisits } from '@sparring/practice/labs/interruptions/visits';
import { axeViolations } from '../axe.ts';
import { expect, smoke, test } from '../test.ts';
import { hurryThrough, hurryTo } from './visitors.ts';
import { saysTheSame } from './test-same-verdict.ts';

const open = (page: Page, query = 'seed=7') => page.goto(`/labs/interruptions?${query}`);
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const status = (page: Page, name: string) => page.getByRole('status', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

const answers: Readonly<Record<string, string>> = {
  Cookies: 'Refuse',
  Tour: 'Skip the tour',
  'Not booked': 'Try again',
};

/** Answers what is open, and returns the names of it. */
const clear = async (page: Page, ways = answers): Promise<readonly string[]> => {
  const names: string[] = [];
  while ((await dialog(page).count()) > 0) {
    const name = await dialog(page).getByRole('heading').innerText();
    names.push(name);
    await button(page, ways[name] ?? 'Close').press('Enter');
    await expect(page.getByRole('dialog', { name })).toHaveCount(0);
  }
  return names;
};

/** Books for one visitor, by keys, and returns what came before each step and after the last. */
const visit = async (page: Page, ways = answers) => {
  const first = await clear(page, ways);
  await page.getByRole('radio').first().press('Space');
  await button(page, /^(Next|Continue)$/).press('Enter');
  const second = await clear(page, ways);
  await page.getByRole('textbox', { name: /name/i }).pressSequentially('Ada');
  await button(page, /^(Next|Continue)$/).press('Enter');
  const third = await clear(page, ways);
  await button(page, /^(Book|Reserve)$/).press('Enter');
  return { coming: [first, second, third], last: await clear(page, ways) };
};

test(
  'the keyboard alone books for each visitor, whom the seed gives other interruptions [INTERRUPT-04, INTERRUPT-09]',
  smoke,
  async ({ page }) => {
    await open(page, 'seed=7&workspace=has-visitors');
    await button(page, 'Start').press('Enter');
    for (const [at, { coming }] of drawVisits(createChance(7), 3).entries()) {
      expect((await visit(page)).coming).toEqual(coming);
      const code = codeOf({ workspace: 'has-visitors', seed: 7 }, at);
      await expect(status(page, 'Result')).toHaveText(
        new RegExp(`^Booked: (Rowing|Boxing) for Ada\\. Code: ${code}$`),
      );
      await button(page, 'Done').press('Enter');
    }
    await expect(status(page, 'Verdict')).toHaveText(
      'Solved: each of the 3 visitors is booked, in A and in B.',
    );
  },
);

test('one booking is not saved, and closing the dialog loses it [INTERRUPT-08]', async ({
  page,
}) => {
  await open(page);
  await button(page, 'Start').click();
  const lasts: string[] = [];
  for (const _ of [1, 2, 3]) {
    const { last } = await visit(page, { ...answers, 'Not booked': 'Close' });
    lasts.push(...last);
    if (last.length > 0) await expect(status(page, 'Result')).toHaveText('Thank you, Ada.');
    await button(page, 'Done').click();
  }
  expect(lasts).toEqual(['Not booked']);
  await expect(status(page, 'Verdict')).toHaveText(
    /^Not booked: visitor \d: there is no booking\.$/,
  );
});

test('some visitors see B, and none with the cookie [INTERRUPT-02, INTERRUPT-03]', async ({
  page,
  context,
  baseURL,
}) => {
  const labels = async () => {
    const seen = new Set<string>();
    await open(page);
    await button(page, 'Start').click();
    for (const _ of [1, 2, 3]) {
      await clear(page);
      const next = button(page, /^(Next|Continue)$/);
      const name = await next.innerText();
      await next.click();
      await clear(page);
      const field = (await page.getByRole('textbox').getAttribute('id')) ?? '';
      await next.click();
      await clear(page);
      const book = button(page, /^(Book|Reserve)$/);
      seen.add(`${name}, ${field}, ${await book.innerText()}`);
      await book.click();
      await clear(page);
      await button(page, 'Done').click();
    }
    return [...seen].toSorted();
  };
  const inA = 'Next, interruptions-name, Book';
  expect(await labels()).toEqual(['Continue, interruptions-your-name, Reserve', inA]);
  await context.addCookies([{ name: 'experiment', value: 'off', url: baseURL ?? '' }]);
  expect(await labels()).toEqual([inA]);
});

test('all visitors in A are half of the task', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'experiment', value: 'off', url: baseURL ?? '' }]);
  await open(page);
  await button(page, 'Start').click();
  for (const _ of [1, 2, 3]) {
    await visit(page);
    await button(page, 'Done').click();
  }
  await expect(status(page, 'Verdict')).toHaveText('Only in A: no visitor has seen B.');
});

test('nothing else can be used while something is open, and Escape gives no answer [INTERRUPT-05, INTERRUPT-06]', async ({
  page,
}) => {
  for (const name of ['cookies', 'offer-of-the-day', 'chat']) {
    await hurryTo(`interruptions-${name}`)(page);
    const lead = button(page, /^(Next|Continue|Book|Reserve)$/);
    await lead.focus();
    await expect(lead).not.toBeFocused();
    await expect(dialog(page).getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator(`#interruptions-${name}`)).toHaveCount(0);
    await clear(page);
    await expect(lead).toBeFocused();
  }
});

test('Rowing is missing for some visitors [INTERRUPT-07]', async ({ page }) => {
  const offered: boolean[] = [];
  await open(page, 'seed=7&visitors=4');
  await button(page, 'Start').click();
  for (const _ of [1, 2, 3, 4]) {
    await clear(page);
    await expect(page.getByRole('radio', { name: 'Boxing' })).toBeVisible();
    offered.push((await page.getByRole('radio', { name: 'Rowing' }).count()) > 0);
    await visit(page);
    await button(page, 'Done').click();
  }
  expect(offered.filter(Boolean)).toHaveLength(2);
});

test('the verdict names what is wrong with each visitor', async ({ page }) => {
  await open(page, 'seed=7&visitors=2');
  await button(page, 'Start').click();
  await visit(page, { ...answers, Cookies: 'Accept all' });
  await button(page, 'Done').click();
  await clear(page);
  await hurryThrough(page);
  await expect(status(page, 'Verdict')).toHaveText(
    'Not booked: visitor 1: the cookies are accepted; visitor 2: the course is “”, the name is “”.',
  );
});

test('the verdict says that a script has used the exercise', async ({ page }) => {
  await open(page);
  await button(page, 'Start').dispatchEvent('click');
  await hurryThrough(page);
  await expect(status(page, 'Verdict')).toHaveText('A script: it has used the exercise.');
});

test('an interruption in each place fits into 320 pixels, and axe finds nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const name of ['cookies', 'chat', 'tour', 'club-card']) {
    await hurryTo(`interruptions-${name}`)(page);
    expect(await axeViolations(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  }
});

saysTheSame('interruptions', hurryThrough);
