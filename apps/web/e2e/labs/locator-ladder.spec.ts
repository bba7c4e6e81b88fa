import type { Locator, Page } from '@playwright/test';
import { expect, smoke, test } from '../test.ts';
import { saysTheSame } from './test-same-verdict.ts';

const open = (page: Page, query = 'seed=7') => page.goto(`/labs/locator-ladder?${query}`);
const rung = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const verdict = (page: Page) => page.getByRole('status', { name: 'Verdict' });

/** For each rung, what it asks for, and the locator that does not tell its elements apart. */
const rungs: Record<string, (at: Locator) => readonly [asked: Locator, twins: Locator]> = {
  Role: (at) => [at.getByRole('button', { name: 'Archive' }), at.getByText('Archive')],
  Label: (at) => [at.getByLabel('Name', { exact: true }), at.getByLabel('name')],
  Group: (at) => [
    at.getByRole('group', { name: 'Work address' }).getByRole('button', { name: 'Save' }),
    at.getByRole('button', { name: 'Save' }),
  ],
  Row: (at) => [
    at.getByRole('listitem').filter({ hasText: 'Invoice 18' }).getByRole('button'),
    at.getByRole('button', { name: 'Delete' }),
  ],
  Placeholder: (at) => [
    at.getByPlaceholder('Country'),
    at.getByRole('textbox', { name: 'Filter' }),
  ],
  'Text alternative': (at) => [
    at.getByAltText('Circle'),
    at.getByRole('button', { name: 'Choose' }),
  ],
  Title: (at) => [at.getByTitle('Help on prices'), at.getByRole('button', { name: '?' })],
  Description: (at) => [
    at.getByRole('button', { description: 'Ends in June' }),
    at.getByRole('button', { name: 'Renew' }),
  ],
};

test(
  'each rung has one element that its title tells from its twins, without ids',
  smoke,
  async ({ page }) => {
    await open(page);
    await expect(page.getByTestId('ladder-role-state')).toHaveText('not used yet');
    for (const [name, find] of Object.entries(rungs)) {
      const [asked, twins] = find(rung(page, name));
      await expect(asked, name).toHaveCount(1);
      expect(await twins.count(), name).toBeGreaterThan(1);
      await expect(
        rung(page, name).locator(':is(a, button, input):is([id], [data-testid])'),
      ).toHaveCount(0);
    }
  },
);

/** At which end of each rung the element stands that it asks for. */
const endsOf = (page: Page) =>
  Promise.all(
    Object.entries(rungs).map(([name, find]) =>
      find(rung(page, name))[0].evaluate((asked) => {
        const item = asked.closest('li');
        if (!item?.previousElementSibling) return 'first';
        return item.nextElementSibling ? 'between' : 'last';
      }),
    ),
  );

const fourAndFour = [...Array(4).fill('first'), ...Array(4).fill('last')];

test('on four rungs the element stands first, on which ones depends on the seed [LADDER-02]', async ({
  page,
}) => {
  await open(page, 'seed=1');
  const ends = await endsOf(page);
  expect(ends.toSorted()).toEqual(fourAndFour);
  await open(page, 'seed=2');
  const others = await endsOf(page);
  expect(others.toSorted()).toEqual(fourAndFour);
  expect(others).not.toEqual(ends);
});

test('the verdict names every wrong rung', async ({ page }) => {
  await open(page);
  await rung(page, 'Role').getByRole('link', { name: 'Archive' }).click();
  await rung(page, 'Description').getByRole('button', { description: 'Ends in March' }).click();
  await expect(verdict(page)).toHaveText(
    'Not solved: a wrong element was used on Role, Description. Load the page again.',
  );
});

saysTheSame('locator-ladder', (page) => page.getByRole('link', { name: 'Archive' }).click());
