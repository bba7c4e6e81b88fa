// The twelve lessons for k6: every iteration runs all of them, in a new workspace.
import { check, group } from 'k6';
import http from 'k6/http';

const api = __ENV.API_URL || 'http://127.0.0.1:3001';
const json = { headers: { 'Content-Type': 'application/json' } };
const seedBook = (number) => `/books/00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const options = {
  scenarios: { class: { executor: 'shared-iterations', vus: 4, iterations: 20 } },
  thresholds: { checks: ['rate==1'], http_req_duration: ['med<500'] },
};

const visit = () => {
  const { name } = http.post(`${api}/v1/practice/workspaces`).json();
  const base = `${api}/w/${name}/v1/practice`;
  for (const [lesson, run] of Object.entries(lessons)) group(lesson, () => run(base, name));
  http.del(`${base}/workspace`);
};

export default visit;

const lessons = {
  find: (base) => {
    const answer = http.get(
      `${base}/books?category=science%20fiction&sort=stock&order=desc&limit=1`,
    );
    check(answer, {
      'finds the book with the highest stock': ({ status }) =>
        status === 200 && answer.json('0.title') === 'The Second Moon',
    });
  },

  wait: (base) => {
    const slow = `${base}/testing/latency-simulation?delay=1`;
    check(http.get(slow), { 'arrives after a second': ({ timings }) => timings.duration > 950 });
    check(http.get(slow, { timeout: '300ms' }), { 'times out': ({ status }) => status === 0 });
  },

  form: (base) => {
    const bad = { ...tea, price: -1, isbn: '123' };
    const refused = http.post(`${base}/books`, JSON.stringify(bad), json);
    check(refused, {
      'is refused': ({ status }) => status === 400,
      'has a pointer for each field': () =>
        refused
          .json('errors')
          .map(({ pointer }) => pointer)
          .join(' ') === '/price /isbn',
    });
  },

  table: (base) => {
    const ids = [];
    let next = `${base}/books?limit=7`;
    for (let pages = 0; next && pages < 5; pages++) {
      const page = http.get(next);
      ids.push(...page.json('#.id'));
      const [, path] = /<([^>]*)>; rel="next"/.exec(page.headers.Link) || [];
      next = path && api + path;
    }
    check(ids, {
      'every book is read once': () => ids.length === 30 && new Set(ids).size === 30,
      'the fifth page is the last': () => !next,
    });
  },

  dialog: (base) => {
    const book = base + seedBook(3);
    const etag = http.get(book).headers.Etag;
    const change = (price) =>
      http.patch(book, JSON.stringify({ price }), {
        headers: { ...json.headers, 'If-Match': etag },
      });
    check(change(20), { 'the first change succeeds': ({ status }) => status === 200 });
    check(change(25), { 'the second change has an old ETag': ({ status }) => status === 412 });
  },

  frame: (base, name) => {
    const title = 'Maps That Were Right';
    const changed = http.patch(base + seedBook(8), JSON.stringify({ title }), json);
    check(changed, { 'one workspace is changed': () => changed.json('title') === title });
    const other = http.get(`${api}/v1/practice${seedBook(8)}`, {
      headers: { 'X-Workspace': `${name}-other` },
    });
    check(other, {
      'another workspace is unchanged': () => other.json('title') === 'Maps That Were Wrong',
    });
  },

  file: (base) => {
    const path = `${base}/files/example.pdf`;
    const part = http.get(path, { headers: { Range: 'bytes=0-4' } });
    check(part, { 'it is a PDF': ({ status, body }) => status === 206 && body === '%PDF-' });
    const same = http.get(path, { headers: { 'If-None-Match': part.headers.Etag } });
    check(same, { 'an unchanged file is not sent again': ({ status }) => status === 304 });
  },

  purchase: (base) => {
    const reader = { username: 'reader', password: 'amber-Falcon-92' };
    const token = http.post(`${base}/auth`, JSON.stringify(reader), json).json('token');
    const last = base + seedBook(29);
    const etag = http.get(last).headers.Etag;
    const buy = (authorization) =>
      http.patch(last, JSON.stringify({ stock: 0 }), {
        headers: { ...json.headers, Authorization: authorization, 'If-Match': etag },
      });
    check(buy('Bearer forged'), { 'a forged token buys nothing': ({ status }) => status === 401 });
    check(buy(`Bearer ${token}`), { 'the last copy is sold': ({ status }) => status === 200 });
    check(buy(`Bearer ${token}`), { 'it is not sold twice': ({ status }) => status === 412 });
  },

  'API round trip': (base) => {
    const created = http.post(`${base}/books`, JSON.stringify(tea), json);
    const book = `${base}/books/${created.json('id')}`;
    check(created, { created: ({ status }) => status === 201 });
    check(http.get(book), { read: (read) => read.json('isbn') === tea.isbn });
    check(http.put(book, '{ "price": 15 }', json), { updated: (put) => put.json('price') === 15 });
    check(http.del(book), { deleted: ({ status }) => status === 200 });
    check(http.get(book), { gone: ({ status }) => status === 404 });
  },

  'flaky service': (base) => {
    const outcomes = () => {
      http.patch(`${base}/workspace`, '{ "seed": 42 }', json);
      const calls = Array.from({ length: 8 }, () => http.get(`${base}/testing/random500`));
      return calls.map(({ status }) => status).join(' ');
    };
    const documented = '500 200 200 500 500 200 200 500';
    check(outcomes(), { 'fails as documented': (statuses) => statuses === documented });
    check(outcomes(), { 'fails in the same way again': (statuses) => statuses === documented });
  },

  'lost answer': (base) => {
    const outcomes = [{ kind: 'reset', when: 'after' }];
    const rules = [{ method: 'POST', path: '/books', outcomes }];
    http.put(`${base}/workspace/faults`, JSON.stringify({ rules }), json);
    const headers = { ...json.headers, 'Idempotency-Key': 'order-1' };
    const book = { ...tea, author: 'Mara Okafor', isbn: '9780000009050' };
    const order = () => http.post(`${base}/books`, JSON.stringify(book), { headers });
    check(order(), { 'the answer is lost': ({ status }) => status === 0 });
    check(order(), {
      'the retry gets the first answer': (again) =>
        again.status === 201 && again.headers['Idempotency-Replayed'] === 'true',
    });
    check(http.get(`${base}/books?author=mara%20okafor`), {
      'there is one book': (found) => found.json().length === 1,
    });
  },

  'expired token': (base) => {
    const setClock = (settings) => http.patch(`${base}/workspace`, JSON.stringify(settings), json);
    const reader = JSON.stringify({ username: 'reader', password: 'amber-Falcon-92' });
    const logIn = () => http.post(`${base}/auth`, reader, json).json('token');
    const showAccount = (token) =>
      http.get(`${base}/auth/me`, { headers: { Authorization: `Bearer ${token}` } });
    setClock({ now: '2030-01-01T00:00:00Z', clock: 'frozen' });
    const token = logIn();
    setClock({ advance: 'PT59M59S' });
    check(showAccount(token), { 'is valid for an hour': ({ status }) => status === 200 });
    setClock({ advance: 'PT1S' });
    check(showAccount(token), { 'expires after it': ({ status }) => status === 401 });
    check(showAccount(logIn()), { 'a new one is valid': ({ status }) => status === 200 });
  },
};

const tea = {
  title: 'Tea with the Compiler',
  author: 'Noor Haddad',
  price: 17.5,
  category: 'Fiction',
  isbn: '9780000009012',
  stock: 4,
};
