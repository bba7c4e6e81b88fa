import request from 'supertest';
import { expect, test } from 'vitest';
import { bases } from '@sparring/contracts/paths';
import { testApp } from '../../../test/support/app.ts';

const app = await testApp();

test.each(bases)('has the prefix of the request under %s in Link and instance', async (base) => {
  const books = `/w/my-class${base}/books`;
  const { headers } = await request(app).get(books);
  expect(headers['link']).toContain(`<${books}?`);
  const missing = await request(app).get(`${books}/1`);
  expect(missing.body.instance).toBe(`${books}/1`);
});

test.each([
  ['zo%C3%A9', 'zoé'],
  ['ada.l', 'ada.l'],
  ['Bo', 'Bo'],
  ['%E2%84%AAim', '\u212Aim'],
  ['a%2Fb', 'a/b'],
  ['a%zz', 'a%zz'],
])('explains the rule for names and the decoded name of the prefix /w/%s', async (sent, name) => {
  const { status, body } = await request(app).get(`/w/${sent}/practice/ping`);
  expect(status).toBe(400);
  expect(body.detail).toBe(
    `The path has an invalid workspace name. The name must be 3 to 64 characters of a-z, 0-9 and hyphen, not "${name}".`,
  );
});

test('shows the name in X-Workspace as it was typed', async () => {
  const typed = Buffer.from('zoé').toString('latin1');
  const { status, body } = await request(app).get('/practice/ping').set('X-Workspace', typed);
  expect(status).toBe(400);
  expect(body.detail).toContain('not "zoé"');
});

test.each(['ab', 'abc, abc', 'a b c'])(
  'replies 400 to the header X-Workspace: %s, which is not a valid name',
  async (name) => {
    const reply = await request(app).get('/practice/ping').set('X-Workspace', name);
    expect(reply.status).toBe(400);
    expect(reply.body.detail).toContain('X-Workspace');
  },
);

test.each(['/healthz', '/items', '/files', '/openapi.json', '/docs'])(
  'answers %s with a prefix',
  async (path) => {
    const reply = await request(app).get(`/w/abc${path}`);
    expect(reply.status).toBe(200);
    expect(reply.headers['x-workspace']).toBe('abc');
  },
);
