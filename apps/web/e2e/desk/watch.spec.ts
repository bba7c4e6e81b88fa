import { expect, test } from '../test.ts';
import { logIn, makeMistake, newClass, openClass } from './test-class.ts';

test(
  'rows change while requests come, and who needs somebody is first [DESKPAGE-05]',
  { tag: '@smoke' },
  async ({ page, request }) => {
    const opened = await newClass(request, ['Ada', 'Bo', 'Cleo']);
    await openClass(page, opened);
    const rows = page.getByTestId('desk-members').locator('tbody').getByRole('row');
    await expect(rows).toHaveText([/Ada/, /Bo/, /Cleo/]);
    await opened.send(1, 'GET', '/books');
    await expect(rows).toHaveText([/Bo/, /Cleo/, /Ada.*working.*GET \/books200/]);
    await request.put(`/w/${opened.keyOf(3)}/v1/practice/workspace/hand`);
    await expect(rows).toHaveText([/Cleo.*hand up/, /Bo/, /Ada/]);
    await expect(page.getByTestId('desk-here')).toContainText('of 3 here');
  },
);

test('a repeated mistake comes with what to say, and Say it to all says it [DESKPAGE-06]', async ({
  page,
  request,
  context,
}) => {
  const opened = await newClass(request, ['Ada', 'Bo']);
  await openClass(page, opened);
  await expect(page.getByTestId('desk-say')).toContainText('No member has sent a request yet.');
  await opened.send(1, 'GET', '/books');
  await expect(page.getByTestId('desk-say')).toContainText('Nobody makes the same mistake again.');
  await makeMistake(opened, 2);
  const cause = page.getByTestId('cause-0');
  await expect(cause).toContainText('Set the header Content-Type: application/json.');
  await expect(cause).toContainText('POST /books 415 · Bo');
  await cause.getByRole('button', { name: 'Say it to all' }).click();
  await expect(page.getByTestId('message-now')).toContainText('Set the header');
  const learner = await context.newPage();
  await learner.goto(`/join/${opened.keyOf(1)}`);
  await expect(learner.getByTestId('join-message')).toContainText('Set the header');
});

test('who sends to no endpoint is shown with the whole path behind the key [DESKPAGE-05]', async ({
  page,
  request,
}) => {
  const opened = await newClass(request, ['Ada']);
  await opened.send(1, 'GET', '/v1/practice/books');
  await openClass(page, opened);
  await expect(page.getByTestId('member-1')).toContainText('GET /v1/practice/v1/practice/books');
  await expect(page.getByTestId('member-1')).toContainText('lost');
});

test('requests that reached nobody are listed by their reason [DESKPAGE-07]', async ({
  page,
  request,
}) => {
  await openClass(page, await newClass(request, ['Ada']));
  await request.get('/w/%7B%7Bworkspace%7D%7D/v1/practice/books/77');
  const group = page.getByTestId('unknown-variable');
  await expect(group).toContainText('A variable is not set');
  const last = page.getByTestId('unknown-variable-last');
  await expect(last).toHaveText('The last of them');
  await last.click();
  await expect(group).toContainText('/books/77');
});

test('the projector has no name, no key and no address [DESKPAGE-14]', async ({
  page,
  request,
}) => {
  const opened = await newClass(request, ['Ada Lovelace', 'Bo Li']);
  await makeMistake(opened, 2);
  await openClass(page, opened, '?view=projector');
  await request.get('/w/%7B%7Bworkspace%7D%7D/v1/practice/books/88');
  await expect(page.getByTestId('unknown-variable')).toBeVisible();
  await expect(page.getByTestId('projector-members')).toContainText('2 again');
  await expect(page.getByTestId('cause-0')).toContainText('number 2');
  const shown = await page.locator('html').innerHTML();
  for (const secret of ['Ada', 'Bo Li', opened.keyOf(1), opened.keyOf(2), '/books/88'])
    expect(shown).not.toContain(secret);
});

test.describe('the connection', () => {
  test.use({ expectedError: /ERR_|Failed to load/ });

  test('says that it is lost, and goes on by itself [DESKPAGE-13]', async ({ page, request }) => {
    const opened = await newClass(request, ['Ada']);
    await page.route('**/live', (route) => route.abort('connectionreset'));
    await page.goto(`/desk/${opened.id}`);
    await logIn(page);
    await expect(page.getByTestId('desk-connection')).toContainText('The connection is lost');
    await page.unroute('**/live');
    await opened.send(1, 'GET', '/books');
    await expect(page.getByTestId('desk-connection')).toHaveText('Live.');
    await expect(page.getByTestId('member-1')).toContainText('working');
  });
});
