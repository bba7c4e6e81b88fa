import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { drawTwins, sides } from '@sparring/practice/labs/twins/twins';
import { axeViolations } from '../axe.ts';
import { expect, smoke, test } from '../test.ts';
import { press, saysTheSame } from './test-same-verdict.ts';

/** Together, the flawed twins of these seeds have all flaws: A of the first one, B of the second one. */
const seeds = [1, 2] as const;

const open = (page: Page, query: string) => page.goto(`/labs/twins?${query}`);
const part = (page: Page, name: string) => page.getByTestId(`twins-${name}`);
const verdict = (page: Page) => page.getByRole('status', { name: 'Verdict', exact: true });

const violationsOf22 = async (page: Page): Promise<string[]> => {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .include('[data-testid=twins-twin]')
    .withTags(tags)
    .analyze();
  return violations.map(({ id }) => id);
};

test(
  'the keyboard alone names the broken rules, with two seeds [TWIN-09]',
  smoke,
  async ({ page }) => {
    for (const [seed, said] of [
      [1, 'Right, 1 of 2. Do it in this tab with another ?seed= as well.'],
      [1, 'Right, 1 of 2. Do it in this tab with another ?seed= as well.'],
      [2, 'Solved: each broken rule is named, and no other.'],
    ] as const) {
      await open(page, `seed=${seed}`);
      const drawn = drawTwins(seed);
      for (const side of sides)
        for (const flaw of drawn[side]) await part(page, `${side}-${flaw}`).press('Space');
      await part(page, 'check').press('Enter');
      await expect(verdict(page)).toHaveText(said);
    }
  },
);

for (const seed of seeds)
  for (const side of sides) {
    const flaws = drawTwins(seed)[side];
    const found = flaws.includes('target') ? ['target-size'] : [];
    test(`axe finds ${found.length} of ${flaws.length} flaws in twin ${side} of seed ${seed} [TWIN-06]`, async ({
      page,
    }) => {
      await open(page, `seed=${seed}&twin=${side}`);
      for (const name of ['hours', 'book']) await part(page, name).press('Enter');
      expect(await violationsOf22(page)).toEqual(found);
      expect(await axeViolations(page), 'without tags').toEqual([]);
    });
  }

test('Twin A and Twin B show a twin as it is at first, and the form stays [TWIN-02]', async ({
  page,
}) => {
  await open(page, 'seed=1&twin=b');
  await part(page, 'name').fill('Eve');
  await page.getByLabel('A: A target').check();
  for (const name of ['Twin A', 'Twin B']) {
    await press(page, name);
    await expect(page.getByRole('region', { name })).toContainText('Bouts: 4');
    await expect(part(page, 'name')).toHaveValue('');
  }
  await expect(page.getByLabel('A: A target')).toBeChecked();
});

test('the sound twin shows bouts by their hours, books and clears [TWIN-07]', async ({ page }) => {
  await open(page, 'seed=1&twin=b');
  await press(page, 'Hours');
  await page.getByRole('checkbox', { name: 'Morning' }).uncheck();
  await expect(part(page, 'bouts').getByRole('cell')).toHaveText(['Dan', '19:00']);
  await page.getByRole('checkbox', { name: 'Evening' }).press('Escape');
  await expect(page.getByRole('button', { name: 'Hours' })).toBeFocused();
  const name = page.getByRole('textbox', { name: 'Name' });
  await press(page, 'Book');
  await expect(name).toHaveAccessibleDescription('Enter a name.');
  await name.fill('Eve');
  await name.press('Enter');
  await expect(part(page, 'status')).toHaveText('Bouts: 1. Booked for Eve');
  await press(page, 'Clear');
  await expect(name).toHaveValue('');
});

test('the right list for the wrong twin, and a rule too much, are named [TWIN-08]', async ({
  page,
}) => {
  await open(page, 'seed=1');
  for (const flaw of drawTwins(1).a) await part(page, `b-${flaw}`).check();
  await press(page, 'Check');
  await expect(verdict(page)).toHaveText(
    'Not found: 6 broken but not named, 6 named but not broken.',
  );
  await part(page, 'b-trap').uncheck();
  await press(page, 'Check');
  await expect(verdict(page)).toHaveText(/, 5 named but not broken\.$/);
});

saysTheSame('twins');
