import { expect, test } from 'vitest';
import { newWorkspace } from './test-client.ts';
import { echoOf, openIn, subscribe } from './test-socket.ts';
import { linesIn, readStream } from './test-streams.ts';

const message = (text: string) => ({ type: 'message', topic: 'orders', text });
const typed = (movements: readonly object[]) =>
  movements.map((movement) => ({ type: 'movement', ...movement }));

test('a published text reaches each subscriber once, and nobody else [SOCKET-05]', async () => {
  const workspace = newWorkspace();
  const [publisher, other, outsider] = await Promise.all([
    openIn(workspace),
    openIn(workspace),
    openIn(workspace),
  ]);
  await subscribe(publisher);
  await subscribe(other);
  await subscribe(outsider, 'returns');
  publisher.send({ type: 'publish', topic: 'orders', text: 'One' });
  publisher.send({ type: 'publish', topic: 'orders', text: 'Two' });
  expect(await other.read(2)).toEqual([message('One'), message('Two')]);
  const published = { type: 'published', topic: 'orders' };
  const got = await publisher.read(4);
  expect(got.filter((one) => (one as { type: string }).type === 'message')).toEqual([
    message('One'),
    message('Two'),
  ]);
  expect(got).toContainEqual(published);
  expect(await outsider.ask(echoOf('end'))).toEqual(echoOf('end'));
  expect(await other.ask(echoOf('end'))).toEqual(echoOf('end'));
});

test('a text never reaches another workspace [SOCKET-06]', async () => {
  const [mine, theirs] = await Promise.all([openIn(), openIn()]);
  await subscribe(mine);
  await subscribe(theirs);
  mine.send({ type: 'publish', topic: 'orders', text: 'Mine' });
  await mine.read(2);
  expect(await theirs.ask(echoOf('end'))).toEqual(echoOf('end'));
});

test('to subscribe twice counts once, and unsubscribe ends it [SOCKET-07]', async () => {
  const client = await openIn();
  await subscribe(client);
  await subscribe(client);
  const publish = { type: 'publish', topic: 'orders', text: 'One' };
  client.send(publish);
  const types = (await client.read(2)).map((one) => (one as { type: string }).type);
  expect(types.toSorted()).toEqual(['message', 'published']);
  const unsubscribe = { type: 'unsubscribe', topic: 'orders' };
  expect(await client.ask(unsubscribe)).toEqual({ type: 'unsubscribed', topic: 'orders' });
  expect(await client.ask(publish)).toMatchObject({ type: 'published' });
  expect(await client.ask(echoOf('end'))).toEqual(echoOf('end'));
});

test('all subscribers get the texts in the same order [SOCKET-08]', async () => {
  const workspace = newWorkspace();
  const clients = await Promise.all([1, 2, 3].map(() => openIn(workspace)));
  for (const client of clients) await subscribe(client);
  for (let number = 0; number < 10; number += 1)
    for (const [at, client] of clients.entries())
      client.send({ type: 'publish', topic: 'orders', text: `${at}-${number}` });
  const orders = await Promise.all(
    clients.map(async (client) =>
      (await client.read(40)).flatMap((one) => {
        const { type, text } = one as { type: string; text: string };
        return type === 'message' ? [text] : [];
      }),
    ),
  );
  expect(orders[0]).toHaveLength(30);
  expect(orders[1]).toEqual(orders[0]);
  expect(orders[2]).toEqual(orders[0]);
});

test('replays the movements of the streams, and resumes [SOCKET-09]', async () => {
  const workspace = newWorkspace();
  await workspace.send('PATCH', '/workspace', { body: { seed: 7 } });
  const lines = async (query: string) =>
    linesIn((await readStream(`${workspace.base}/labs/lines?${query}`)).text);
  const client = await openIn(workspace);
  client.send({ type: 'replay' });
  expect(await client.read(10)).toEqual(typed(await lines('count=10')));
  client.send({ type: 'replay', count: 5, after: 3, seed: 8 });
  expect(await client.read(2)).toEqual(typed((await lines('count=5&seed=8')).slice(3)));
});
