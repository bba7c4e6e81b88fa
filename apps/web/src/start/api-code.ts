import type { Code, PostmanRequest } from './step.ts';

const json = (value: unknown): string => JSON.stringify(value, null, 2);

const request = (parts: PostmanRequest): Code => ({ kind: 'request', ...parts });

export const ping = request({ item: 'GET - Ping' });

export const listBooks = request({ item: 'GET - List books' });

export const assertion = request({
  item: 'GET - List books',
  script: {
    place: 'at the end',
    text: `pm.test('a page has ten books', () => {
  pm.expect(pm.response.json()).to.have.lengthOf(10);
});`,
  },
});

export const badBook = request({
  item: 'POST - Add a book',
  body: json({
    title: 'Two Rounds',
    author: 'Ada Okafor',
    price: -1,
    category: 'Testing',
    isbn: '9780000009043',
    stock: 1,
  }),
  script: {
    place: 'instead',
    text: `pm.test('a negative price is refused', () => {
  pm.expect(pm.response.code).to.equal(400);
  pm.expect(pm.response.json().errors[0].pointer).to.equal('/price');
});`,
  },
});

export const logIn = request({ item: 'POST - Get a token' });

export const showAccount = request({
  item: 'GET - Show my account',
  script: {
    place: 'at the end',
    text: `pm.test('the token belongs to reader', () => {
  pm.expect(pm.response.json().username).to.equal('reader');
});`,
  },
});

export const lastPage = request({
  item: 'GET - List books',
  address: '{{baseUrl}}/books?page=3&limit=10',
  script: {
    place: 'instead',
    text: `pm.test('the third page of 30 books is the last', () => {
  pm.expect(pm.response.headers.get('X-Total-Count')).to.equal('30');
  pm.expect(pm.response.headers.get('Link')).to.not.include('rel="next"');
});`,
  },
});

export const slowAnswer = request({
  item: 'GET - Reply after a delay',
  script: {
    place: 'at the end',
    text: `pm.test('the response comes after two seconds', () => {
  pm.expect(pm.response.responseTime).to.be.above(1900);
});`,
  },
});

export const limitRequests = request({
  item: 'PUT - Limit the requests',
  body: json({ kind: 'fixed-window', limit: 2, window: 60 }),
});

export const limitOff = request({ item: 'DELETE - Switch the limit off' });

export const otherLetters = request({
  item: 'GET - List books',
  address: '{{baseUrl}}/books?category=testing',
  script: {
    place: 'instead',
    text: `pm.test('a category is found in other letters, too', () => {
  pm.expect(pm.response.json()).to.have.lengthOf(5);
});`,
  },
});

export const scriptFault = request({
  item: 'PUT - Script faults',
  body: json({ rules: [{ path: '/ping', outcomes: [{ kind: 'status', status: 503 }] }] }),
});
