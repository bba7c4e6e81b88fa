import { readFile } from 'node:fs/promises';
import { expect, smoke, test } from '../test.ts';
import { newClass, openClass } from './test-class.ts';

test(
  'the plan takes tasks of several paths, and keeps their order [DESKPAGE-20]',
  smoke,
  async ({ page, request }) => {
    const opened = await newClass(request, ['Ada']);
    await openClass(page, opened);
    await page.getByTestId('plan-toggle').click();
    await page.getByRole('button', { name: 'All of HTTP properly' }).click();
    await page.getByRole('checkbox', { name: 'Hello' }).check();
    const order = page.getByRole('list', { name: 'Order of the plan' }).getByRole('listitem');
    await expect(order).toContainText(['1. Not modified', '2. The lost update', '3. Hello']);
    await page.getByRole('button', { name: 'Up: Hello' }).press('Enter');
    await page.getByRole('button', { name: 'Up: Hello' }).press('Enter');
    await expect(page.getByTestId('plan-size')).toHaveText('3 tasks, 7 points, about 26 minutes');
    await page.getByRole('button', { name: 'Save the plan' }).click();
    await expect(page.getByTestId('plan-saved')).toContainText('Saved');
    await page.reload();
    await page.getByTestId('plan-toggle').click();
    await expect(order).toContainText(['1. Hello', '2. Not modified', '3. The lost update']);
    await expect(page.getByTestId('task-count-hello')).toContainText('0 of 1');
  },
);

test('a deed is counted without a reload, on the projector without a name [DESKPAGE-21]', async ({
  page,
  request,
}) => {
  const opened = await newClass(request, ['Ada', 'Bo']);
  await opened.call('PUT', `${opened.path}/plan`, { tasks: ['read-404', 'hello'] });
  await openClass(page, opened);
  await expect(page.getByTestId('task-count-hello')).toContainText('0 of 2');
  await expect(page.getByTestId('member-2')).toContainText('□□ 0 of 2');
  await opened.send(2, 'GET', '/ping');
  await expect(page.getByTestId('task-count-hello')).toContainText('1 of 2');
  await expect(page.getByTestId('member-2')).toContainText('□■ 1 of 2');
  await page.getByTestId('desk-projector').click();
  await expect(page.getByTestId('task-count-hello')).toContainText('1 of 2');
  await expect(page.getByTestId('projector-members')).toContainText('□■ 1 of 2');
  await expect(page.locator('main')).not.toContainText(/Ada|Bo/);
});

test('a member shows what proves a task, and the tick of the teacher [DESKPAGE-22]', async ({
  page,
  request,
}) => {
  const opened = await newClass(request, ['Ada']);
  await opened.call('PUT', `${opened.path}/plan`, { tasks: ['find', 'hello'] });
  await opened.send(1, 'GET', '/ping');
  await openClass(page, opened);
  await page.getByRole('button', { name: 'Ada, number 1' }).click();
  await page.getByRole('tab', { name: 'Tasks' }).click();
  const tasks = page.getByTestId('drawer-tasks').locator('summary');
  await expect(tasks).toHaveText(['Find books open 2 points', 'Hello seen 1 point']);
  await tasks.nth(1).click();
  await expect(page.getByTestId('drawer-task-hello')).toContainText('GET /v1/practice/ping 200');
  await tasks.first().click();
  await page.getByLabel('Note for Find books').fill('Shown <b>to me</b>.');
  await page.getByRole('button', { name: 'Count it as done: Find books' }).click();
  const proof = page.getByTestId('drawer-task-find-proof');
  await expect(proof).toContainText(/^Ticked by the teacher on .* Note: Shown <b>to me<\/b>\.$/);
  const back = page.getByRole('button', { name: 'Take the tick back: Find books' });
  await expect(back).toBeFocused();
  await back.click();
  await expect(tasks.first()).toHaveText('Find books open 2 points');
  await expect(proof).toBeHidden();
});

test('the marks and the evidence are saved as files [DESKPAGE-23]', async ({ page, request }) => {
  const opened = await newClass(request, ['Ada']);
  await opened.call('PUT', `${opened.path}/plan`, { tasks: ['hello'] });
  await opened.send(1, 'GET', '/ping');
  await openClass(page, opened);
  await page.getByTestId('exports-toggle').click();
  for (const [link, name, text] of [
    ['marks-csv', /marks.*\.csv$/, '1,Ada,,,1'],
    ['moodle-csv', /moodle.*\.csv$/, 'Sparring: Thu 3B'],
    ['marks-json', /marks.*\.json$/, '"name":"Ada"'],
    ['evidence-ndjson', /evidence.*\.ndjson$/, '"task":"hello"'],
  ] as const) {
    const saving = page.waitForEvent('download');
    await page.getByTestId(`export-${link}`).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(name);
    expect(await readFile(await saved.path(), 'utf8')).toContain(text);
  }
});
