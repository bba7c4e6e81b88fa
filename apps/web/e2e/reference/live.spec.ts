import { expect, smoke, test } from '../test.ts';
import { card } from './open-card.ts';

test.use({ expectedError: /ERR_INCOMPLETE_CHUNKED_ENCODING/ });

test('an EventSource follows all movements over broken connections', smoke, async ({ page }) => {
  await page.goto('/api/events');
  await page.getByRole('button', { name: 'Follow' }).click();
  const status = page.getByRole('status', { name: 'Stream' });
  await expect(status).toHaveText(/^Complete\. 10 of 10 movements, stock \d+, 3 connections\.$/);
  const movements = page.getByTestId('follow-movements').getByRole('listitem');
  await expect(movements).toHaveText(
    Array.from({ length: 10 }, (_, at) => new RegExp(`^${at + 1}\\. `)),
  );
  const broken = await status.innerText();
  await page.getByRole('checkbox', { name: /^Break the connection/ }).uncheck();
  await page.getByRole('button', { name: 'Follow' }).click();
  await expect(status).toHaveText(broken.replace('3 connections', '1 connection'));
});

test('a stream is shown while it arrives, and goes on after its last number', async ({ page }) => {
  await page.goto('/api/events');
  await page.getByRole('heading', { name: 'GET - Lines of JSON' }).click();
  const lines = card(page, 'GET - Lines of JSON');
  await lines.getByLabel('every (query)').fill('1');
  await lines.getByLabel('cut (query)').fill('2');
  await lines.getByRole('button', { name: 'Send' }).click();
  const answer = page.getByTestId('stream-lines-answer');
  await expect(answer).toHaveText('200 OK, receiving…');
  const body = page.getByTestId('stream-lines-answer-body');
  await expect(body).toContainText('"number":1,');
  await expect(answer).toHaveText(/^200 OK, broken off in \d+ ms$/);
  await lines.getByRole('button', { name: 'Use this last number in the other cards' }).click();
  await expect(lines.getByLabel('after (query)')).toHaveValue('2');
  await lines.getByLabel('every (query)').fill('0');
  await lines.getByLabel('cut (query)').fill('');
  await lines.getByRole('button', { name: 'Send' }).click();
  await expect(answer).toHaveText(/^200 OK in \d+ ms$/);
  await expect(body).toHaveText(/^\{"number":3,.*"number":10,/s);
});

test('two pages talk over a WebSocket, and one is closed with a code', async ({
  page,
  context,
}) => {
  await page.goto('/api/socket?workspace=e2e-socket');
  const other = await context.newPage();
  await other.goto('/api/socket?workspace=e2e-socket');
  const log = (of: typeof page) => of.getByTestId('connect-socket-messages').getByRole('listitem');
  const say = async (of: typeof page, type: string) => {
    await of.getByLabel('Example').selectOption(type);
    await of.getByRole('button', { name: 'Send', exact: true }).click();
  };
  for (const each of [page, other]) {
    await each.getByRole('button', { name: 'Connect' }).click();
    await expect(each.getByRole('status', { name: 'Connection' })).toHaveText('Connected.');
    await expect(log(each)).toHaveText(['< {"type":"welcome","workspace":"e2e-socket"}']);
  }
  await say(other, 'subscribe');
  await expect(log(other).last()).toHaveText('< {"type":"subscribed","topic":"orders"}');
  await say(page, 'publish');
  await expect(log(page).last()).toHaveText('< {"type":"published","topic":"orders"}');
  await expect(log(other).last()).toHaveText(
    '< {"type":"message","topic":"orders","text":"One more"}',
  );
  await say(page, 'close');
  await expect(page.getByRole('status', { name: 'Connection' })).toHaveText(
    'Closed with 4001: Enough',
  );
  await other.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(other.getByRole('status', { name: 'Connection' })).toHaveText(
    'Closed with 1000: Closed on the page',
  );
});
