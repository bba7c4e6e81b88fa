import { expect, test } from 'vitest';
import type { Problem } from './problem.ts';
import { clientOf, goodSuite, openTestGrader } from '../../test/support/grader.ts';

const key = 'only teachers know';
const asBrowser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const problemOf = async (reply: Response): Promise<Problem> => {
  expect(reply.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  return (await reply.json()) as Problem;
};

test('a card is private behind an id that cannot be guessed', async () => {
  const { address } = await openTestGrader({ variables: { GRADER_KEY: key } });
  const client = clientOf(address);
  const [one, other] = [await client.draw(), await client.draw()];
  expect(one).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(one).not.toBe(other);
  const unknown = await fetch(`${address}/cards/${one.slice(1)}0`);
  expect(await problemOf(unknown)).toMatchObject({ status: 404, type: 'about:blank' });
  const reply = await fetch(`${address}/cards/${one}`, { headers: asBrowser });
  expect(reply.headers.get('referrer-policy')).toBe('no-referrer');
  expect(reply.headers.get('cache-control')).toBe('no-store');
});

test('the table of all cards needs the key', async () => {
  const { address } = await openTestGrader({ variables: { GRADER_KEY: key } });
  const card = await clientOf(address).draw({ name: 'ada' });
  const table = (authorization?: string) =>
    fetch(`${address}/cards`, { headers: authorization ? { authorization } : {} });
  expect(await problemOf(await table())).toMatchObject({ status: 401, error: 'Missing key' });
  expect((await table()).headers.get('www-authenticate')).toBe('Bearer');
  expect((await table(`Bearer ${key}!`)).status).toBe(401);
  expect(await (await table(`Bearer ${key}`)).json()).toMatchObject([{ id: card, name: 'ada' }]);
});

test('the form sets a cookie that no script can read and no other site can use', async () => {
  const { address } = await openTestGrader({ variables: { GRADER_KEY: key } });
  const asked = await fetch(`${address}/cards`, { headers: asBrowser });
  expect([asked.status, await asked.text()]).toEqual([401, expect.stringContaining('<form')]);
  const send = (text: string) =>
    fetch(`${address}/session`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ key: text }),
    });
  const wrong = await send('guessed');
  expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([401, null]);
  const right = await send(key);
  const cookie = right.headers.get('set-cookie') ?? '';
  expect([right.status, right.headers.get('location')]).toEqual([303, '/cards']);
  expect(cookie).toMatch(/^ring_key=[\w-]{43}; Max-Age=\d+; Path=\/; .*HttpOnly; SameSite=Strict$/);
  const [pair = ''] = cookie.split(';');
  const table = (value: string) => fetch(`${address}/cards`, { headers: { Cookie: value } });
  expect((await table(pair)).status).toBe(200);
  expect((await table(`${pair}x`)).status).toBe(401);
  expect((await table(`ring_key=${key}`)).status).toBe(401);
});

test('without GRADER_KEY there is no table, and it says so', async () => {
  const { address } = await openTestGrader();
  const reply = await fetch(`${address}/cards`, { headers: { authorization: 'Bearer ' } });
  expect(await problemOf(reply)).toMatchObject({
    status: 403,
    detail: 'The table of all cards is off: the grader was started without GRADER_KEY.',
  });
  const body = new URLSearchParams({ key: '' });
  expect((await fetch(`${address}/session`, { method: 'POST', body })).status).toBe(403);
});

test('a form draws a card and leads to its page, a client gets it as JSON or as lines', async () => {
  const { address } = await openTestGrader();
  const draw = (headers: Record<string, string>) =>
    fetch(`${address}/cards`, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body: new URLSearchParams({
        name: ' Ada\u0007 L. ',
        only: 'door, sums',
        level: '',
        pick: '1',
      }),
    });
  const form = await draw(asBrowser);
  expect([form.status, form.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/cards\//),
  ]);
  const json = await draw({ Accept: 'application/json' });
  expect(await json.json()).toMatchObject({ name: 'Ada L.', selection: 'door, sums, 1 drawn' });
  expect(json.status).toBe(201);
  const text = await (await draw({ Accept: 'text/plain' })).text();
  expect(text).toMatch(/^id (\S+)\npage http:\S+\/cards\/\1\n$/);
});

