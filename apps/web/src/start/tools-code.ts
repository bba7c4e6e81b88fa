import { labAccounts } from '@sparring/contracts/credentials/published';
import type { Code, Place } from './step.ts';

export const testFile = 'different.test.mjs';

const add = (text: string): Code => ({ kind: 'add', file: testFile, text });

/** The grader sets WEB_URL. */
export const workspaceTest = ({ origin, workspace }: Place): Code => ({
  kind: 'file',
  file: testFile,
  text: `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';

const site = process.env.WEB_URL ?? '${origin}';
const mine = '${workspace}';

/** Sends a request to a workspace. */
const send = (method, path, body, { workspace = mine, ...headers } = {}) =>
  fetch(\`\${site}/w/\${workspace}/v1/practice\${path}\`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const reset = () => send('POST', '/workspace/reset');

const book = {
  title: 'Two Rounds',
  author: 'Ada Okafor',
  price: 12,
  category: 'Testing',
  isbn: '9780000009043',
  stock: 1,
};

test('a book of mine is in no other workspace', async () => {
  await reset();
  assert.equal((await send('POST', '/books', book)).status, 201);
  const count = async (workspace) => {
    const { headers } = await send('GET', '/books', undefined, { workspace });
    return headers.get('X-Total-Count');
  };
  assert.equal(await count(mine), '31');
  assert.equal(await count(\`\${mine}-2\`), '30');
});
`,
});

export const seedTest = add(`
test('the same seed fails in the same places', async () => {
  await reset();
  const statuses = async () => {
    await send('PATCH', '/workspace', { seed: 7 });
    const found = [];
    for (let call = 0; call < 8; call++)
      found.push((await send('GET', '/testing/random500')).status);
    return found;
  };
  const first = await statuses();
  assert.ok(first.includes(500) && first.includes(200));
  assert.deepEqual(await statuses(), first);
});
`);

export const faultTest = add(`
test('a retry gets the books after two failures', async () => {
  await reset();
  const outcome = { kind: 'status', status: 503, retry_after: 1 };
  const rule = { method: 'GET', path: '/books', outcomes: [outcome, outcome] };
  await send('PUT', '/workspace/faults', { rules: [rule] });
  const statuses = [];
  while (statuses.at(-1) !== 200) {
    const { status, headers } = await send('GET', '/books');
    statuses.push(status);
    await wait(1000 * Number(headers.get('Retry-After')));
  }
  assert.deepEqual(statuses, [503, 503, 200]);
});
`);

export const lostTest = add(`
test('a repeated POST creates one book, although its first response is lost', async () => {
  await reset();
  const outcomes = [{ kind: 'reset', when: 'after' }];
  await send('PUT', '/workspace/faults', { rules: [{ method: 'POST', path: '/books', outcomes }] });
  const order = () => send('POST', '/books', book, { 'Idempotency-Key': 'order-1' });
  await assert.rejects(order());
  const again = await order();
  assert.equal(again.status, 201);
  assert.equal(again.headers.get('Idempotency-Replayed'), 'true');
});
`);

export const resetTest = add(`
test('a reset gives a workspace the time of the server back', async () => {
  await send('PATCH', '/workspace', { advance: 'P1D' });
  await reset();
  const { clock } = await (await send('GET', '/workspace')).json();
  assert.equal(clock, 'server');
});
`);

const [account] = labAccounts.map(({ username, password }) => ({ username, password }));

export const timeTest = add(`
test('a token expires after an hour, without waiting', async () => {
  await reset();
  const account = ${JSON.stringify(account)};
  const { token } = await (await send('POST', '/auth', account)).json();
  const status = async () => {
    const { status } = await send('GET', '/auth/me', undefined, { Authorization: \`Bearer \${token}\` });
    return status;
  };
  assert.equal(await status(), 200);
  await send('PATCH', '/workspace', { advance: 'PT61M' });
  assert.equal(await status(), 401);
});
`);
