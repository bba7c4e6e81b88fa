import { keepContract } from '../locator-contract.ts';
import { expect, test } from '../test.ts';
import { makeMistake, newClass, openClass, openDesk } from './test-class.ts';

const soft = expect.configure({ soft: true });

test('the pages of the desk keep the locator contract', async ({ page, request }) => {
  test.slow();
  const opened = await newClass(request, ['Ada', 'Anna', 'Anna', 'Bo 李雷 '.repeat(8)]);
  await opened.call('PUT', `${opened.path}/plan`, { tasks: ['find', 'hello'] });
  await makeMistake(opened, 2);
  await openClass(page, opened);
  await expect(page.getByTestId('cause-0')).toBeVisible();
  for (const fold of ['roster', 'start', 'plan', 'exports', 'class-settings'])
    await page.getByTestId(`${fold}-toggle`).click();
  await keepContract(page, [], soft);
  await page.goto(`/desk/${opened.id}?view=projector`);
  await expect(page.getByTestId('projector-members')).toBeVisible();
  await keepContract(page, [], soft);
  await page.goto(`/desk/${opened.id}/sheet`);
  await page.getByLabel('Address for learners').fill('http://192.168.1.20:3000');
  await expect(page.getByTestId('label-4')).toBeVisible();
  await keepContract(page, [], soft);
  await page.goto(`/join/${opened.keyOf(1)}`);
  await expect(page.getByTestId('join-member')).toBeVisible();
  await keepContract(page, [], soft);
});

test('an open member keeps the locator contract', async ({ page, request }) => {
  const opened = await newClass(request, ['Ada']);
  await opened.send(
    1,
    'GET',
    '/books?title=a-long-value-that-does-not-fit-into-one-line-of-a-window',
  );
  await openDesk(page, `/${opened.id}`);
  await page.getByRole('button', { name: 'Ada, number 1' }).click();
  await expect(page.getByTestId('drawer-requests')).toBeVisible();
  await page.getByRole('button', { name: 'Show the key' }).click();
  await keepContract(page, [], soft);
  await page.getByRole('tab', { name: 'Tasks' }).click();
  await page.getByTestId('drawer-task-round-trip-toggle').click();
  await keepContract(page, [], soft);
});
