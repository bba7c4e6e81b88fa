import { axeViolations } from '../axe.ts';
import { expect, smoke, test } from '../test.ts';
import { card } from './open-card.ts';

test(
  'a ping that the inbox refuses first arrives when the clock is advanced',
  smoke,
  async ({ page, request }) => {
    const base = '/w/e2e-webhooks-page/v1/practice';
    await request.post(`${base}/workspace/reset`);
    await page.goto('/api/webhooks?workspace=e2e-webhooks-page');
    const open = (heading: string) =>
      page.getByRole('heading', { name: heading, exact: true }).click();
    const send = (heading: string) =>
      card(page, heading).getByRole('button', { name: 'Send' }).click();

    await open('PUT - Refuse the next deliveries');
    await send('PUT - Refuse the next deliveries');
    await expect(page.getByTestId('set-refusals-answer-body')).toContainText('"times": 2');

    await open('POST - Send a ping');
    await send('POST - Send a ping');
    await expect(page.getByTestId('send-ping-answer')).toContainText('202 Accepted');
    await expect(page.getByTestId('send-ping-answer-body')).toContainText('"waiting"');

    await request.patch(`${base}/workspace`, { data: { advance: 'PT70S' } });
    await open('GET - List the deliveries');
    await send('GET - List the deliveries');
    await expect(page.getByTestId('list-deliveries-answer-body')).toContainText('"delivered"');
    await open('GET - Read the inbox');
    await send('GET - Read the inbox');
    const inbox = page.getByTestId('list-messages-answer-body');
    await expect(inbox).toContainText('"webhook-signature": "v1,');
    await expect(inbox).toContainText('"id": 2');
  },
);

test('axe finds nothing on the page about webhooks', async ({ page }) => {
  await page.goto('/api/webhooks');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Webhooks');
  expect(await axeViolations(page)).toEqual([]);
});
