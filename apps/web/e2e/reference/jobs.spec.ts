import { axeViolations } from '../axe.ts';
import { expect, smoke, test } from '../test.ts';
import { card } from './open-card.ts';

const send = (card_: ReturnType<typeof card>) =>
  card_.getByRole('button', { name: 'Send' }).click();

test(
  'a job of an hour is finished on the page as soon as the clock says so',
  smoke,
  async ({ page, request }) => {
    await page.goto('/api/jobs?workspace=e2e-jobs-page');
    const base = '/w/e2e-jobs-page/v1/practice';
    await request.post(`${base}/workspace/reset`);
    await request.patch(`${base}/workspace`, { data: { chance: 'never' } });
    const start = card(page, 'POST - Start a job');
    await start.getByLabel('Body').fill('{ "seconds": 3600 }');
    await send(start);
    await expect(page.getByTestId('start-job-answer')).toContainText('202 Accepted');
    await expect(page.getByTestId('start-job-headers')).toContainText(`${base}/labs/jobs/4`);

    await page.getByRole('heading', { name: 'GET - Poll a job' }).click();
    const poll = card(page, 'GET - Poll a job');
    await poll.getByLabel('id (path)').fill('4');
    await send(poll);
    await expect(page.getByTestId('get-job-answer-body')).toContainText('"running"');

    await request.patch(`${base}/workspace`, { data: { advance: 'PT1H' } });
    await send(poll);
    await expect(page.getByTestId('get-job-answer-body')).toContainText('"books": 30');
  },
);

test('axe finds nothing on the page about jobs', async ({ page }) => {
  await page.goto('/api/jobs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs');
  expect(await axeViolations(page)).toEqual([]);
});
