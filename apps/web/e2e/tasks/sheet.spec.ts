import { newClass, openClass } from '../desk/test-class.ts';
import { expect, test } from '../test.ts';

test('the plan on paper has its tasks in their order, with when they are done [TASKPAGE-09]', async ({
  page,
  context,
  request,
}) => {
  const opened = await newClass(request, ['Ada']);
  await opened.call('PUT', `${opened.path}/plan`, { tasks: ['duplicate', 'hello'] });
  await openClass(page, opened);
  await page.getByTestId('plan-toggle').click();
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'The plan on paper' }).click();
  const sheet = await opening;
  const tasks = sheet.getByRole('heading', { level: 2 });
  await expect(tasks).toHaveText(['1. The same ISBN twice', '2. Hello']);
  await expect(sheet.getByTestId('sheet-list')).toContainText('Done when:GET /ping gets 200.');
  await sheet.emulateMedia({ media: 'print' });
  await expect(sheet.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(tasks).toHaveCount(2);

  await page.goto(`/join/${opened.keyOf(1)}?to=/tasks/sheet`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(2);
  await expect(page.getByTestId('sheet-base')).toContainText(opened.keyOf(1));
  await page.getByRole('radio', { name: 'All: 36 tasks' }).check();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(36);
});
