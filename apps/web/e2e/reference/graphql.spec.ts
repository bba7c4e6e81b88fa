import type { Page } from '@playwright/test';
import { expect, smoke, test } from '../test.ts';

const execute = (page: Page) => page.getByRole('button', { name: 'Execute', exact: true }).click();
const choose = (page: Page, label: string) =>
  page.getByLabel('Example', { exact: true }).selectOption({ label });

test(
  'the first example shows one book, a null, and the error with its path',
  smoke,
  async ({ page }) => {
    await page.goto('/api/graphql');
    await execute(page);
    await expect(page.getByTestId('graphql-status')).toContainText('200 OK');
    const answer = page.getByTestId('graphql-answer');
    await expect(answer).toContainText('"title": "The Patient Locator"');
    await expect(answer).toContainText('"missing": null');
    await expect(answer).toContainText('"code": "NOT_FOUND"');
  },
);

const examples = [
  ['A list with a cursor', '"hasNextPage": true'],
  ['A list inside a book', '"booksByAuthor"'],
  ['Create a book, with two invalid fields', '"pointer": "/price"'],
  ['Change a book, only in this version', '"code": "PRECONDITION_FAILED"'],
  ['A query that is too deep', '"code": "QUERY_TOO_DEEP"'],
  ['The fields of a book', '"name": "booksByAuthor"'],
] as const;

test('every example gets the answer that its name promises', async ({ page }) => {
  await page.goto('/api/graphql');
  for (const [label, text] of examples) {
    await choose(page, label);
    await execute(page);
    await expect(page.getByTestId('graphql-answer')).toContainText(text);
  }
});

test.describe('with the media type of GraphQL', () => {
  test.use({ expectedError: /the server responded with a status of 400/ });

  test('a query that is not executed gets 400, and variables that are no JSON get a problem', async ({
    page,
  }) => {
    await page.goto('/api/graphql');
    await page
      .getByLabel('Accept', { exact: true })
      .selectOption('application/graphql-response+json');
    await page.getByLabel('Query', { exact: true }).fill('{ titel }');
    await execute(page);
    await expect(page.getByTestId('graphql-status')).toContainText('400 Bad Request');
    await expect(page.getByTestId('graphql-answer')).toContainText('GRAPHQL_VALIDATION_FAILED');
    await page.getByLabel('Variables', { exact: true }).fill('{');
    await execute(page);
    await expect(page.getByTestId('graphql-answer')).toContainText('"pointer": "/variables"');
  });
});
