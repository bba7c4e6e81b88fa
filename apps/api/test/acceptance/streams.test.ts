import { expect, test } from 'vitest';
import { newWorkspace, pointersOf, type Problem } from './test-client.ts';
import { commentsIn, eventsIn, linesIn, readStream, type Movement } from './test-streams.ts';

const events = '/labs/events?every=0';
const lines = '/labs/lines?';
const numbersOf = (movements: readonly Movement[]) => movements.map(({ number }) => number);
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

const eventsOf = async (query: string, headers = {}, { base } = newWorkspace()) => {
  const stream = await readStream(`${base}${events}${query}`, headers);
  return { ...stream, events: eventsIn(stream.text) };
};
const retries = async (query: string, headers = {}) =>
  (await eventsOf(query, headers)).events.map(({ retry }) => retry);
const linesOf = async (query: string, { base } = newWorkspace()) => {
  const stream = await readStream(`${base}${lines}${query}`);
  return { ...stream, lines: linesIn(stream.text) };
};

test('the same seed gives the same movements in both streams [STREAM-01]', async () => {
  const seven = await eventsOf('&seed=7');
  expect(seven.text).toBe((await eventsOf('&seed=7')).text);
  const byEvents = seven.events.map(({ data }) => data);
  expect((await linesOf('seed=7')).lines).toEqual(byEvents);
  expect((await eventsOf('&seed=8')).text).not.toBe(seven.text);
  const workspace = newWorkspace();
  await workspace.send('PATCH', '/workspace', { body: { seed: 7 } });
  expect((await eventsOf('', {}, workspace)).text).toBe(seven.text);
});

test('the numbers run from 1 to count, and the stock follows the pieces [STREAM-02]', async () => {
  const { lines: movements } = await linesOf('count=200&seed=3');
  expect(numbersOf(movements)).toEqual(upTo(200));
  expect(new Set(movements.map(({ kind }) => kind))).toEqual(
    new Set(['sale', 'return', 'delivery']),
  );
  let stock = 100;
  for (const { kind, pieces, stock: told, of } of movements) {
    stock += kind === 'sale' ? -pieces : pieces;
    expect([told, of]).toEqual([stock, 200]);
  }
});

test('an event has the kind as its name, the number as its id and the movement as its data [STREAM-03]', async () => {
  const { status, type, events: all } = await eventsOf('');
  expect([status, type, all.length]).toEqual([200, 'text/event-stream', 10]);
  for (const { id, event, data } of all)
    expect([event, id]).toEqual([data.kind, String(data.number)]);
});

test.each(['1', '4', '9'])('goes on after the Last-Event-ID %s [STREAM-04]', async (id) => {
  const whole = await eventsOf('');
  const rest = await eventsOf('', { 'Last-Event-ID': id });
  expect(rest.events.map(({ data }) => data)).toEqual(
    whole.events.slice(Number(id)).map(({ data }) => data),
  );
});

test('replies 204 after the last event [STREAM-05]', async () => {
  const { status, text } = await eventsOf('&count=3', { 'Last-Event-ID': '3' });
  expect([status, text]).toEqual([204, '']);
});

test('a cut breaks the connection in the middle of the next movement [STREAM-06]', async () => {
  const cut = await eventsOf('&cut=4');
  expect([cut.events.length, cut.isBroken]).toEqual([4, true]);
  expect(cut.text).toMatch(/\n\nevent: \w+\nid: 5\ndata: \{[^\n}]+$/);
  const inLines = await linesOf('cut=4');
  expect([inLines.lines.length, inLines.isBroken]).toEqual([4, true]);
  expect(inLines.text).toMatch(/\n\{"number":5,[^\n}]+$/);
  expect((await eventsOf('&count=4&cut=4')).isBroken).toBe(false);
});

test('a client that resumes after each cut gets every movement once [STREAM-07]', async () => {
  const whole = (await linesOf('count=10')).lines;
  const byEvents: Movement[] = [];
  const byLines: Movement[] = [];
  for (let connection = 1; connection <= 4; connection += 1) {
    const after = { 'Last-Event-ID': String(byEvents.length) };
    const { events: got } = await eventsOf('&cut=3', after);
    byEvents.push(...got.map(({ data }) => data));
    byLines.push(...(await linesOf(`count=10&cut=3&after=${byLines.length}`)).lines);
  }
  expect(byEvents).toEqual(whole);
  expect(byLines).toEqual(whole);
});

