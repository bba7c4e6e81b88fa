import { expect, test } from '../fixtures.ts';

const tea = {
  title: 'Tea with the Compiler',
  author: 'Noor Haddad',
  price: 17.5,
  description: 'A small novel about a large warning.',
  category: 'Fiction',
  isbn: '9780000009012',
  stock: 4,
};

test('a book is created, read, updated and deleted', async ({ api }) => {
  const created = await api.post('books', { data: tea });
  expect(created.status()).toBe(201);
  const { id } = await created.json();
  expect(created.headers()['location']).toMatch(new RegExp(`/books/${id}$`));

  expect(await (await api.get(`books/${id}`)).json()).toMatchObject(tea);

  const updated = await api.put(`books/${id}`, { data: { price: 15 } });
  expect(await updated.json()).toMatchObject({ ...tea, price: 15 });

  const deleted = await api.delete(`books/${id}`);
  expect(deleted.status()).toBe(200);
  expect(await deleted.json()).toMatchObject({ message: 'Book deleted' });

  expect((await api.get(`books/${id}`)).status()).toBe(404);
  expect((await api.delete(`books/${id}`)).status()).toBe(404);
});

test('a book created over HTTP is visible in the browser', async ({ page, api, workspace }) => {
  await api.post('books', { data: tea });
  await page.goto(`/api/bookapi?workspace=${workspace}`);
  await page.getByLabel('category (query)').fill('Fiction');
  await page.getByLabel('max_price (query)').fill('17.5');
  await page.getByLabel('sort (query)').selectOption('price');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByTestId('list-books-answer')).toContainText('200 OK');
  await expect(page.getByTestId('list-books-answer-body')).toContainText(tea.title);
});

test('a book with invalid fields is refused with a pointer for each', async ({ api }) => {
  const refused = await api.post('books', { data: { ...tea, price: -1, isbn: '123' } });
  expect(refused.status()).toBe(400);
  const { errors } = await refused.json();
  expect(errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(['/price', '/isbn']);
});

test('a valid token identifies the user, and a request without one gets 401', async ({
  api,
  member,
}) => {
  expect(await (await member.get('auth/me')).json()).toMatchObject({ username: 'reader' });
  const refused = await api.get('auth/me');
  expect(refused.status()).toBe(401);
  expect(refused.headers()['www-authenticate']).toBe('Bearer realm="sparring"');
});
