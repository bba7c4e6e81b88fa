import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { hurryThrough } from './visitors.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const pressing = (name: string) => (page: Page) => press(page, name);

/** The shortest way to a verdict of each lab. */
const ways: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  waits: async (page) => {
    await press(page, 'Start the rounds');
    for (const round of [1, 2, 3]) {
      const bell = page.getByRole('status', { name: 'Bell' });
      await expect(bell).toContainText(`Round ${round}`);
      await press(page, 'Catch');
    }
  },
  'moving-table': pressing('Check'),
  actionability: async (page) => {
    await press(page, 'Start');
    await page.getByTestId('action-cover').click();
  },
  'search-order': async (page) => {
    await page.getByRole('searchbox', { name: 'Search' }).fill('desk');
    await press(page, 'Take the first result');
  },
  'late-dialogs': async (page) => {
    page.on('dialog', (dialog) => dialog.dismiss());
    await press(page, 'Start');
    await press(page, 'No');
  },
  'hostile-locators': pressing('Save order'),
  'stale-nodes': pressing('Take Apples'),
  'locator-ladder': (page) => page.getByRole('link', { name: 'Archive' }).click(),
  'trusted-events': pressing('Send'),
  network: pressing('Finish'),
  comboboxes: async (page) => {
    await page.getByRole('combobox', { name: 'Home' }).fill('a'.repeat(300));
    await press(page, 'Check');
  },
  'endless-list': async (page) => {
    await page.getByTestId('endless-choose-1').click();
  },
  'data-grid': async (page) => {
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await press(page, 'Approve');
  },
  'rich-text': pressing('Check'),
  'date-range': pressing('Check'),
  'every-input': pressing('Send'),
  'file-uploads': pressing('Finish'),
  'file-downloads': pressing('Check'),
  frames: pressing('Check'),
  'shadow-roots': pressing('Book'),
  clicks: pressing('Check'),
  doors: pressing('Check'),
  sessions: pressing('Check'),
  personas: pressing('Check'),
  interruptions: hurryThrough,
  board: pressing('Check'),
  windows: pressing('Check'),
  clock: pressing('Check'),
  seen: pressing('Check'),
  notes: pressing('Check'),
};

/** The verdict in the page, when the API has it. */
const shown = async (page: Page): Promise<string> => {
  await expect(page.getByRole('link', { name: 'See this verdict as JSON' })).toBeVisible();
  return page.getByRole('status', { name: 'Verdict', exact: true }).innerText();
};

const open = async (page: Page, lab: string) => {
  const workspace = `same-${crypto.randomUUID()}`;
  await page.goto(`/labs/${lab}?seed=7&workspace=${workspace}`);
  const list = async () => {
    const reply = await page.request.get(`/w/${workspace}/v1/practice/workspace/labs`);
    return reply.json();
  };
  return list;
};

for (const [lab, act] of Object.entries(ways)) {
  test(`the API says of ${lab} what the page says [VERDICT-04, LABS-17]`, async ({ page }) => {
    const list = await open(page, lab);
    await act(page);
    const text = await shown(page);
    expect(await list()).toMatchObject([{ lab, solved: false, text, facts: { seed: 7 } }]);
  });
}

test('however often a lab is used, the API takes what its page sends [VERDICT-04]', async ({
  page,
}) => {
  const list = await open(page, 'actionability');
  await press(page, 'Start');
  await page.getByTestId('action-hidden').evaluate((button: HTMLElement) => {
    for (let times = 0; times < 200; times += 1) button.click();
  });
  await expect(page.getByRole('status', { name: 'Used' })).toContainText('Hidden, Hidden');
  const text = await shown(page);
  const [verdict] = await list();
  expect(verdict).toMatchObject({ lab: 'actionability', text });
  expect(verdict.facts.uses).toHaveLength(30);
});
