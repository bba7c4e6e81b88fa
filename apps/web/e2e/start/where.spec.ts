import { labNames } from '@sparring/contracts/lab-facts/all';
import { solvedWaits } from '../labs/solved-waits.ts';
import { expect, test } from '../test.ts';

test('Where was I? counts steps and labs, and leads to the next one [START-13]', async ({
  page,
}) => {
  const where = page.getByRole('link', { name: 'Where was I?' });
  await page.goto('/start/first-test');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Start here' })).toBeVisible();
  await expect(where).toHaveCount(0);

  await page.goto('/start/first-test');
  await page.getByTestId('step-playwright-done').check();
  await page.goto('/labs/frames');
  await expect(where).toHaveAccessibleDescription(
    `1 of 10 steps of the path, 0 of ${labNames.length} labs. Next: Run your first test`,
  );
  await page.goto('/start/tools');
  await page.goto('/');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.method()));
  await where.press('Enter');
  await expect(page).toHaveURL('/start/first-test#step-first-run');
  await page.goto('/');
  await page.getByRole('link', { name: 'Go on', exact: true }).click();
  await expect(page).toHaveURL('/start/first-test#step-first-run');
  expect(sent.filter((method) => method !== 'GET')).toEqual([]);
});

test('Where was I? leads past solved labs, and Start over forgets it', async ({
  page,
  request,
}) => {
  const where = page.getByRole('link', { name: 'Where was I?' });
  const workspace = `where-${crypto.randomUUID()}`;
  await request.put(`/w/${workspace}/v1/practice/workspace/labs/waits`, {
    data: solvedWaits(workspace),
  });
  await page.goto(`/labs?workspace=${workspace}`);
  await expect(where).toHaveAccessibleDescription(
    new RegExp(`^1 of ${labNames.length} labs\\. Next: `),
  );
  const [, next = ''] = (await where.getAttribute('title'))?.split('Next: ') ?? [];
  await where.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next);
  await page.goto('/start');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(where).toHaveCount(0);
});