test('begins with a comment and sends one after each second of silence [STREAM-08]', async () => {
  const { base } = newWorkspace();
  const { text } = await readStream(`${base}/labs/events?count=2&every=1.2`);
  expect(text).toMatch(/^: .*\n\n(event|id|retry): /);
  expect(commentsIn(text)).toHaveLength(2);
  expect(text.lastIndexOf('\n: ')).toBeGreaterThan(text.indexOf('data: '));
});

test('only the first event of a connection has retry [STREAM-09]', async () => {
  expect(await retries('&count=3')).toEqual(['1000', undefined, undefined]);
  expect(await retries('&count=3&retry=0', { 'Last-Event-ID': '1' })).toEqual(['0', undefined]);
});

test('each line is a movement and ends with a line feed [STREAM-10]', async () => {
  const { type, text, lines: movements } = await linesOf('count=3');
  expect(type).toBe('application/x-ndjson');
  expect(text).toBe(movements.map((movement) => `${JSON.stringify(movement)}\n`).join(''));
});

test('the lines begin after the position [STREAM-11]', async () => {
  const whole = (await linesOf('count=5')).lines;
  expect((await linesOf('count=5&after=2')).lines).toEqual(whole.slice(2));
  expect(await linesOf('count=5&after=5')).toMatchObject({ status: 200, text: '' });
});

test('every seconds pass between two movements, and none before the first [STREAM-12]', async () => {
  const { base } = newWorkspace();
  const began = performance.now();
  await readStream(`${base}/labs/lines?count=3&every=0.2`);
  expect(performance.now() - began).toBeGreaterThanOrEqual(390);
  const queries = ['count=1&every=1', 'count=2&every=0.3'];
  const ended = queries.map(async (query) => {
    const { status, isBroken } = await readStream(`${base}/labs/lines?${query}`);
    return { query, status, isBroken };
  });
  const first = { query: 'count=1&every=1', status: 200, isBroken: false };
  expect(await Promise.race(ended)).toEqual(first);
});

test.each([
  ['events', 'count', ['0', '101', '1.5', 'ten', '']],
  ['events', 'every', ['-1', '10.01', 'x']],
  ['events', 'retry', ['-1', '60001', '0.5']],
  ['lines', 'count', ['0', '100001']],
  ['lines', 'every', ['1.01']],
] as const)('%s refuse a wrong %s [STREAM-13]', async (stream, name, values) => {
  const { get } = newWorkspace();
  for (const value of values) {
    const reply = await get<Problem>(`/labs/${stream}?${name}=${value}`);
    expect([value, reply.status, ...pointersOf(reply)]).toEqual([value, 400, `/${name}`]);
  }
});

test('accepts the highest count of each stream [STREAM-13]', async () => {
  expect((await eventsOf('&count=100')).events).toHaveLength(100);
  const { lines: last } = await linesOf('count=100000&after=99999');
  expect(last).toMatchObject([{ number: 100_000 }]);
});

test.each(['x', '-1', '4', '1.0', ''])(
  'refuses the position "%s" of three [STREAM-14]',
  async (at) => {
    const { get } = newWorkspace();
    const byHeader = await get<Problem>('/labs/events?count=3', { 'Last-Event-ID': at });
    expect([byHeader.status, byHeader.body.error]).toEqual([400, 'Invalid input']);
    const byQuery = await get<Problem>(`/labs/lines?count=3&after=${at}`);
    expect([byQuery.status, ...pointersOf(byQuery)]).toEqual([400, '/after']);
  },
);

test('a client that reads slowly gets every line [STREAM-15]', async () => {
  const { base, get } = newWorkspace();
  const whole = await readStream(`${base}${lines}count=20000`);
  const slow = await readStream(`${base}${lines}count=20000`, {}, async (piece) => {
    if (piece % 50 === 0) await get('/ping');
  });
  expect(numbersOf(linesIn(slow.text))).toEqual(upTo(20_000));
  expect(slow.text).toBe(whole.text);
});
