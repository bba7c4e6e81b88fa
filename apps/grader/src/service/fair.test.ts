import { expect, test } from 'vitest';
import { createPlaces, type Place } from './places.ts';
import { clientOf, goodSuite, openTestGrader } from '../../test/support/grader.ts';

const [flooding, other] = ['192.0.2.1', '192.0.2.2'];

test('a card that is drawn is there for half an hour, and after that longer than those of an address that draws many', async () => {
  let now = Date.parse('2026-11-24T09:00:00Z');
  const { address } = await openTestGrader({
    variables: { GRADER_OPEN_CARDS: '3', GRADER_CARDS: '5' },
    now: () => new Date(now),
  });
  const flood = clientOf(address, 'flood', flooding);
  const mine = await clientOf(address, 'me', other).draw();
  const drawn = [await flood.draw(), await flood.draw(), await flood.draw()];
  await expect(flood.draw()).rejects.toThrow('Your IP address has 3 cards that are new');
  now += 29 * 60_000;
  await expect(flood.draw()).rejects.toThrow('"status":429');
  expect(await flood.state(drawn[0]!)).toMatchObject({ phase: 'new' });
  now += 2 * 60_000;
  for (let count = 0; count < 3; count += 1) await flood.draw();
  expect(await flood.state(drawn[0]!)).toMatchObject({ status: 404 });
  expect(await clientOf(address, 'me', other).state(mine)).toMatchObject({ phase: 'new' });
});

test('many cards of one address refuse nobody else', async () => {
  const { address } = await openTestGrader({ instances: 1, variables: { GRADER_OPEN_CARDS: '3' } });
  const floods = await Promise.all(
    ['a', 'b', 'c'].map(async (id) => {
      const client = clientOf(address, id, flooding);
      const card = await client.draw();
      await client.next(card);
      return { client, card };
    }),
  );
  await expect(clientOf(address, 'd', flooding).draw()).rejects.toThrow('"status":429');
  const me = clientOf(address, 'me', other);
  const card = await me.draw({ only: 'door' });
  await me.next(card);
  expect(await me.state(card)).toMatchObject({ phase: 'waiting', place: 1 });
  const inInstance = await Promise.all(floods.map(({ client, card: id }) => client.state(id)));
  const first = floods.find((_, at) => inInstance[at]!.place === undefined);
  await first!.client.end(first!.card);
  expect(await me.play(card, goodSuite)).toMatchObject({ do: 'done', exit: 0 });
});

test('a card of an address that has as many as it may have does not begin', async () => {
  const { address } = await openTestGrader({ variables: { GRADER_OPEN_CARDS: '1' } });
  const [one, two] = [clientOf(address, 'one', flooding), clientOf(address, 'two', other)];
  await one.next(await one.draw());
  const theirs = await two.draw();
  await expect(one.next(theirs)).rejects.toThrow('"status":429');
  expect(await two.turn(theirs)).toMatchObject({ do: 'run' });
});

test('places go to the address that has the fewest, then to that which waits longest, then to who came first', async () => {
  const places = createPlaces([
    [1, 2],
    [3, 4],
  ]);
  const entered: string[] = [];
  const inLine = new Map<string, number>();
  const enter = async (name: string): Promise<Place> => {
    const place = await places.enter({
      from: name.slice(0, 1),
      stop: new AbortController().signal,
      moved: (at) => inLine.set(name, at),
    });
    entered.push(name);
    return place;
  };
  const [first, second] = [await enter('a1'), await enter('a2')];
  const waiting = ['a3', 'a4', 'b1', 'b2', 'c1'].map(enter);
  expect(Object.fromEntries(inLine)).toEqual({ b1: 1, c1: 2, b2: 3, a3: 4, a4: 5 });
  first.leave();
  (await waiting[2]!).leave();
  second.leave();
  for (const at of [4, 3, 0, 1]) (await waiting[at]!).leave();
  expect(entered.slice(2)).toEqual(['b1', 'c1', 'a3', 'b2', 'a4']);
});
