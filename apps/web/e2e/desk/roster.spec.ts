import { expect, test } from '../test.ts';
import { newClass, openClass } from './test-class.ts';

const names = ['Zoé', 'Bo', 'Łukasz Nowak', '李雷', "O'Brien", 'Anna', 'Anna'];

test('a list is saved after the page has said what would change [DESKPAGE-03]', async ({
  page,
  request,
}) => {
  const opened = await newClass(request, ['Bo', 'Eve']);
  await openClass(page, opened);
  await page.getByTestId('roster-toggle').click();
  await page.getByLabel('Names').fill(names.join('\n'));
  await expect(page.getByRole('button', { name: 'Save the list' })).toBeHidden();
  await page.getByRole('button', { name: 'See what would change' }).click();
  const changes = page.getByTestId('roster-changes');
  await expect(changes).toContainText('New: 6');
  await expect(changes).toContainText('Members already: 1');
  await expect(changes).toContainText('stay members: 2 Eve');
  await expect(changes).toContainText(/Same name: Anna is number \d+ and number \d+\./);
  expect(await opened.call('GET', `${opened.path}/members`)).toHaveLength(2);
  await page.getByRole('button', { name: 'Save the list' }).click();
  await expect(page.getByTestId('roster-saved')).toHaveText('Saved: 6 added, 0 renamed.');
  await expect(page.getByTestId('desk-here')).toHaveText('0 of 8 here');
});

test('a list that was changed after the look has to be looked at again', async ({
  page,
  request,
}) => {
  await openClass(page, await newClass(request, []));
  await page.getByLabel('Names').fill('Ada');
  await page.getByRole('button', { name: 'See what would change' }).click();
  const save = page.getByRole('button', { name: 'Save the list' });
  await expect(save).toBeVisible();
  await page.getByLabel('Names').fill('Ada\nBo');
  await expect(save).toBeHidden();
});

test('a name that looks like a script is text [DESKPAGE-04]', async ({ page, request }) => {
  const name = '<script>document.title = "read"</script><img src=x onerror=alert(1)>';
  await openClass(page, await newClass(request, [name]));
  await expect(page.getByRole('button', { name })).toHaveText(name);
  await expect(page).toHaveTitle('Thu 3B · Sparring');
});
