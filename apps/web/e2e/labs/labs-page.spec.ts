import { labs } from '../../src/labs/catalogue.ts';
import { expect, smoke, test } from '../test.ts';
import { solvedWaits } from './solved-waits.ts';

const all = `All labs: ${labs.length}`;

test.beforeEach(({ page }) => page.goto('/labs'));

test('has a card for every lab [LABS-01]', smoke, async ({ page }) => {
  await expect(page.getByRole('article')).toHaveCount(labs.length);
  for (const { title } of labs) {
    await expect(page.getByRole('article', { name: title, exact: true })).toBeVisible();
  }
});

test('shows the labs that have every typed word, and their number [LABS-02]', async ({ page }) => {
  await page.getByRole('searchbox', { name: 'Find labs' }).fill('SLEEP four results');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article', { name: 'Waits' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find labs' }).clear();
  await expect(page.getByRole('status', { name: 'Labs shown' })).toHaveText(all);
});

test('shows the labs of a skill and a difficulty [LABS-02]', async ({ page }) => {
  await page.getByRole('combobox', { name: 'Skill' }).selectOption('waiting');
  await page.getByRole('combobox', { name: 'Difficulty' }).selectOption('easy');
  await expect(page.getByRole('article', { name: 'Waits' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Difficulty' }).selectOption('hard');
  await expect(page.getByRole('article', { name: 'Waits' })).toHaveCount(0);
});

test('groups the labs by the first skill that they train, the easy ones first [LABS-14]', async ({
  page,
}) => {
  const locating = page
    .getByRole('region', { name: 'Locating' })
    .getByRole('heading', { level: 3 });
  const trained = labs.filter(({ skills }) => skills[0] === 'locating');
  const easy = trained.filter(({ difficulty }) => difficulty === 'easy').map(({ title }) => title);
  await expect(locating).toHaveCount(trained.length);
  const titles = await locating.allTextContents();
  expect(titles.slice(0, easy.length).toSorted()).toEqual(easy.toSorted());
});

test('says what to do when no lab matches [LABS-02]', async ({ page }) => {
  await page.getByRole('searchbox', { name: 'Find labs' }).fill('zeppelin');
  await expect(page.getByRole('status', { name: 'Labs shown' })).toHaveText(
    `0 of ${labs.length} labs`,
  );
  await expect(page.getByText('No lab matches.')).toBeVisible();
});

test('keeps the filter through a reload and through Back [LABS-03]', async ({ page }) => {
  await page.getByRole('searchbox', { name: 'Find labs' }).fill('sleep');
  await page.getByRole('combobox', { name: 'Skill' }).selectOption('waiting');
  await expect(page).toHaveURL('/labs?words=sleep&skill=waiting');
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Find labs' })).toHaveValue('sleep');
  await page.getByRole('link', { name: 'Open the lab Waits' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waits');
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Find labs' })).toHaveValue('sleep');
  await expect(page.getByRole('combobox', { name: 'Skill' })).toHaveValue('waiting');
});

test('ignores a skill in the address that does not exist', async ({ page }) => {
  await page.goto('/labs?skill=flying');
  await expect(page.getByRole('combobox', { name: 'Skill' })).toHaveValue('');
  await expect(page.getByRole('status', { name: 'Labs shown' })).toHaveText(all);
});

test.describe('with a solved lab in the workspace', () => {
  test('marks the labs that are solved, and says how many they are', async ({ page, request }) => {
    const name = `solved-${crypto.randomUUID()}`;
    await request.put(`/w/${name}/v1/practice/workspace/labs/waits`, { data: solvedWaits(name) });
    await page.goto(`/labs?workspace=${name}`);
    await expect(page.getByText(`1 of ${labs.length} solved`)).toBeVisible();
    const waits = page.getByRole('article', { name: 'Waits' });
    await expect(waits.getByText('✓ Solved')).toBeVisible();
    await expect(page.getByText('✓ Solved')).toHaveCount(1);
  });
});

test.describe('when the API does not answer', () => {
  test.use({ expectedError: /503/ });

  test('has every lab, and none is marked as solved', async ({ page }) => {
    await page.route('**/workspace/labs', (route) => route.fulfill({ status: 503 }));
    const answered = page.waitForResponse('**/workspace/labs');
    await page.goto('/labs');
    await answered;
    await expect(page.getByRole('article')).toHaveCount(labs.length);
    await expect(page.getByText('Solved')).toHaveCount(0);
  });
});
