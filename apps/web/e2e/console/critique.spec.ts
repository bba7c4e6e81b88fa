import { critique } from '@sparring/contracts/critique';
import { statements } from '../../src/console/critique-statements.ts';
import { keepContract } from '../locator-contract.ts';
import { expect, smoke, test } from '../test.ts';
import { openConsole } from './open-console.ts';

const book = '/books/00000000-0000-4000-8000-000000000001';

test(
  'the critique shows the verdict, the advice and the request of each rule [CONSOLE-12]',
  smoke,
  async ({ page, request }) => {
    const { send } = await openConsole(page, request);
    await send('GET', book);
    await send('PUT', book, { stock: 1 });
    await page.getByRole('tab', { name: 'Critique' }).click();
    await expect(page).toHaveURL(/\?view=critique$/);
    const remark = page.getByTestId('remark-changes-with-if-match');
    await expect(remark).toContainText('If-Match');
    await expect(page.getByRole('region', { name: /^To improve/ })).toContainText(
      'The client changes what it has read without If-Match.',
    );
    await expect(page.getByRole('region', { name: /^Not seen/ })).toContainText('Try next:');
    await remark.getByRole('link').click();
    await expect(page.getByTestId('request-line')).toContainText('PUT');
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Critique' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
);

test('the critique changes when the suite sends more [CONSOLE-12]', async ({ page, request }) => {
  const { send } = await openConsole(page, request, '/console');
  await page.getByRole('tab', { name: 'Critique' }).click();
  await expect(page.getByTestId('critique-basis')).toContainText('by the 0 requests');
  await send('GET', '/nothing');
  const good = page.getByRole('region', { name: /^Good/ });
  await expect(good.getByTestId('remark-tries-errors')).toContainText(
    'The client also sends requests that the API rejects.',
  );
  const improve = page.getByRole('region', { name: /^To improve/ });
  const [kept, not] = [
    await good.getByRole('listitem').count(),
    await improve.getByRole('listitem').count(),
  ];
  await expect(page.getByTestId('critique-score')).toHaveText(`${kept} of ${kept + not} good`);
});

test('has a statement for each rule of the API, and for no other', async ({ request }) => {
  const response = await request.get('/w/statements/v1/practice/workspace/critique');
  const { remarks } = critique.parse(await response.json());
  const rules = remarks.map(({ rule }) => rule);
  expect(Object.keys(statements).toSorted()).toEqual(rules.toSorted());
});

test('keeps the locator contract with a critique', async ({ page, request }) => {
  const { send } = await openConsole(page, request);
  await send('GET', book);
  await send('PUT', book, { stock: 1 });
  await page.getByRole('tab', { name: 'Critique' }).click();
  await expect(page.getByRole('region', { name: /^To improve/ })).toBeVisible();
  await keepContract(page, [], expect.configure({ soft: true }));
});
