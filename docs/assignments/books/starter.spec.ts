import { randomUUID } from 'node:crypto';
import { test } from '@playwright/test';

const { API_URL = 'http://127.0.0.1:3001' } = process.env;

test.use({
  baseURL: `${API_URL}/v1/practice/`,
  // A workspace of its own has the thirty books, whatever others add to theirs.
  extraHTTPHeaders: { 'X-Workspace': `books-${randomUUID().slice(0, 8)}` },
});

test('a page has ten books unless a limit is given', async () => {});

test('all pages together have each book once', async () => {});

test('a filter by category ignores letter case', async () => {});

test('the number of books is that of the filter', async () => {});

test('a parameter that does not exist is refused', async () => {});
