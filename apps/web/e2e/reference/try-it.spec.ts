import { expect, smoke, test } from '../test.ts';

test.use({ expectedError: /the server responded with a status of (4|5)\d\d|ERR_FAILED/ });

test('sends nothing until a button is pressed [DOC-05]', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.goto('/api/documentation');
  await page.getByRole('heading', { name: 'POST - Add a book' }).click();
  await page.getByLabel('Body').filter({ visible: true }).fill('{}');
  await page.getByTestId('workspace-toggle').click();
  await page.getByTestId('workspace-name').fill('somebody-else');
  expect(sent.filter((url) => /practice|\/w\//.test(url))).toEqual([]);
  await page.getByTestId('add-book-send').click();
  await expect(page.getByTestId('add-book-answer')).toContainText('400');
  expect(sent.filter((url) => /practice|\/w\//.test(url))).toHaveLength(1);
});

test(
  'creates, reads, updates and deletes a book, from the home page on',
  smoke,
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Explore the API' }).click();

    await page.getByRole('heading', { name: 'POST - Add a book' }).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByTestId('add-book-answer')).toHaveText(/^201 Created in \d+ ms$/);
    await page.getByRole('button', { name: 'Use this id in the other cards' }).click();

    await page.getByRole('heading', { name: 'GET - Get one book' }).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByTestId('get-book-answer-body')).toContainText('Tea with the Compiler');

    await page.getByRole('heading', { name: 'PUT - Update a book' }).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByTestId('update-book-answer-body')).toContainText('34.5');

    await page.getByRole('heading', { name: 'DELETE - Delete a book' }).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByTestId('delete-book-answer-body')).toContainText('Book deleted');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByTestId('delete-book-answer')).toContainText('404 Not Found');
  },
);

test('carries the token to the call that needs it', async ({ page }) => {
  await page.goto('/api/authentication');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Use this token in the other cards' }).click();
  await page.getByRole('heading', { name: 'GET - Show my account' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByTestId('show-account-answer')).toContainText('200 OK');
});

test('the API replies 304 to the ETag of the answer before', async ({ page }) => {
  await page.goto('/api/bookapi');
  await page.getByRole('heading', { name: 'GET - Get one book' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Use this ETag in the other cards' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByTestId('get-book-answer')).toContainText('304 Not Modified');
});

test('shows the important headers first', async ({ page }) => {
  await page.goto('/api/bookapi');
  await page.getByRole('button', { name: 'Send' }).click();
  const headers = page.getByTestId('list-books-headers');
  await expect(headers).toContainText('x-workspace');
  await expect(headers).toContainText('x-total-count');
  await expect(headers).toContainText('rel="first"');
});

test('sends a malformed body unchanged', async ({ page }) => {
  await page.goto('/api/bookapi');
  await page.getByRole('heading', { name: 'POST - Add a book' }).click();
  await page.getByLabel('Body').filter({ visible: true }).fill('{ "title": ');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByTestId('add-book-answer-body')).toContainText('Malformed JSON');
});

test('resets the form to the documented example', async ({ page }) => {
  await page.goto('/api/bookapi');
  await page.getByLabel('limit (query)').fill('3');
  await expect(page.getByTestId('list-books-url')).toContainText('limit=3');
  await page.getByRole('button', { name: 'Back to the example' }).click();
  await expect(page.getByLabel('limit (query)')).toHaveValue('10');
});

test('shows an error when no answer arrives', async ({ page }) => {
  await page.route('**/v1/practice/**', (route) => route.abort());
  await page.goto('/api/bookapi');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByTestId('list-books-answer')).toContainText('The request got no response');
});

test('shows a progress bar while it waits for a late answer, and Cancel stops it', async ({
  page,
}) => {
  await page.goto('/api/behavior');
  await page.getByRole('heading', { name: 'GET - Reply after a delay' }).click();
  await page.getByLabel('delay (query)').fill('10');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('progressbar', { name: 'Waiting for the response' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByTestId('answer-late-answer')).toHaveText(
    'Canceled before the response arrived.',
  );
  await expect(page.getByRole('button', { name: 'Send' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden();
});

test('offers the few values that a parameter accepts, and one that it refuses', async ({
  page,
}) => {
  await page.goto('/api/bookapi');
  const sort = page.getByRole('combobox', { name: 'sort (query)' });
  await sort.selectOption('price');
  await page.getByRole('combobox', { name: 'order (query)' }).selectOption('desc');
  await expect(page.getByTestId('list-books-url')).toContainText('sort=price&order=desc');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByTestId('list-books-answer')).toContainText('200 OK');
  await sort.selectOption('something-else');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByTestId('list-books-answer')).toContainText('400 Bad Request');
  await sort.selectOption('not sent');
  await expect(page.getByTestId('list-books-url')).not.toContainText('sort');
});

test('announces the answer', async ({ page }) => {
  await page.goto('/api/bookapi');
  const answer = page.getByRole('status', { name: 'Answer' });
  await expect(answer).toHaveText('Nothing sent yet.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(answer).toHaveText(/^200 OK in \d+ ms$/);
});