test.each([
  [{ pick: 0 }, 'pick: '],
  [{ level: ['simple'] }, 'level.0: '],
  [{ name: 'x'.repeat(61) }, 'name: '],
  [{ as: 'ada' }, 'as: a key of a class'],
  [
    { only: ['nothing'] },
    'There is no defect in nothing. --only takes areas and rules. The areas are door, sums, cellar.',
  ],
])('refuses to draw a card for %j', async (options, sentence) => {
  const { address } = await openTestGrader();
  await expect(clientOf(address).draw(options)).rejects.toThrow(sentence);
});

test('bodies have bounds', async () => {
  const { address } = await openTestGrader();
  const client = clientOf(address);
  await expect(client.draw({ name: 'x'.repeat(17_000) })).rejects.toThrow(
    'larger than 16384 bytes',
  );
  const card = await client.draw();
  const turn = await client.turn(card);
  const bout = turn.do === 'run' ? turn.bout : '';
  const large = await client.tell(card, bout, { exit: 0, junit: 'x'.repeat(8 * 1024 * 1024) });
  expect(await problemOf(large)).toMatchObject({ status: 413, error: 'Body too large' });
  const most = await client.tell(card, bout, { exit: 0, junit: 'x'.repeat(8 * 1024 * 1024 - 100) });
  expect(most.status).toBe(204);
});

test.each([
  ['text/plain', 'exit=0', 415],
  ['application/json', '{"exit": ', 400],
  ['application/json', '{"exit": "no"}', 400],
  ['application/json', '{}', 400],
  ['multipart/form-data; boundary=x', 'no parts', 400],
])('a result as %s that holds %s is refused with %i', async (type, body, status) => {
  const { address } = await openTestGrader();
  const client = clientOf(address);
  const card = await client.draw();
  const turn = await client.turn(card);
  const instance = `/cards/${card}/results/${turn.do === 'run' ? turn.bout : ''}`;
  const send = (init: RequestInit) => fetch(address + instance, { method: 'POST', ...init });
  const reply = await send({ headers: { 'Content-Type': type }, body });
  expect(await problemOf(reply)).toMatchObject({ status, instance });
  const form = new FormData();
  form.set('exit', '0');
  expect((await send({ body: form })).status).toBe(204);
});

test('paths and methods that do not exist are refused, for a browser as a page', async () => {
  const { address } = await openTestGrader();
  expect(await problemOf(await fetch(`${address}/no`))).toMatchObject({ status: 404 });
  const put = await fetch(`${address}/cards`, { method: 'PUT' });
  expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  const page = await fetch(`${address}/no`, { headers: asBrowser });
  expect([page.status, await page.text()]).toEqual([404, expect.stringContaining('<html')]);
});

test('the events of a card tell its state now and after each change, until it has ended', async () => {
  const { address } = await openTestGrader();
  const client = clientOf(address);
  const card = await client.draw({ only: 'door' });
  const reply = await fetch(`${address}/cards/${card}/events`);
  expect(reply.headers.get('content-type')).toBe('text/event-stream');
  await client.play(card, goodSuite);
  const states = Array.from(
    (await reply.text()).matchAll(/^event: state\ndata: (.*)\n\n/gm),
    ([, data = '']) => JSON.parse(data),
  );
  const phases = states.map(({ phase }) => phase);
  expect([...new Set(phases)]).toEqual(['new', 'waiting', 'sound', 'bouts', 'complete']);
  expect(states.at(-1)).toMatchObject({
    found: [{ level: 'easy', part: 1, of: 1 }],
    numbers: { found: { part: 1, of: 1 } },
  });
});

test('the report of a card names the learner and leads back to the card', async () => {
  const { address } = await openTestGrader();
  const client = clientOf(address);
  const card = await client.draw({ name: 'Zoë' });
  await client.play(card, goodSuite);
  const reply = await fetch(`${address}/cards/${card}/report`);
  const page = await reply.text();
  expect(page).toContain('Mark of Zoë');
  expect(page).toContain(`href="/cards/${card}"`);
  const policy = reply.headers.get('content-security-policy') ?? '';
  const [, own = ''] = /content="(default-src [^"]*)"/.exec(page) ?? [];
  expect(policy).toBe(`${own.replaceAll('&#39;', "'")}; frame-ancestors 'none'`);
});
