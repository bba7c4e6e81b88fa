import { expect, test } from 'vitest';
import { api, bases } from '../api.ts';
import { printOpenApi } from './openapi.ts';

const document = printOpenApi({ api, bases, atRoot: [] }, '1.0.0');

test.each(['BookUpdate', 'BookPatch'])('says that a %s has at least one field', (name) => {
  const anyField = ['title', 'author', 'price', 'description', 'category', 'isbn', 'stock'];
  const anyOf = anyField.map((field) => ({ required: [field] }));
  expect(document).toHaveProperty(['components', 'schemas', name, 'anyOf'], anyOf);
});

test('says that the settings of a workspace are not empty', () => {
  const settings = ['components', 'schemas', 'WorkspaceSettings', 'minProperties'];
  expect(document).toHaveProperty(settings, 1);
});

test('says that If-Match holds ETags', () => {
  const update = ['paths', '/books/{id}', 'put', 'parameters'];
  expect(document).toHaveProperty(
    update,
    expect.arrayContaining([
      expect.objectContaining({
        name: 'If-Match',
        schema: expect.objectContaining({ pattern: expect.stringContaining('W\\/') }),
      }),
    ]),
  );
});

test('says how long a title may be', () => {
  expect(document).toHaveProperty('components.schemas.Book.properties.title.maxLength', 200);
});

test('has only patterns that other languages read too', () => {
  expect(JSON.stringify(document)).not.toMatch(/\\p\{/i);
});
