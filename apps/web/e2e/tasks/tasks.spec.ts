import { newClass } from '../desk/test-class.ts';
import { solvedWaits } from '../labs/solved-waits.ts';
import { expect, smoke, test } from '../test.ts';

test(
  'a task shows what it asks, and what was seen of it, without a class and a reload [TASKPAGE-01, TASKPAGE-02]',
  smoke,
  async ({ page, request }) => {
    await page.goto('/tasks');
    const hello = page.getByTestId('task-hello');
    await expect(hello).toContainText('Send GET /ping below your base URL');
    await expect(hello).toContainText('1 point');
    await expect(hello).toContainText('The API sees it in your requests.');
    await expect(hello.getByRole('link', { name: 'CHANCE-11' })).toHaveAttribute(
      'href',
      '/rules#CHANCE-11',
    );
    await expect(hello.getByRole('listitem')).toHaveText('Not yet: GET /ping gets 200.');
    await expect(page.getByTestId('path-first-day-done')).toHaveText('0 of 6 done');
    const base = await page.getByTestId('tasks-base').innerText();
    await request.get(`${base}/ping`);
    await expect(hello.getByRole('listitem')).toHaveText(
      /^Done: GET \/ping gets 200\.Request 1: GET \/v1\/practice\/ping 200, /,
    );
    await expect(page.getByTestId('task-hello-state')).toHaveText('seen');
    await expect(page.getByTestId('path-first-day-done')).toHaveText('1 of 6 done');
  },
);

test('the hints come one by one, and stay after a reload [TASKPAGE-03]', async ({ page }) => {
  await page.goto('/tasks');
  const hints = page.getByRole('list', { name: 'Hints for Hello' });
  for (const number of [1, 2, 3]) {
    const button = page.getByRole('button', { name: `Hint ${number} of 3 for Hello` });
    await button.press('Enter');
    await expect(hints.getByRole('listitem')).toHaveCount(number);
  }
  await expect(hints).toBeFocused();
  await expect(page.getByTestId('task-hello-hint')).toBeHidden();
  await page.reload();
  await expect(hints.getByRole('listitem')).toHaveCount(3);
});

test('a class with a plan sees its lesson first, in its order, and a reload keeps the choice [TASKPAGE-04]', async ({
  page,
  request,
}) => {
  const opened = await newClass(request, ['Ada']);
  await opened.call('PUT', `${opened.path}/plan`, { tasks: ['duplicate', 'find'] });
  await page.goto(`/join/${opened.keyOf(1)}?to=/tasks`);
  await expect(page.getByRole('radio', { name: 'This lesson: 2 tasks' })).toBeChecked();
  const ofLesson = page.getByRole('region', { name: 'This lesson' });
  await expect(ofLesson.getByRole('heading', { level: 3 })).toHaveText([
    'The same ISBN twice',
    'Find books',
  ]);
  await expect(page.getByTestId('task-duplicate')).toHaveAttribute('open');
  await expect(page.getByTestId('task-hello')).toBeHidden();
  await page.getByRole('radio', { name: 'All: 36 tasks' }).check();
  await expect(page.getByTestId('task-hello')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'All: 36 tasks' })).toBeChecked();
  await expect(page.getByTestId('tasks-done')).toHaveText('0 of 36 tasks done.');
});

test('a reload keeps the open tasks and the place [TASKPAGE-05]', async ({ page }) => {
  await page.goto('/tasks');
  for (const id of ['hello', 'boundaries']) await page.getByTestId(`task-${id}-toggle`).click();
  await page.getByTestId('task-boundaries-state').scrollIntoViewIfNeeded();
  const top = () => page.evaluate(() => Math.round(scrollY));
  const before = await top();
  expect(before).toBeGreaterThan(500);
  await page.reload();
  await expect(page.getByTestId('task-boundaries')).toHaveAttribute('open');
  await expect(page.getByTestId('task-hello')).not.toHaveAttribute('open');
  await expect.poll(top).toBe(before);
});

test('the address of a task opens it', async ({ page }) => {
  await page.goto('/tasks#task-calm');
  await expect(page.getByTestId('task-calm')).toHaveAttribute('open');
  await expect(page.getByTestId('task-calm')).toBeInViewport();
});

test.describe('an API that does not answer', () => {
  test.use({ expectedError: /ERR_|Failed to load/ });

  test('is named with what to do, and the page goes on by itself [TASKPAGE-06]', async ({
    page,
    request,
  }) => {
    await page.goto('/tasks');
    await expect(page.getByTestId('task-hello')).toBeVisible();
    await page.route('**/workspace/tasks', (route) => route.abort('connectionrefused'));
    const problem = page.getByTestId('tasks-problem');
    await expect(problem).toContainText('start it with npm start');
    await expect(problem).toContainText('What you see may be old');
    await expect(page.getByTestId('task-hello')).toBeVisible();
    await request.get(`${await page.getByTestId('tasks-base').innerText()}/ping`);
    await page.unroute('**/workspace/tasks');
    await expect(problem).toBeEmpty();
    await expect(page.getByTestId('task-hello-state')).toHaveText('seen');
  });
});

test('a task that is done says who says so, with the note [TASKPAGE-07]', async ({
  page,
  request,
}) => {
  const opened = await newClass(request, ['Ada']);
  const { call, path, keyOf, send } = opened;
  await send(1, 'GET', '/ping');
  for (const delay of [0.1, 6])
    await send(1, 'PUT', '/workspace/labs/waits', { data: { ...solvedWaits(keyOf(1)), delay } });
  await call('PUT', `${path}/members/1/tasks/find`, { note: 'Shown <b>at the desk</b>.' });
  await page.goto(`/join/${keyOf(1)}?to=/tasks`);
  await expect(page.getByTestId('task-hello-state')).toHaveText('seen');
  await expect(page.getByTestId('task-waits-state')).toHaveText('reported');
  await expect(page.getByTestId('task-find-state')).toHaveText('ticked by the teacher');
  await expect(page.getByTestId('task-find-proof')).toContainText(
    'Note: Shown <b>at the desk</b>.',
  );
});

test('the foot, /start, the console and the page of a member lead to the tasks [TASKPAGE-08]', async ({
  page,
  request,
}) => {
  const { keyOf } = await newClass(request, ['Ada']);
  for (const [address, link] of [
    ['/about', 'footer-tasks'],
    ['/start', 'start-tasks'],
    ['/console', 'console-tasks'],
    [`/join/${keyOf(1)}`, 'join-tasks'],
  ] as const) {
    await page.goto(address);
    await page.getByTestId(link).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tasks');
  }
});

test('a member reads the message beside the tasks, and raises the hand there [TASKPAGE-10]', async ({
  page,
  request,
}) => {
  const { call, path, keyOf } = await newClass(request, ['Ada']);
  await page.goto(`/join/${keyOf(1)}?to=/tasks`);
  await expect(page.getByTestId('tasks-member')).toHaveText('You are Ada, number 1 of Thu 3B.');
  await call('PATCH', path, { message: 'Look at the projector.' });
  await expect(page.getByTestId('tasks-message')).toHaveText(
    'Your teacher says: Look at the projector.',
  );
  await page.getByRole('button', { name: 'I am stuck: raise my hand' }).click();
  await expect(page.getByTestId('tasks-hand-state')).toHaveText('Your teacher sees your hand.');
  expect((await call('GET', `${path}/view`)).members[0].state).toBe('hand');
});
