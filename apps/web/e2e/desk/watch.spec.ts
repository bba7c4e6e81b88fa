import type { APIRequestContext } from '@playwright/test';
import { expect, smoke, test } from '../test.ts';
import { logIn, makeMistake, newClass, openClass } from './test-class.ts';

test(
  'rows change while requests come, and who needs somebody is first [DESKPAGE-05]',
  smoke,
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

test('the projector has no name, no key and nothing that a learner has typed [DESKPAGE-14]', async ({
  page,
  request,
}) => {
  const opened = await newClass(request, ['Ada Lovelace', 'Bo Li', 'Cy Ng']);
  const typeText = async (nth: number) => {
    await opened.send(1, 'GET', `/any-text-of-a-learner/${nth}`);
    await opened.send(3, 'GET', `/books?any-text-of-a-learner=${nth}`);
  };
  for (let nth = 0; nth < 3; nth += 1) await typeText(nth);
  await makeMistake(opened, 2);
  await typeText(3);
  await openClass(page, opened, '?view=projector');
  await request.get('/w/%7B%7Bworkspace%7D%7D/v1/practice/books/88');
  await expect(page.getByTestId('unknown-variable')).toBeVisible();
  await expect(page.getByTestId('projector-members')).toContainText('2 again');
  const say = page.getByTestId('desk-say');
  await expect(say).toContainText('POST /books 415 · number 2');
  await expect(say).toContainText('No endpoint 404 · number 1');
  await expect(say).toContainText('The endpoint has no field or parameter of this name');
  await expect(say).toContainText('GET /books 400 · number 3');
  const shown = await page.locator('html').innerHTML();
  for (const secret of [
    'Ada',
    'Bo Li',
    'Cy Ng',
    opened.keyOf(1),
    opened.keyOf(2),
    '/books/88',
    'any-text',
  ])
    expect(shown).not.toContain(secret);
});

/** Fourteen of thirty members make seven mistakes. */
const busyClass = async (request: APIRequestContext) => {
  const opened = await newClass(
    request,
    Array.from({ length: 30 }, (_, at) => `Learner ${at + 1}`),
  );
  const mistakes: readonly (readonly [string, string, object?])[] = [
    ['POST', '/books', { data: 'text', headers: { 'Content-Type': 'text/plain' } }],
    ['POST', '/auth', { data: { username: 'reader', password: 'wrong' } }],
    ['GET', '/auth/me'],
    ['GET', '/boooks'],
    ['GET', '/v1/practice/books'],
    ['DELETE', '/books'],
    ['GET', '/books', { headers: { Accept: 'image/png' } }],
  ];
  const all = (numbers: readonly number[]) =>
    Promise.all(numbers.map((at) => opened.send(at + 1, ...mistakes[at % 7]!)));
  const numbers = Array.from({ length: 14 }, (_, at) => at);
  const began = Date.now();
  await all(numbers);
  await all(numbers);
  await expect.poll(() => Date.now() - began, { intervals: [200] }).toBeGreaterThan(2500);
  await all(numbers);
  await request.get('/v1/practice/books');
  return opened;
};

for (const { width, height, begins, screens } of [
  { width: 320, height: 640, begins: 3, screens: 4 },
  { width: 1440, height: 900, begins: 1, screens: 3 },
])
  test(`the names are near at ${width} pixels, and few screens have all of them [DESKPAGE-25]`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height });
    await openClass(page, await busyClass(request));
    await expect(page.getByTestId('desk-say-more')).toHaveText('4 more to say');
    const box = await page.getByTestId('desk-members').boundingBox();
    expect(box!.y).toBeLessThan(begins * height);
    expect(box!.height).toBeLessThan(screens * height);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(overflow).toBe(width);
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
