import { expect, test } from '../test.ts';
import { newClass, openClass } from './test-class.ts';

test('a reset of a chosen member asks before, and leaves the others [DESKPAGE-11]', async ({
  page,
  request,
}) => {
  const opened = await newClass(request, ['Ada', 'Bo']);
  for (const number of [1, 2])
    await opened.send(number, 'PATCH', '/workspace', { data: { seed: 7 } });
  await openClass(page, opened);
  await page.getByRole('checkbox', { name: 'Choose Bo, number 2' }).check();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeFocused();
  await page.getByRole('button', { name: 'Yes, reset 1 chosen' }).click();
  await expect(page.getByTestId('action-result')).toHaveText('Done for 1 member.');
  const seeds = [1, 2].map(async (number) => {
    const response = await opened.send(number, 'GET', '/workspace');
    return (await response.json()).seed;
  });
  expect(await Promise.all(seeds)).toEqual([7, 42]);
});

test('a starting point meets all members, and a wrong one is said by its field [DESKPAGE-12]', async ({
  page,
  request,
}) => {
  const opened = await newClass(request, ['Ada']);
  await openClass(page, opened);
  await page.getByTestId('start-toggle').click();
  await page.getByLabel('Seed', { exact: true }).fill('7');
  await page.getByLabel('Faults').fill('[{"path": "/books", "outcomes": [{"kind": "status"');
  await page.getByRole('button', { name: 'Give it to all now' }).click();
  await expect(page.getByTestId('start-problem')).toContainText('Faults: this is not JSON');
  await page
    .getByLabel('Faults')
    .fill('[{"path": "/books", "outcomes": [{"kind": "status", "status": 503}]}]');
  await page.getByRole('button', { name: 'Give it to all now' }).click();
  await expect(page.getByTestId('start-saved')).toContainText('All members have it now');
  expect((await opened.send(1, 'GET', '/books')).status()).toBe(503);
  await page.reload();
  await page.getByTestId('start-toggle').click();
  await expect(page.getByLabel('Seed', { exact: true })).toHaveValue('7');
});

test('deleting a class says what is lost, and Cancel keeps it [DESKPAGE-15]', async ({
  page,
  request,
}) => {
  const opened = await newClass(request, ['Ada', 'Bo']);
  await openClass(page, opened);
  await page.getByTestId('class-settings-toggle').click();
  const remove = page.getByRole('button', { name: 'Delete the class' });
  await remove.click();
  await expect(page.getByText('The names and keys of its 2 members')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(remove).toBeFocused();
  await opened.call('GET', opened.path);
  await remove.click();
  await page.getByRole('button', { name: 'Yes, delete all of it' }).click();
  await expect(page).toHaveURL('/desk');
  await expect(page.getByTestId(`class-${opened.id}`)).toBeHidden();
});

test('a class that the teacher ends is no longer live', async ({ page, request }) => {
  await openClass(page, await newClass(request, ['Ada']));
  await page.getByTestId('class-settings-toggle').click();
  await page.getByRole('button', { name: 'End the class now' }).click();
  await page.getByRole('button', { name: 'Yes, end it' }).click();
  await expect(page.getByTestId('desk-connection')).toHaveText('Not live.');
  await expect(page.getByTestId('member-1')).toBeVisible();
});
