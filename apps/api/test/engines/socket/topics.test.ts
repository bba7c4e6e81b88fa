import { expect, onTestFinished, test } from 'vitest';
import { open } from '../../acceptance/test-socket.ts';
import { engines, useDatabases } from '../../support/engines.ts';
import { startPostgres } from '../../support/postgres.ts';
import { startApi } from '../../robustness/test-process.ts';

const newDatabase = useDatabases();

const socketOf = ({ url }: { readonly url: string }, workspace = 'ada') =>
  open(`${url.replace('/v1/', `/w/${workspace}/v1/`)}/labs/socket`);

const start = async (database: string) => {
  const api = await startApi(database);
  onTestFinished(api.kill);
  return api;
};

const topic = 'orders';
const textsOf = (messages: readonly unknown[]) =>
  (messages as { type: string; text: string }[])
    .filter(({ type }) => type === 'message')
    .map(({ text }) => text);

test.each(engines)('a published text reaches the subscribers on %s [SOCKET-05]', async (engine) => {
  const client = await socketOf(await start(await newDatabase(engine)));
  await client.ask({ type: 'subscribe', topic });
  const text = '\u0000🎉'.repeat(330);
  client.send({ type: 'publish', topic, text });
  expect(textsOf(await client.read(2))).toEqual([text]);
});

test('subscribers at two APIs get the texts of both in the same order [SOCKET-08]', async () => {
  const database = await newDatabase('PostgreSQL');
  const apis = [await start(database), await start(database)];
  const clients = await Promise.all(apis.map((api) => socketOf(api)));
  const stranger = await socketOf(apis[1]!, 'somebody-else');
  for (const client of [...clients, stranger]) await client.ask({ type: 'subscribe', topic });
  for (let number = 0; number < 20; number += 1)
    for (const [at, client] of clients.entries())
      client.send({ type: 'publish', topic, text: `${at}-${number}` });
  const [one, other] = await Promise.all(clients.map((client) => client.read(60)));
  expect(textsOf(one!)).toHaveLength(40);
  expect(textsOf(other!)).toEqual(textsOf(one!));
  const echo = { type: 'echo', text: 'nothing before' };
  expect(await stranger.ask(echo)).toEqual(echo);
});

test('closes with 1013 when texts could be missing, and works again after the outage', async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.remove);
  const api = await start(await postgres.newDatabase());
  const subscriber = await socketOf(api);
  await subscriber.ask({ type: 'subscribe', topic });
  const other = await socketOf(api);
  await postgres.stop();
  expect((await subscriber.closed).code).toBe(1013);
  other.send({ type: 'publish', topic, text: 'Lost' });
  expect((await other.closed).code).toBe(1013);
  await postgres.start();
  const again = await socketOf(api);
  await again.ask({ type: 'subscribe', topic });
  again.send({ type: 'publish', topic, text: 'Back' });
  expect(textsOf(await again.read(2))).toEqual(['Back']);
});
