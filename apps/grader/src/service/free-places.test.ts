import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { isFree } from '@sparring/serving/free-port';
import { expect, onTestFinished, test } from 'vitest';
import { takenAmong, withFreePorts } from './free-places.ts';
import { createPlaces } from './places.ts';

const anotherProgram = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

const request = { from: 'ada', stop: new AbortController().signal, moved: () => {} };

test('a card whose port another program has gets the next pair, and later cards do as well', async () => {
  const port = await anotherProgram();
  const pairs = [
    [0, port],
    [0, 0],
    [port, 0],
  ] as const;
  const places = withFreePorts(createPlaces(pairs), pairs.length, isFree);
  for (let card = 1; card <= 3; card += 1) {
    const place = await places.enter(request);
    expect([place.webPort, place.apiPort]).toEqual([0, 0]);
    place.leave();
  }
  expect(await takenAmong(pairs, isFree)).toEqual([pairs[0], pairs[2]]);
});

test('a card for which no pair is left is refused by a sentence, and holds no place', async () => {
  const port = await anotherProgram();
  const all = createPlaces([[port, 0]]);
  await expect(withFreePorts(all, 1, isFree).enter(request)).rejects.toThrow(
    'Other programs have all ports',
  );
  await all.enter(request);
});
