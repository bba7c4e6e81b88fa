import { expect, test } from 'vitest';
import { newBook, opened, textOf } from './changed-instance.ts';

test('"other-shapes" gives ids and ETags that are of no use when they are taken apart', async () => {
  const { api } = await opened('other-shapes');
  const { headers, body } = await api.post<{ id: string }>('/books', newBook);
  expect(headers.get('ETag')).toMatch(/^"k\d+-x"$/);
  expect(body.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/);
  expect(headers.get('Location')).toContain(body.id);
});

test('"other-shapes" takes its ids and ETags back, and no others', async () => {
  const { api } = await opened('other-shapes');
  const { headers, body } = await api.post<{ id: string }>('/books', newBook);
  const path = `/books/${body.id}`;
  const etag = headers.get('ETag') ?? '';
  const change = (tag: string) =>
    api.send<{ detail: string }>('PATCH', path, {
      headers: { 'If-Match': tag },
      body: { stock: 3 },
    });
  expect((await api.get(path, { 'If-None-Match': etag })).status).toBe(304);
  expect((await change(etag.replace(/\D/g, '').replace(/.*/, '"$&"'))).status).toBe(412);
  expect((await change(etag)).status).toBe(200);
  const late = await change(etag);
  expect(late.status).toBe(412);
  expect(late.body.detail).toMatch(/current version, "k\d+-x"/);
  expect((await api.send('DELETE', path)).status).toBe(200);
  expect((await api.get(path)).status).toBe(404);
});

test('"other-shapes" takes the ETag of a file back', async () => {
  const { api } = await opened('other-shapes');
  const etag = (await api.get('/files/example.pdf')).headers.get('ETag') ?? '';
  expect((await api.get('/files/example.pdf', { 'If-None-Match': etag })).status).toBe(304);
});

test('"other-shapes" has the same ETag and id in headers, bodies and tables', async () => {
  const { instance, api } = await opened('other-shapes');
  const { headers, body } = await api.post<{ id: string }>('/books', newBook);
  const query = `{ book(id: "${body.id}") { etag } }`;
  const asked = await api.post<{ data: { book: unknown } }>('/labs/graphql', { query });
  expect(asked.body.data.book).toEqual({ etag: headers.get('ETag') });
  const { text } = await textOf(`${instance.webUrl}${api.base}/labs/books.csv`);
  expect(text).toContain(body.id);
  const remove = { op: 'delete', id: body.id, if_match: headers.get('ETag') };
  const bulk = await api.post<object>('/labs/books/bulk', { operations: [remove] });
  expect(bulk.body).toMatchObject({ results: [{ status: 200 }] });
});
