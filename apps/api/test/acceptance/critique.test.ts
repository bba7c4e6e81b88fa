import { expect, test } from 'vitest';
import { firstBook, newBook } from './test-books.ts';
import { newWorkspace, type Workspace } from './test-client.ts';
import { critique, limitToOne, verdictOf } from './test-critique.ts';

const token = '8f14e45fceea167a';
const withToken = { Authorization: `Bearer ${token}` };

const failOnce = (workspace: Workspace, method: string) =>
  workspace.send('PUT', '/workspace/faults', {
    body: { rules: [{ method, path: '/books', outcomes: [{ kind: 'status', status: 503 }] }] },
  });
const addWith = (workspace: Workspace, headers: Readonly<Record<string, string>>) =>
  workspace.send('POST', '/books', { body: newBook, headers });
test('has one remark for each rule, before it has seen anything [CRITIQUE-01, CRITIQUE-02]', async () => {
  const { requests, remarks } = await critique(newWorkspace());
  expect(requests).toBe(0);
  expect(remarks.length).toBeGreaterThan(10);
  expect(new Set(remarks.map(({ rule }) => rule)).size).toBe(remarks.length);
  for (const remark of remarks)
    expect(remark).toMatchObject({
      verdict: 'not-seen',
      request: null,
      advice: expect.any(String),
    });
});

test('names the request that shows it [CRITIQUE-01]', async () => {
  const workspace = newWorkspace();
  await critique(workspace);
  await workspace.get('/ping');
  await workspace.get(`/books?token=${token}`);
  const { remarks } = await critique(workspace);
  const { body } = await workspace.get<readonly { id: number }[]>('/workspace/requests?path=books');
  expect(remarks.find(({ rule }) => rule === 'keeps-secrets-out-of-addresses')).toMatchObject({
    verdict: 'improve',
    request: body[0]?.id,
  });
});

test('does not judge the verdict that a page sends, which the log has [CRITIQUE-07]', async () => {
  const workspace = newWorkspace();
  await critique(workspace);
  const facts = { body: {}, headers: { 'X-Own-Page': '1' } };
  await workspace.send('PUT', '/workspace/labs/waits', facts);
  const { requests, remarks } = await critique(workspace);
  expect(requests).toBe(1);
  expect(new Set(remarks.map(({ verdict }) => verdict))).toEqual(new Set(['not-seen']));
});

test.each([
  ['good', ['a']],
  ['improve', []],
])('asks for If-Match with PUT and PATCH: %s [CRITIQUE-02]', async (verdict, matches) => {
  for (const method of ['PUT', 'PATCH']) {
    const said = await verdictOf('changes-with-if-match', async (workspace) => {
      const { headers } = await workspace.get(firstBook);
      const sent = matches.map(() => ['If-Match', headers.get('ETag') ?? ''] as const);
      const body = { stock: 3 };
      await workspace.send(method, firstBook, { body, headers: Object.fromEntries(sent) });
    });
    expect(said?.verdict).toBe(verdict);
  }
});

test.each([
  ['good', 'one-key', 'one-key'],
  ['improve', 'one-key', 'another-key'],
])('is %s with %s and then %s on a repeated POST [CRITIQUE-02]', async (verdict, first, second) => {
  const said = await verdictOf('retries-what-is-safe', async (workspace) => {
    await failOnce(workspace, 'POST');
    for (const key of [first, second]) await addWith(workspace, { 'Idempotency-Key': key });
  });
  expect(said?.verdict).toBe(verdict);
});

test('improves a POST that is repeated without a key, but no GET [CRITIQUE-02]', async () => {
  const post = await verdictOf('retries-what-is-safe', async (workspace) => {
    await failOnce(workspace, 'POST');
    for (let times = 0; times < 2; times += 1) await addWith(workspace, {});
  });
  const get = await verdictOf('retries-what-is-safe', async (workspace) => {
    await failOnce(workspace, 'GET');
    for (let times = 0; times < 2; times += 1) await workspace.get('/books');
  });
  expect([post?.verdict, get?.verdict]).toEqual(['improve', 'good']);
});

test.each(['seconds', 'date'])(
  'sees that a client does not wait as long as Retry-After says in %s [CRITIQUE-02]',
  async (form) => {
    const said = await verdictOf('waits-for-retry-after', async (workspace) => {
      await limitToOne(workspace, form);
      for (let times = 0; times < 3; times += 1) await workspace.get('/ping');
    });
    expect(said?.verdict).toBe('improve');
  },
);

const bad = (workspace: Workspace) => workspace.get(`/books?token=${token}`);
const good = (workspace: Workspace) => workspace.get('/books', withToken);

test('one request that is not good decides, whatever follows [CRITIQUE-02, CRITIQUE-03]', async () => {
  const rule = 'keeps-secrets-out-of-addresses';
  const plays = [[good], [bad], [good, bad], [bad, good]];
  const verdicts: unknown[] = [];
  for (const play of plays) {
    const said = await verdictOf(rule, async (workspace) => {
      for (const step of play) await step(workspace);
    });
    verdicts.push(said?.verdict);
  }
  expect(verdicts).toEqual(['good', 'improve', 'improve', 'improve']);
});
