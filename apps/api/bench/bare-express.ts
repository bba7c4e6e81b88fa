import { readFileSync } from 'node:fs';
import express from 'express';

/** Express 5 answering the same requests with the least work: books in memory, no validation, no database. */
const [, , port, file] = process.argv;
const { books } = JSON.parse(readFileSync(file!, 'utf8')) as { books: { id: string }[] };
const byId = new Map(books.map((book) => [book.id, book]));

const app = express().disable('x-powered-by').set('etag', false);

app.get('/books', ({ query: { page = 1, limit = 10 } }, response) => {
  const from = (Number(page) - 1) * Number(limit);
  response.json(books.slice(from, from + Number(limit)));
});
app.get('/books/:id', ({ params: { id } }, response) => void response.json(byId.get(id)));
app.post('/books', express.json(), ({ body }, response) => {
  const book = { ...(body as object), id: crypto.randomUUID() };
  byId.set(book.id, book);
  books.push(book);
  response.status(201).json(book);
});
app.all('/books', ({ originalUrl: instance, method }, response) => {
  const detail = `${instance} does not support ${method}. Use one of: GET, POST.`;
  response
    .status(405)
    .set('Allow', 'GET, POST')
    .json({
      type: '/docs/problems/method-not-allowed',
      title: 'Method Not Allowed',
      status: 405,
      error: 'Method not allowed',
      detail,
      instance,
    });
});
app.get('/auth/me', ({ originalUrl: instance }, response) => {
  response
    .status(401)
    .set('WWW-Authenticate', 'Bearer')
    .json({
      type: '/docs/problems/missing-token',
      title: 'Unauthorized',
      status: 401,
      error: 'Missing token',
      detail:
        'The Authorization header is missing. Get a token with POST /auth and send it as "Authorization: Bearer <token>".',
      instance,
    });
});

app.listen(Number(port), '127.0.0.1');
